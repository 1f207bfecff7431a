"""What can be pressed on the live board: turns, defeats, triggers, endings, the next step."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

from bot.pages.lookups.behind_the_board import ENDING
from bot.pages.lookups.parts import table_of
from bot.pages.page import Block, Button, Buttons, Option, Select, Style, row
from bot.pages.phrases import reward_words, sheet_selects, vitals_presses
from bot.pages.phrases.spending import spending
from bot.pages.phrases.stages import (
    ADD_HERO,
    CHOOSE_DECK,
    START_QUEST,
    agent_buttons,
    end_turn,
    next_step,
    open_form,
    take_off_button,
)
from bot.pages.presses import ONCE, PARTED, Act, Press
from bot.pages.voice import View, Voice
from bot.rules import card_offers, offers
from bot.rules.basics.keys import NOBODY
from bot.rules.basics.options import Reward, Winner
from bot.rules.basics.places import PlaceKind
from bot.rules.basics.stage import Step
from bot.rules.economy import lateness
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from bot.rules.state.questions import DefeatReward

MOST_COUNTERS = 4
ASKED = "asked"
"""In place of a reward: the defeat is noted, and the overlord is asked."""
_A_NAME = "1"

Candidate = tuple[Button, c.Command]
_Thing = TypeVar("_Thing")


def moves(view: View) -> Iterator[Block]:
    """Offer turns, defeats and triggers in an encounter; else triggers, forms and steps."""
    voice = view.voice
    if voice.campaign.ended:
        return
    if not voice.campaign.stage.in_encounter:
        yield vitals_presses.select(view, _mark(voice))
        yield triggers(view)
        yield from sheet_selects.of_step(view)
        yield between_quests(view)
        return
    yield row(*_legal(voice, _turns(view)))
    yield vitals_presses.select(view, _mark(voice))
    yield defeats(view)
    yield triggers(view)
    yield row(*_legal(voice, _agents(view)))
    yield row(*_counters(view))


def between_quests(view: View) -> Buttons:
    """Offer forms, what the present step is for, and the next step."""
    voice = view.voice
    shop = voice.campaign.stage.step is Step.SHOPPING
    pledge = view.look(voice.say("page-button-fortune"), "fortune") if shop else None
    return row(*reward_words.button(view), *spending(view), *_legal(voice, _next(view)), pledge)


def endings(view: View) -> Iterator[Button]:
    """Offer to end the encounter, where another follows, and the quest."""
    voice = view.voice
    under_way = lateness.encounter(voice.campaign)
    encounter = view.button(voice.say("board-button-end-encounter"), Act.END_ENCOUNTER, *under_way)
    quest = view.look(voice.say("board-button-end-quest"), ENDING)
    over = c.EndQuest(Winner.HEROES)
    yield from _legal(voice, ((encounter, c.EndEncounter()), (quest, over)))


def defeats(view: View) -> Select:
    """Offer the defeat of each hero who stands with its reward; not where that is being asked."""
    voice = view.voice
    out = {q.hero for q in voice.campaign.questions if isinstance(q, DefeatReward)}
    if vitals_presses.is_kept(voice.campaign):
        out |= {hero for hero in voice.campaign.heroes if voice.campaign.vitals_of(hero).down}
    heroes = [hero for hero in voice.campaign.heroes.values() if hero.key not in out]
    fallen = tuple(_legal(voice, ((hero, c.DefeatHero(hero.key)) for hero in heroes)))
    press = Press(Act.DEFEAT, view.at, (_mark(voice), ""))
    return Select(voice.say("board-select-defeat"), press, tuple(_defeats(voice, fallen)))


def triggers(view: View) -> Select:
    """Offer the faceup cards with their costs; those that must wait say what for."""
    voice = view.voice
    now = card_offers.triggers(voice.campaign, voice.box)
    later = card_offers.triggers_later(voice.campaign, voice.box, now) if now else ()
    options = (
        *(_option(voice, each) for each in now),
        *(_option(voice, each, _why_not(voice, each)) for each in later),
    )
    press = Press(Act.TRIGGER, view.at, (_mark(voice), ""))
    return Select(voice.say("board-select-trigger"), press, options)


def _mark(voice: Voice) -> str:
    """Mark a select by the newest move.

    Discord keeps showing what was chosen, and takes the same choice again only from a new select.
    """
    newest = voice.campaign.newest
    return str(newest.number if newest else 0)


def _option(voice: Voice, trigger: card_offers.Trigger, why_not: str = "") -> Option:
    name, cost = trigger.card.name, trigger.cost
    label = name if cost is None else voice.say("priced", name=name, cost=cost)
    return Option(label, trigger.card.key, why_not)


def _why_not(voice: Voice, trigger: card_offers.Trigger) -> str:
    """Say of a card when it can be triggered, or that the pool is too small."""
    dear = (trigger.cost or 0) > voice.campaign.threat
    return voice.say("board-too-dear" if dear else f"page-moment-{trigger.card.moment}")


def _turns(view: View) -> Iterator[Candidate]:
    voice = view.voice
    called = voice.campaign.turn
    under_way = called.hero if called is not None and not called.ended else None
    if under_way is not None:
        yield end_turn(view, Style.PRIMARY), c.EndTurn()
    for hero in voice.campaign.heroes:
        if hero != under_way:
            label = voice.short_name(hero)
            yield view.button(label, Act.TURN, hero, ONCE), c.StartHeroTurn(hero)
    if under_way != "":
        overlord = view.button(voice.say("board-button-overlord"), Act.TURN, "", ONCE)
        yield overlord, c.StartOverlordTurn()


def _defeats(voice: Voice, heroes: tuple[Hero, ...]) -> Iterator[Option]:
    """Give the rewards of each hero, and behind all of them the overlord's choice (T1, T2)."""
    for hero in heroes:
        rewards = (Reward.OVERLORD_CARD,) if hero.marked else tuple(Reward)
        yield from (_defeat(voice, hero, reward) for reward in rewards)
    for hero in heroes:
        if not hero.marked:
            yield _defeat(voice, hero, ASKED)


