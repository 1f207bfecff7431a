"""What a campaign waits for, since when, and for whom: open questions and the turn under way."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.rules.cards.kinds import ASKED
from bot.rules.economy.people import answerers, creators, holders
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, Turn
from bot.rules.state.questions import JoinRequest, OfCard, Question, ShopPledge
from bot.rules.state.refusals import Right
from bot.rules.state.replay import live
from bot.rules.state.touches import Touch

HOLD_NOBODY_UP = (ShopPledge, JoinRequest)
_TURNS = (e.OverlordTurnBegan, e.HeroTurnBegan)


class Wait(Struct, frozen=True):
    """One wait, for a question or else for the turn of `hero` (empty: the overlord's).

    `key` stays the same as long as the same is waited for; `since` is in unix seconds.
    """

    key: str
    since: int
    users: tuple[int, ...]
    question: Question | None = None
    hero: str = ""


def waits(campaign: Campaign, log: Sequence[e.Entry]) -> tuple[Wait, ...]:
    """Find what is waited for now, questions before the turn; nothing where all is over.

    A pledge and a request to join hold nobody up, and while an answer is needed before the turn
    goes on, the table waits for that alone.
    """
    if campaign.ended or not log:
        return ()
    standing = live(log)
    return (*_questions(campaign, standing), *_turn(campaign, standing, log[-1].at))


def _questions(campaign: Campaign, standing: Sequence[e.Entry]) -> Iterator[Wait]:
    asked: dict[str, int] = {}
    for entry in standing:
        if isinstance(entry.event, e.Asked):
            asked.setdefault(entry.event.question.id, entry.at)
    for question in campaign.questions:
        if question.id in asked and not isinstance(question, HOLD_NOBODY_UP):
            users = answerers(campaign, question) or creators(campaign)
            yield Wait(f"q{question.id}", asked[question.id], users, question)


def _turn(campaign: Campaign, standing: Sequence[e.Entry], newest: int) -> Iterator[Wait]:
    """A turn waits since anything happened last in the campaign, and is one wait to its end."""
    turn = campaign.turn
    if turn is None or turn.ended or any(map(_holds_turn, campaign.questions)):
        return
    began = [entry.seq for entry in standing if isinstance(entry.event, _TURNS)]
    users = _whose(campaign, turn)
    if began and users:
        yield Wait(f"t{began[-1]}", newest, users, hero=turn.hero)


def _holds_turn(question: Question) -> bool:
    holds = ASKED[question.purpose].holds if isinstance(question, OfCard) else question.holds
    return Touch.TURN in holds


def _whose(campaign: Campaign, turn: Turn) -> tuple[int, ...]:
    if not turn.hero:
        return campaign.overlords
    return holders(campaign, Right.HERO, campaign.heroes.get(turn.hero))
