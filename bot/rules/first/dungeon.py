"""Conquest, and the overlord's threat and cards, in a first-edition quest (E2-E6)."""

from bot.rules.basics import names
from bot.rules.basics.options import GainReason, OverlordCardKind
from bot.rules.economy import find, lateness
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers
from bot.rules.first import order, wounds
from bot.rules.first.economy import (
    MOST_CONQUEST,
    award,
    cards_in_reach,
    change_threat,
    draw_cards,
    gain_for_heroes,
    is_overlords_turn,
    killed,
    lose_conquest,
    need_dungeon,
    open_value,
    settle_hand,
)
from bot.rules.printed.first import OverlordCard
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right

MOST_CARDS = 60
MOST = 20


def draw(draft: Draft, command: c.DrawOverlordCards) -> None:
    """Draw cards; of more than deck and discard pile hold, what is there (E4)."""
    draft.need(Right.OVERLORD)
    need_dungeon(draft)
    find.number(command.cards, 1, MOST_CARDS)
    if not cards_in_reach(draft):
        raise r.NoCardsLeft
    draw_cards(draft, command.cards)
    settle_hand(draft)
    asked = any(isinstance(each, q.DiscardDown) for each in draft.campaign.questions)
    if need_dungeon(draft).hand > draft.box.first.economy.hand_limit and not asked:
        draft.add(e.Warned(e.Oddity.HAND_OVER))


def discard(draft: Draft, command: c.DiscardOverlordCards) -> None:
    """Discard cards for threat: what is typed, or what the named card gives (E3)."""
    draft.need(Right.OVERLORD)
    held = need_dungeon(draft).hand
    find.number(command.cards, 1, MOST_CARDS)
    if command.cards > held:
        raise r.NotEnoughCards(command.cards, held)
    printed, card = _named(draft, command.card)
    worth = (printed.discard if printed else 0) if command.threat is None else command.threat
    gained = find.number(worth, 0, MOST)
    discard_for(draft, command.cards, gained, card)
    if not is_overlords_turn(draft.campaign):
        draft.add(e.Warned(e.Oddity.OUT_OF_TURN))
    settle_hand(draft)


def _named(draft: Draft, text: str) -> tuple[OverlordCard | None, str]:
    """Find the card that a name means, a unique part of it too; any other is the group's own."""
    if not text:
        return None, ""
    first = draft.box.first
    once = {card.name: card for card in first.cards}  # a reprint is a row of its own
    printed = first.card(text) or names.by_part(text, once.values())
    return printed, printed.name if printed else find.own_name(text)


def discard_for(draft: Draft, cards: int, threat: int, card: str = "") -> None:
    """Discard cards of the hand for so much threat in all."""
    draft.add(e.OverlordCardsDiscarded(cards, card))
    change_threat(draft, threat, e.DungeonWhy.DISCARD, card)


def play(draft: Draft, command: c.PlayOverlordCard) -> None:
    """Play a card: it is paid in full first, and gives nothing (E3)."""
    draft.need(Right.OVERLORD)
    held = need_dungeon(draft)
    printed, card = _named(draft, command.card)
    dearest = max(MOST, (printed.threat if printed else None) or 0)
    cost = find.number(command.threat, 0, dearest)
    if not held.hand:
        raise r.NotEnoughCards(1, 0)
    if cost > held.threat:
        raise r.NotEnoughThreat(cost, held.threat)
    change_threat(draft, -cost, e.DungeonWhy.PLAYED, card)
    draft.add(e.OverlordCardPlayed(command.kind, card))
    if command.kind is OverlordCardKind.SPAWN and held.spawned:
        draft.add(e.Warned(e.Oddity.SECOND_SPAWN))
    if command.kind is OverlordCardKind.POWER and held.powers:
        draft.add(e.Warned(e.Oddity.SECOND_POWER))
    settle_hand(draft)


def count_deck(draft: Draft, command: c.CountDeck) -> None:
    """Say of how many cards the whole deck is; no pile may hold more than that (E4)."""
    draft.need(Right.OVERLORD)
    held = draft.campaign.dungeon
    least = held.cards - held.deck if held else 1
    size = find.number(command.size, max(1, least), MOST_CARDS)
    more = size - held.cards if held else 0
    if size == draft.campaign.deck_size and not more:
        raise r.NothingToDo
    draft.add(e.DeckCounted(size, more))


