"""An event in words as part of its move, where others in it tell some of it, or make it another."""

from collections.abc import Iterator
from itertools import pairwise, takewhile

from bot.pages.phrases import dice_words, lines
from bot.pages.phrases.changes import chosen
from bot.pages.phrases.fields import arguments
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.state import events as e


def line(event: e.Event, move: Move, voice: Voice) -> str:
    """Say an event as part of its move; empty for one that something else tells."""
    match event:
        case e.DiceRolled(why=e.RollFor.CARD_TEST):
            return _card_test(event, move, voice)
        case e.SecretCommitted():
            return _promise(event, move, voice)
        case e.WellAttackSettled() if ends_without_dice(event, move):
            return voice.say("well-settled-without-dice")
        case e.XpChanged(why=e.Why.REWARDS) if any(
            isinstance(each, e.RewardTaken) for each in move.events
        ):  # that of the step itself was told before
            return voice.say("event-xp-changed-reward", **arguments(event, voice))
        case e.HeroMarked() if any(isinstance(each, e.QuestEnded) for each in move.events):
            return ""  # hero tokens leave with every quest (C5)
        case e.DiceRolled() | e.Withdrawn() if move.on_map:
            return ""  # what happens on the map tells of dice itself
        case _:
            return _beside_others(event, move, voice)


def _beside_others(event: e.Event, move: Move, voice: Voice) -> str:
    """Say an event without what another one of its move says: what is settled, how a card lies."""
    match event:
        case e.SettingsChanged() if _has(move, e.CampaignCreated):
            return voice.say("event-settings-changed", changes=chosen(event, voice))
        case e.CardTriggered() if goes_back(event, move):
            return voice.say("event-card-triggered-returned", **arguments(event, voice))
        case e.FigureTurnBegan() | e.BouldersAwaited() if _has(
            move, e.HeroTurnBegan, e.OverlordTurnBegan
        ):
            return _turn_on_map(event, voice)
        case _:
            return lines.line(event, voice)


def _has(move: Move, *kinds: type[e.Event]) -> bool:
    return any(isinstance(each, kinds) for each in move.events)


def _turn_on_map(event: e.FigureTurnBegan | e.BouldersAwaited, voice: Voice) -> str:
    """Say what waits on the map as a turn begins: that it begins, the turn itself has said."""
    if isinstance(event, e.FigureTurnBegan):
        return ""
    return voice.say("more-boulders-awaited", **arguments(event, voice))


def _card_test(event: e.DiceRolled, move: Move, voice: Voice) -> str:
    """Say what a test for a card showed, faces that were rerolled since struck through (D4).

    In a move that is struck itself that could not be seen: there stands what was rolled at first.
    """
    dice = list(map(RolledDie, event.dice, event.faces))
    for later in () if move.is_undone else _rerolls(event, move):
        old = dice[later.position]
        dice[later.position] = RolledDie(old.die, later.faces[0], (*old.struck, old.face))
    shown = voice.row(dice_words.shown([die], voice) for die in dice)
    return voice.say(lines.key(event), **{**arguments(event, voice), "dice": shown})


def _promise(event: e.SecretCommitted, move: Move, voice: Voice) -> str:
    """Say what was promised of the dice; whether a newer promise has taken its place since."""
    promises = [x for x in (*move.events, *move.besides) if isinstance(x, e.SecretCommitted)]
    if promises and promises[-1] != event:
        return voice.say("event-secret-replaced", **arguments(event, voice))
    return lines.line(event, voice)


def _rerolls(test: e.DiceRolled, move: Move) -> Iterator[e.DiceRolled]:
    """Give the rerolls of a test for a card; those of rolls at the table are moves of their own."""
    rolled = (each for each in move.events if isinstance(each, e.DiceRolled))
    later = (each for each in rolled if each.hero == test.hero and each.number > test.number)
    return takewhile(lambda each: each.why is e.RollFor.REROLL, later)


def goes_back(event: e.Event, move: Move) -> bool:
    """Tell whether a card is triggered and leaves the table with it: how it lies says nothing."""
    if not isinstance(event, e.CardTriggered):
        return False
    returned = (each for each in move.events if isinstance(each, e.CardReturned))
    return any(each.card == event.card for each in returned)


def ends_without_dice(event: e.Event, move: Move) -> bool:
    """Tell whether daze took every die of an attack, so that it ended without a roll (W7)."""
    steps = pairwise(move.events)
    lost = (after for before, after in steps if isinstance(before, e.DazeDiceLost))
    return any(each is event for each in lost)