def _defeat(voice: Voice, hero: Hero, reward: str) -> Option:
    label = voice.say(f"board-defeat-{reward}", hero=voice.short_name(hero.key))
    falls = lateness.falls(voice.campaign, hero.key)
    return Option(label, PARTED.join((reward, hero.key, *falls)))


def _agents(view: View) -> Iterator[Candidate]:
    if view.voice.campaign.agent is not None:
        yield from zip(agent_buttons(view), (c.AttackAgent(), c.DefeatAgent()), strict=True)


def _counters(view: View) -> Iterator[Button]:
    """Offer to take counters off the cards on which some lie (L3)."""
    if not any(place.kind is PlaceKind.CARD for place in view.voice.campaign.tokens):
        return
    offered = (take_off_button(view, card, PlaceKind.CARD) for card in view.voice.campaign.cards)
    yield from islice(filter(None, offered), MOST_COUNTERS)


def _next(view: View) -> Iterator[Candidate]:
    voice = view.voice
    button = next_step(view)
    if button is not None:
        yield button, c.NextStep()
    yield open_form(view, ADD_HERO), offers.any_hero(table_of(voice))
    if not voice.campaign.deck:
        yield open_form(view, CHOOSE_DECK), c.ChooseDeck(voice.box.decks[0].name)
    yield open_form(view, START_QUEST), c.StartQuest(_A_NAME)


def _legal(voice: Voice, candidates: Iterable[tuple[_Thing, c.Command]]) -> Iterator[_Thing]:
    """Keep what the overlord or a steward could do now without a house rule."""
    tables = (_first(voice), Table(voice.campaign, _steward(voice), voice.box))
    for thing, command in candidates:
        if any(offers.legal(table, ((thing, command),), timely=True) for table in tables):
            yield thing


def _first(voice: Voice) -> Table:
    """See the table as its first overlord does."""
    overlord = next(iter(voice.campaign.overlords), NOBODY)
    return Table(voice.campaign, Person(overlord), voice.box)


def _steward(voice: Voice) -> Person:
    return Person(voice.campaign.creator, manages=True)
