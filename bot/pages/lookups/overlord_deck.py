"""The overlord's deck for the overlord side alone: the basic cards and what was learnt (O1, O2)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.pages.lookups.parts import need, table_of
from bot.pages.page import Accent, Page, lines, row
from bot.pages.phrases.sheet_selects import basic_decks, learn_card
from bot.pages.phrases.spending import LEARNING
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.stage import Step
from bot.rules.printed.sheet import LearntCard
from bot.rules.sheet.overlord_deck import LEAST, basic_cards, size
from bot.rules.state.party import Learnt
from bot.rules.state.refusals import Right

NAME = LEARNING


def overlord_deck(view: View) -> Page:
    """Draw the deck; raises NotYours for everybody but the overlord side."""
    need(view.voice, Right.OVERLORD)
    spends = view.voice.campaign.stage.step is Step.SPEND_XP
    learning = (learn_card(view, table_of(view.voice)),) if spends else ()
    decks = row(*basic_decks(view))
    return Page((lines(*_told(view.voice)), *learning, decks), Accent.THREAT)


def _told(voice: Voice) -> Iterator[str]:
    party = voice.campaign.party
    basic = basic_cards(party, voice.box)
    cards_in_all = size(voice.campaign, voice.box)
    yield voice.say("overlord-deck-title")
    cards = voice.listed(_basic(card, voice) for card in basic)
    yield voice.say("overlord-deck-basic", deck=clean(party.basic), cards=cards)
    learnt = list(_learnt(voice))
    cards = voice.listed(learnt)
    key = "overlord-deck-learnt" if learnt else "overlord-deck-learnt-none"
    yield voice.say(key, cards=cards)
    out = list(_named(party.left_out, voice))
    if out:
        yield voice.say("overlord-deck-out", cards=voice.listed(out))
    xp = voice.campaign.xp
    yield voice.say("overlord-deck-count", cards=cards_in_all, hand=party.hand, xp=xp)
    if cards_in_all < LEAST:
        yield voice.say("overlord-deck-small", least=LEAST)


def _basic(card: LearntCard, voice: Voice) -> str:
    return _copies(card.name, card.copies, voice)


def _learnt(voice: Voice) -> Iterator[str]:
    learnt = voice.campaign.party.learnt
    yield from _named(learnt, voice)
    for each in learnt:
        if not each.card:
            yield voice.say("overlord-deck-nameless", level=each.level)


def _named(cards: Sequence[Learnt], voice: Voice) -> Iterator[str]:
    for name, copies in Counter(each.card for each in cards if each.card).items():
        yield _copies(name, copies, voice)


def _copies(name: str, copies: int, voice: Voice) -> str:
    if copies == 1:
        return clean(name)
    return voice.say("overlord-deck-copies", copies=copies, name=clean(name))
