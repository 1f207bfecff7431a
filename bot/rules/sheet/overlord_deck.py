"""The overlord's deck: of which cards of one's own it is built for the next quest (O1, O2)."""

from collections import Counter
from collections.abc import Iterator

from bot.rules.basics.names import by_part, key
from bot.rules.basics.stage import StageKind
from bot.rules.economy.draft import Draft
from bot.rules.printed.box import Box
from bot.rules.printed.sheet import LearntCard
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.party import Learnt, Party
from bot.rules.state.refusals import Right

LEAST = 15
"""The cards a deck is built of at least."""


def build(draft: Draft, command: c.BuildOverlordDeck) -> None:
    """Leave a card out of the next deck, take one back.

    Raises SameCard, CardNotIn, CardNotOut.
    """
    draft.need(Right.OVERLORD)
    if not command.leave_out and not command.take_in:
        raise r.NothingToDo
    _need_building(draft)
    _need_two_cards(draft, command)
    if command.leave_out:
        card = _own(draft, command.leave_out)
        if card is None or not _in_deck(draft.campaign.party, draft.box)[card.name]:
            raise r.CardNotIn(card.name if card else command.leave_out)
        cards = size(draft.campaign, draft.box) - 1
        draft.add(e.OverlordCardLeftOut(card.name, card.xp or 0, cards))
    if command.take_in:
        card = _own(draft, command.take_in)
        out = draft.campaign.party.left_out
        if card is None or not {Learnt(card.xp or 0, card.name), Learnt(card.xp or 0)} & {*out}:
            raise r.CardNotOut(card.name if card else command.take_in)
        cards = size(draft.campaign, draft.box) + 1
        draft.add(e.OverlordCardTakenIn(card.name, card.xp or 0, cards))


def size(campaign: Campaign, box: Box) -> int:
    """Count the cards of the deck."""
    party = campaign.party
    return sum(_own_copies(party, box).values()) + _nameless(party) - len(party.left_out)


def cards_in(campaign: Campaign, box: Box) -> tuple[str, ...]:
    """Name the cards that can be left out, those learnt first."""
    there = _in_deck(campaign.party, box)
    learnt = dict.fromkeys(each.card for each in campaign.party.learnt)
    return tuple(name for name in dict.fromkeys((*learnt, *there)) if there[name])


def cards_out(campaign: Campaign) -> tuple[str, ...]:
    """Name the cards that are left out."""
    return tuple(dict.fromkeys(each.card for each in campaign.party.left_out if each.card))


def basic_cards(party: Party, box: Box) -> Iterator[LearntCard]:
    """Give the printed cards of the basic deck."""
    return (card for card in box.sheet.cards if card.deck == party.basic)


def _need_building(draft: Draft) -> None:
    """Refuse to build a deck that is being played with."""
    quest, stage = draft.campaign.quest, draft.campaign.stage
    if quest is not None and (stage.kind is not StageKind.SET_UP or stage.encounter > 1):
        draft.refuse(r.DeckInPlay(quest.name))


def _need_two_cards(draft: Draft, command: c.BuildOverlordDeck) -> None:
    """Refuse to leave out the very card that is taken back: nothing would come of it."""
    if command.leave_out and command.take_in:
        out, back = _own(draft, command.leave_out), _own(draft, command.take_in)
        if out is not None and out == back:
            raise r.SameCard(out.name)


def _own(draft: Draft, name: str) -> LearntCard | None:
    """Find a card of one's own by its name."""
    own = _own_copies(draft.campaign.party, draft.box)
    cards = [card for card in draft.box.sheet.cards if own[card.name]]
    exact = next((card for card in cards if key(card.name) == key(name)), None)
    return exact or by_part(name, cards)


def _own_copies(party: Party, box: Box) -> Counter[str]:
    own = Counter({card.name: card.copies for card in basic_cards(party, box)})
    own.update(each.card for each in party.learnt if each.card)
    return own


def _in_deck(party: Party, box: Box) -> Counter[str]:
    return _own_copies(party, box) - Counter(each.card for each in party.left_out)


def _nameless(party: Party) -> int:
    return sum(not each.card for each in party.learnt)
