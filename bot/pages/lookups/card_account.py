"""What a Plot card has cost and brought, in one line: of a quest, or of the whole campaign."""

from collections.abc import Iterable, Iterator

from bot.pages.voice import Voice
from bot.rules.course.tally import Tally


def accounts(voice: Voice, counted: Tally) -> Iterator[str]:
    """Tell it of every card that did something, in the order of the first time."""
    for card in counted.cards():
        told = account(voice, counted, card)
        if told:
            yield voice.say("page-summary-card", card=voice.plain_card(card), account=told)


def account(voice: Voice, counted: Tally, card: str) -> str:
    """Tell it of one card; empty where it did nothing."""
    return voice.apart(_parts(voice, counted, card))


def _parts(voice: Voice, counted: Tally, card: str) -> Iterable[str]:
    if card in counted.bought:
        yield voice.say("page-account-bought", amount=counted.bought[card])
    if counted.triggered[card]:
        paid, given = counted.triggers[card], counted.flipped[card]
        times = counted.triggered[card]
        yield voice.say("page-account-triggered", times=times, threat=paid, fortune=given)
    for what, counter in (
        ("paid", counted.payments),
        ("threat", counted.brought),
        ("xp", counted.brought_xp),
        ("drawn", counted.drawn),
    ):
        if counter[card]:
            yield voice.say(f"page-account-{what}", amount=counter[card])
