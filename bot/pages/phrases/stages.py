"""Where a campaign stands, in words, and the buttons for what comes next."""

from collections.abc import Iterator

from bot.pages.page import Button, Style
from bot.pages.presses import ONCE, Act
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Edition, LieutenantFact, Track, Winner
from bot.rules.basics.places import PlaceKind
from bot.rules.basics.stage import Stage, StageKind, Step
from bot.rules.cards.kind import effect_of
from bot.rules.cards.kinds import Summon
from bot.rules.cards.kinds.summon import FORBIDDEN_KINDS
from bot.rules.economy import lateness
from bot.rules.economy.stages import steps_ahead
from bot.rules.printed.decks import Card
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import NO, YES

_NEAR_THE_QUEST = (Step.CHOOSE_QUEST, Step.QUEST_SET_UP, Step.TRAVEL)
ADD_HERO, CHOOSE_DECK, START_QUEST = "add-hero", "choose-deck", "start-quest"
NAME_OVERLORD, ENTER_SHEET, SEARCH_GOLD = "name-overlord", "enter-sheet", "search-gold"
NOW = "now"


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


def go_to(view: View, step: Step) -> Button:
    """Offer to go to a step of the campaign phase."""
    label = view.voice.say("button-go-to", step=step_name(step, view.voice))
    return view.button(label, Act.GO_TO, step.value)


def next_step(view: View) -> Button | None:
    """Offer the next step by its name, so that two quick presses go only one step; if any."""
    ahead = steps_ahead(view.voice.campaign)
    if not ahead:
        return None
    label = view.voice.say("button-next-step")
    return view.button(label, Act.GO_TO, ahead[0].value, style=Style.PRIMARY)


def open_form(view: View, form: str, style: Style = Style.SECONDARY) -> Button:
    """Offer a form by its name: a hero, a deck, a quest."""
    return view.button(view.voice.say(f"button-{form}"), Act.OPEN, form, style=style)


def begin_quest(view: View) -> Button | None:
    """Offer to start a quest in the steps that lead up to one: by then it is chosen."""
    near = view.voice.campaign.stage.step in _NEAR_THE_QUEST
    return open_form(view, START_QUEST) if near else None


def search_gold(view: View) -> Button | None:
    """Offer to type what the Search cards bring, where that is still to be entered (G1)."""
    campaign = view.voice.campaign
    second = campaign.edition is Edition.SECOND and campaign.stage.step is Step.GOLD
    wanted = second and campaign.keeps(Track.SHEET) and not campaign.party.searched
    return open_form(view, SEARCH_GOLD) if wanted else None


def what_now(view: View) -> Button:
    """Offer to show whoever presses what there is to do just now."""
    return view.look(view.voice.say("button-what-now"), NOW)


def turn_button(view: View, hero: str) -> Button:
    """Offer to begin a hero's turn, or the overlord's if none is named."""
    if not hero:
        return view.button(view.voice.say("page-button-overlord-turn"), Act.TURN, hero, ONCE)
    name = view.voice.campaign.heroes[hero].name
    return view.button(view.voice.say("page-button-hero-turn", hero=name), Act.TURN, hero, ONCE)


def heroes_next(campaign: Campaign) -> tuple[str, ...]:
    """Give the heroes whose turn may come next; the one whose turn is just over comes last."""
    called = campaign.turn
    if called is None or called.hero not in campaign.heroes:
        return tuple(campaign.heroes)
    others = (hero for hero in campaign.heroes if hero != called.hero)
    return (*others, called.hero) if called.ended else tuple(others)


def won(view: View, winner: Winner, campaign: Campaign, style: Style = Style.SECONDARY) -> Button:
    """Offer to end the quest that a campaign is in, which one side has won."""
    label, quest = view.voice.say(f"button-{winner}-won"), lateness.quest(campaign)
    return view.button(label, Act.END_QUEST, winner.value, *quest, style=style)


def end_turn(view: View, style: Style = Style.SECONDARY) -> Button:
    """Offer to call the turn under way over."""
    turn = lateness.turn(view.voice.campaign)
    return view.button(view.voice.say("board-button-end-turn"), Act.END_TURN, *turn, style=style)


def saved_attack(view: View, hero: str) -> Iterator[Button]:
    """Offer the attack that is kept for a hero, if one is."""
    held = view.voice.campaign.heroes.get(hero)
    if held is not None and held.attack:
        dice = view.voice.listed(map(view.voice.die, held.attack))
        yield view.button(view.voice.say("button-hero-attack", dice=dice), Act.HERO_ATTACK, hero)


def agent_buttons(view: View) -> tuple[Button, Button]:
    """Offer what befalls an agent on the map: an attack, its end."""
    say = view.voice.say
    return (
        view.button(say("button-agent-attacked"), Act.AGENT_ATTACKED),
        view.button(say("button-agent-defeated"), Act.AGENT_DEFEATED),
    )


def lieutenant_to_know(voice: Voice) -> str:
    """Name the lieutenant of whom nobody has said if the quest has it, and whose agent waits (A5).

    That matters once the Summon card lies faceup.
    """
    campaign = voice.campaign
    deck = voice.box.deck(campaign.deck) if campaign.deck else None
    if deck is None or campaign.quest is None or not campaign.keeps(Track.SHEET):
        return ""
    faceup = any(
        isinstance(card.effect, Summon) and campaign.cards[card.key].faceup
        for card in deck.cards
        if card.key in campaign.cards
    )
    barred = bool(campaign.quest.lieutenants) or campaign.quest.kind in FORBIDDEN_KINDS
    told = (deck.lieutenant, LieutenantFact.IN_QUEST) in campaign.lieutenants_told
    return deck.lieutenant if faceup and not (barred or told) else ""


def is_summons(card: str, voice: Voice) -> bool:
    """Tell whether a card brings an agent in."""
    printed = voice.printed(card)
    return printed is not None and isinstance(printed.effect, Summon)


def lieutenant_buttons(view: View) -> Iterator[Button]:
    """Offer to say whether that lieutenant is in the quest."""
    lieutenant, say = lieutenant_to_know(view.voice), view.voice.say
    if lieutenant:
        quest = lateness.quest(view.voice.campaign)
        there = say("button-lieutenant-there", lieutenant=lieutenant)
        not_there = say("button-lieutenant-not-there", lieutenant=lieutenant)
        yield view.button(there, Act.LIEUTENANT, lieutenant, YES, *quest)
        yield view.button(not_there, Act.LIEUTENANT, lieutenant, NO, *quest)


def buy_button(view: View, card: Card) -> Button:
    """Offer to buy a Plot card."""
    return view.button(view.voice.say("page-button-buy", card=card.name), Act.BUY, card.key)


def take_off_button(view: View, card: str, *kinds: PlaceKind) -> Button | None:
    """Offer to take one token off a card, or off what it marks; of these kinds of places alone."""
    printed = view.voice.printed(card)
    loose = effect_of(printed).loose(printed) if printed else None
    lying = view.voice.campaign.tokens.get(loose.place, 0) if loose else 0
    if printed is None or loose is None or not lying or (kinds and loose.place.kind not in kinds):
        return None
    label = view.voice.say("button-take-off", card=clean(printed.name), lying=lying)
    return view.button(label, Act.TAKE_OFF, card, str(lying))


def trigger_button(view: View, card: Card, style: Style = Style.SECONDARY) -> Button:
    """Offer to trigger a Plot card."""
    label = view.voice.say("page-button-trigger", card=card.name)
    return view.button(label, Act.TRIGGER, card.key, style=style)