def gain_threat(draft: Draft, command: c.GainThreat) -> None:
    """Gain threat for a turn, for curses, or by a note (E2, E3)."""
    match command.reason:
        case GainReason.TURN:
            _gain_for_turn(draft, command)
        case GainReason.CURSE:
            _gain_for_curses(draft, command)
        case GainReason.CORRECTION:
            _gain_by_note(draft, command)
        case GainReason.HERO_DEFEATED | GainReason.CARD:
            raise r.NotInFirstEdition(command.reason)


def _gain_for_turn(draft: Draft, command: c.GainThreat) -> None:
    draft.need(Right.OVERLORD)
    find.number(command.amount, 1, 1)
    order.need_no_boulders(draft)
    if need_dungeon(draft).paid:
        draft.refuse(r.TurnPaid())
    gain_for_heroes(draft, draft.box.first.economy.threat_per_hero, e.DungeonWhy.TURN)


def _gain_for_curses(draft: Draft, command: c.GainThreat) -> None:
    draft.need(Right.OVERLORD)
    need_dungeon(draft)
    curses = find.number(command.amount, 1, MOST)
    gain_for_heroes(draft, curses * draft.box.first.economy.curse_per_hero, e.DungeonWhy.CURSE)


def _gain_by_note(draft: Draft, command: c.GainThreat) -> None:
    draft.need(Right.OVERLORD_OR_STEWARD)
    need_dungeon(draft)
    if not command.note:
        raise r.MissingDetail(command.reason, ("note",))
    amount, note = find.number(command.amount, 1, MOST), find.note(command.note)
    change_threat(draft, amount, e.DungeonWhy.CORRECTION, note=note)


def lose_threat(draft: Draft, command: c.LoseThreat) -> None:
    """Correct the overlord's threat downwards."""
    draft.need(Right.OVERLORD_OR_STEWARD)
    held = need_dungeon(draft).threat
    amount = find.number(command.amount, 1, MOST)
    if amount > held:
        raise r.NotEnoughThreat(amount, held)
    change_threat(draft, -amount, e.DungeonWhy.CORRECTION, note=find.note(command.note))


def change_conquest(draft: Draft, command: c.ChangeConquest) -> None:
    """Give or take conquest, by a note (E5)."""
    draft.need(Right.TABLE)
    held = need_dungeon(draft).conquest
    amount, note = find.number(abs(command.amount), 1, MOST_CONQUEST), find.note(command.note)
    if command.amount > 0:
        award(draft, amount, e.DungeonWhy.NOTE, note)
        return
    if amount > held:
        raise r.NotEnoughConquest(amount, held)
    lose_conquest(draft, amount, e.DungeonWhy.NOTE, note=note)


def activate_glyph(draft: Draft, command: c.ActivateGlyph) -> None:
    """Give the conquest of a glyph (E5)."""
    draft.need(Right.TABLE)
    need_dungeon(draft)
    lateness.need(command.of, lateness.conquest(draft.campaign))
    award(draft, draft.box.first.economy.conquest_of_glyph, e.DungeonWhy.GLYPH)


def kill(draft: Draft, command: c.KillHero) -> None:
    """Let a hero be killed for the conquest value, or for another that is typed (E5).

    Who is in the town already is killed all the same, with a word: the table may set something
    right, and the bot does not see every way back.
    """
    draft.need(Right.TABLE)
    need_dungeon(draft)
    hero = find.hero(draft, command.hero)
    lateness.need(command.falls, lateness.falls(draft.campaign, hero.key))
    asked = open_value(draft.campaign, hero.key)
    if asked is not None:
        raise r.QuestionOpen(asked, answerers(draft.campaign, asked))
    amount = command.amount
    worth = None if amount is None else find.number(amount, 1, MOST_CONQUEST)
    dead_already = hero.key in need_dungeon(draft).town.heroes
    wounds.leave(draft, hero)
    killed(draft, hero, worth)
    if dead_already:
        draft.add(e.Warned(e.Oddity.IN_TOWN))
