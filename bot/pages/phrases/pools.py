"""The closing lines of a move: both pools, and the overlord's experience where it changed."""

from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import NOWHERE
from bot.rules.basics.options import Edition
from bot.rules.basics.places import POOL, fortune
from bot.rules.state import events as e
from bot.rules.state.questions import JoinRequest

# Moves that change nothing of these leave the pools out of their message.
_WITHOUT_POOLS = (
    e.CampaignCreated
    | e.StewardActed
    | e.ActedFor
    | e.HouseRuled
    | e.SettingsChanged
    | e.OverlordsChanged
    | e.ActSet
    | e.HeroAdded
    | e.SheetChanged
    | e.HeroMarked
    | e.HeroAssigned
    | e.StandInNamed
    | e.PlayerLeft
    | e.DeckChosen
    | e.Answered
    | e.RollCalled
    | e.DiceRolled
    | e.DiceWordSet
    | e.SecretCommitted
    | e.SecretRevealed
    | e.WellEvent
)


def closing_lines(move: Move, voice: Voice) -> list[str]:
    """Give the lines that end a message about a pool; none for a move about something else."""
    if move.after.edition is not Edition.SECOND or not _about_pools(move):
        return []
    xp = [xp_line(move, voice)] if move.changes_xp else []
    return [*xp, pools_line(move, voice)]


def pools_line(move: Move, voice: Voice) -> str:
    """Write both pools, changed ones with an arrow from before this move to after it."""
    threat = _threat(move, voice)
    heroes = move.after.heroes
    if not heroes:
        return voice.say("pools-without-heroes", threat=threat)
    each = (
        voice.say("pools-hero", hero=voice.plain_hero(key), amount=_fortune(move, voice, key))
        for key in heroes
    )
    return voice.say("pools", threat=threat, fortune=", ".join(each))


def pools_now(voice: Voice) -> str:
    """Write both pools as they are."""
    return pools_line(_still(voice), voice)


def xp_line(move: Move, voice: Voice) -> str:
    """Write the overlord's experience, from before this move to after it."""
    return voice.say("xp", xp=_change(voice, *move.xp_span))


def xp_now(voice: Voice) -> str:
    """Write the overlord's experience as it is."""
    return xp_line(_still(voice), voice)


def _still(voice: Voice) -> Move:
    """A move in which nothing happened: its lines show what is."""
    return Move(NOWHERE, 0, (), voice.campaign, voice.campaign.seq)


def _about_pools(move: Move) -> bool:
    return any(_is_about_pools(event) for event in move.events)


def _is_about_pools(event: e.Event) -> bool:
    if isinstance(event, e.Asked):
        return not isinstance(event.question, JoinRequest)
    return not isinstance(event, _WITHOUT_POOLS)


def _threat(move: Move, voice: Voice) -> str:
    threat = _change(voice, *move.span(POOL))
    awaiting = move.after.awaiting
    if not awaiting:
        return threat
    return voice.say("pools-awaiting", threat=threat, count=awaiting)


def _fortune(move: Move, voice: Voice, hero: str) -> str:
    return _change(voice, *move.span(fortune(hero)))


def _change(voice: Voice, before: int, after: int) -> str:
    if before == after:
        return str(after)
    return voice.say("pools-change", before=before, after=after)
