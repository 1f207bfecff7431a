"""One of each event, question and refusal of the first edition's economy, with every variant."""

from bot.rules.basics.options import GainReason, OverlordCardKind
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r

HERO, WHY = "leoric", e.DungeonWhy
_OF_THREAT = (WHY.TURN, WHY.CURSE, WHY.DISCARD)

EVENTS: list[e.Event] = [
    e.DungeonBegan(12, 3, 33),
    e.HandDealt(5, 2),
    *(e.DungeonThreatChanged(2, why) for why in _OF_THREAT),
    e.DungeonThreatChanged(-2, WHY.PLAYED, "Dodge"),
    *(e.DungeonThreatChanged(by, WHY.CORRECTION, note="counted twice") for by in (1, -1)),
    e.ConquestChanged(3, WHY.GLYPH),
    e.ConquestChanged(-4, WHY.KILLED, HERO),
    e.ConquestChanged(-3, WHY.DECK_OUT),
    e.ConquestChanged(0, WHY.KILLED, HERO),
    e.ConquestChanged(0, WHY.DECK_OUT),
    e.ConquestChanged(3, WHY.SPARED, HERO),
    *(e.ConquestChanged(by, WHY.NOTE, note="a chest") for by in (1, -1)),
    e.ConquestLost(),
    *(e.OverlordCardsDrawn(cards) for cards in (1, 2)),
    *(e.DeckTurned(cards) for cards in (1, 2)),
    *(e.OverlordCardsDiscarded(cards) for cards in (1, 2)),
    e.OverlordCardsDiscarded(1, "Dodge"),
    *(e.OverlordCardPlayed(kind) for kind in OverlordCardKind),
    *(e.OverlordCardPlayed(kind, "Dodge") for kind in OverlordCardKind),
    *(e.DeckCounted(cards) for cards in (1, 40)),
    *(e.Warned(oddity) for oddity in e.Oddity),
]

QUESTIONS: list[q.Question] = [
    *(q.DiscardDown("1-9-0", over, (0, 1, 2, 3)) for over in (1, 2)),
    q.ConquestValue("1-9-1", HERO),
]

REFUSALS: list[r.Refusal] = [
    *(r.NotEnoughCards(needed, 0) for needed in (1, 2)),
    r.NotEnoughConquest(3, 2),
    r.NoCardsLeft(),
    r.NotInFirstEdition(GainReason.CARD),
    r.OfFirstEditionOnly("conquest"),
    r.OfSecondEditionOnly("encounters"),
    r.NoQuest(),
    r.TurnPaid(),
    r.ConquestUnknown("A Test of Nerves"),
    r.UnknownExpansion("Nowhere", ("The Well of Darkness",)),
]
