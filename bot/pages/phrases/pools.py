"""The closing lines of a move: both pools, and the overlord's experience where it changed."""

from bot.pages.phrases.moves import Move
from bot.pages.phrases.naming import Naming
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
    | e.SecretCommitted
    | e.SecretRevealed
    | e.WellHappened
)


def closing_lines(move: Move, names: Naming) -> list[str]:
    """Give the lines that end a message about a pool; none for a move about something else."""
    if move.after.edition is not Edition.SECOND or not _about_pools(move):
        return []
    xp = [xp_line(move, names)] if move.xp_gain else []
    return [*xp, pools_line(move, names)]


def pools_line(move: Move, names: Naming) -> str:
    """Write both pools, changed ones with an arrow from before this move to now."""
    threat = _threat(move, names)
    heroes = move.after.heroes
    if not heroes:
        return names.say("pools-without-heroes", threat=threat)
    each = (
        names.say("pools-hero", hero=names.plain_hero(key), amount=_fortune(move, names, key))
        for key in heroes
    )
    return names.say("pools", threat=threat, fortune=", ".join(each))


def xp_line(move: Move, names: Naming) -> str:
    """Write the overlord's experience, from before this move to now."""
    return names.say("xp", xp=_change(names, move.after.xp, move.xp_gain))


def _about_pools(move: Move) -> bool:
    return any(_is_about_pools(event) for event in move.events)


def _is_about_pools(event: e.Event) -> bool:
    if isinstance(event, e.Asked):
        return not isinstance(event.question, JoinRequest)
    return not isinstance(event, _WITHOUT_POOLS)


def _threat(move: Move, names: Naming) -> str:
    threat = _change(names, move.after.threat, move.gain(POOL))
    awaiting = move.after.awaiting
    if not awaiting:
        return threat
    return names.say("pools-awaiting", threat=threat, count=awaiting)


def _fortune(move: Move, names: Naming, hero: str) -> str:
    return _change(names, move.after.fortune(hero), move.gain(fortune(hero)))


def _change(names: Naming, now: int, gain: int) -> str:
    if not gain:
        return str(now)
    return names.say("pools-change", before=now - gain, after=now)
