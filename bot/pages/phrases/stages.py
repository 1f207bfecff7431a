"""Where a campaign stands: as a line of its own, and as it is named within a sentence."""

from bot.pages.text import clean
from bot.pages.voice import Voice
from bot.rules.basics.stage import Stage, StageKind, Step


def stage_line(voice: Voice) -> str:
    """Say where the campaign stands."""
    campaign = voice.campaign
    quest, place = campaign.quest, campaign.stage
    if campaign.ended:
        return over_line(voice)
    if quest is not None:
        return voice.say(
            f"page-stage-{place.kind}",
            quest=clean(quest.name),
            kind=voice.say(f"kind-{quest.kind}"),
            encounter=place.encounter,
            encounters=quest.encounters,
            act=str(quest.act),
        )
    if place.step is not None:
        return voice.say("page-stage-phase", step=step_name(place.step, voice))
    return voice.say("page-stage-before")


def over_line(voice: Voice) -> str:
    """Say that a campaign is over, if it is."""
    return voice.say("page-stage-ended") if voice.campaign.ended else ""


def turn_line(voice: Voice) -> str:
    """Say whose turn it is; nothing outside encounters."""
    campaign = voice.campaign
    if campaign.ended or not campaign.stage.in_encounter:
        return ""
    called = campaign.turn
    if called is None:
        set_up = campaign.stage.kind is StageKind.SET_UP
        return voice.say("page-turn-first" if set_up else "page-turn-unknown")
    hero = voice.plain_hero(called.hero) if called.hero else ""
    whose = "hero" if hero else "overlord"
    ended = "-ended" if called.ended else ""
    return voice.say(f"page-turn-{whose}{ended}", hero=hero, round=campaign.round)


def stage_name(stage: Stage, voice: Voice) -> str:
    """Name a stage within a sentence."""
    step = step_name(stage.step, voice) if stage.step else ""
    return voice.say(f"stage-{stage.kind}", step=step, encounter=stage.encounter)


def step_name(step: Step, voice: Voice) -> str:
    """Name a step of the campaign phase."""
    return voice.say(f"step-{step}")
