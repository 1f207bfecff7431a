"""Commands drawn at random from what the table shows; many of them make no sense at the moment."""

from collections.abc import Callable, Iterator
from random import Random

from bot.rules.basics.options import (
    Attribute,
    AttributeTestsBy,
    Costs,
    FortuneUse,
    GainReason,
    QuestKind,
    Reward,
    RulesMode,
    Sheet,
    StepOrder,
    Track,
    Winner,
)
from bot.rules.economy.people import Person, may_answer
from bot.rules.economy.stages import steps_ahead
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import PUT, choices, of_each_hero
from tests.rules.random_party import draw_party
from tests.rules.table import BJORN, CARLA, DORA, EVERYBODY, MARA, NILS, NOTE, OLGA

HEROES = ("Leoric", "Astarra", "Grisban", "Syndrael", "Avric Albright")
GROUPS = ("Goblin Archers", "Arachyura", "Zombie", "Pirates")
PLAYERS = (BJORN, CARLA, DORA)

Make = Callable[[Random, Campaign], c.Command | None]


def draw(random: Random, state: Campaign) -> tuple[Person, c.Command] | None:
    """Draw somebody and what they ask for; None where the draw makes no command."""
    if state.questions and random.random() < 0.6:
        return random.choice([*answers(state)])
    if state.keeps(Track.EVERYTHING) and random.random() < 0.35:
        return random.choice((OLGA, *PLAYERS)), _vitals(random, state)
    if state.keeps(Track.SHEET) and random.random() < 0.15:
        return random.choice((OLGA, OLGA, OLGA, *PLAYERS)), draw_party(random, state)
    makers = (QUEST if state.quest else BETWEEN) if random.random() < 0.75 else ALWAYS
    (make,) = random.choices([*makers], [*makers.values()])
    command = make(random, state)
    # Olga may nearly everything; the others ask for the rest, and for what is not theirs.
    by = random.choice(EVERYBODY) if random.random() < 0.5 else OLGA
    return None if command is None else (by, command)


def answers(state: Campaign) -> Iterator[tuple[Person, c.Command]]:
    """Give every answer to every open question, by each person whose own choice it is."""
    for question in state.questions:
        yield from answers_to(state, question)


def answers_to(state: Campaign, question: q.Question) -> Iterator[tuple[Person, c.Command]]:
    """Give every answer to a question; where nobody's own role allows it, the steward's."""
    people = [by for by in (OLGA, *PLAYERS, NILS, MARA) if may_answer(state, by, question)]
    for by in people or [OLGA]:
        if isinstance(question, q.DescribeGroup):
            for group in GROUPS:
                yield by, c.AnswerGroup(question.id, group, 1, 2)
        for choice in choices(question):
            yield by, c.Answer(question.id, choice.value)
        if isinstance(question, q.HeroTests):
            for choice in of_each_hero(question):
                yield by, c.Answer(question.id, choice.value)
        if isinstance(question, q.ShopPledge):
            for hero in state.heroes:
                yield by, c.Answer(question.id, f"{PUT}:{hero}")


def _hero(random: Random, state: Campaign) -> str:
    return random.choice([*state.heroes] or [HEROES[0]])


def _card(random: Random, state: Campaign) -> str:
    return random.choice([*state.cards] or ["none"])


def _faceup(random: Random, state: Campaign) -> str:
    lying = [card.key for card in state.cards.values() if card.faceup and not card.exhausted]
    return random.choice(lying or ["none"])


def _add_hero(random: Random, state: Campaign) -> c.Command:
    figures = Sheet(*(random.choice((None, 1, 2, 3, 5)) for _ in range(7)))
    player = random.choice((*PLAYERS, NILS))
    return c.AddHero(random.choice(HEROES), player.user, figures)


def _start(random: Random, state: Campaign) -> c.Command:
    kind = random.choice((QuestKind.NORMAL, QuestKind.NORMAL, *QuestKind))
    named = random.choice(("", "", "Zarihell, Rylan Olliven"))
    return c.StartQuest("First Blood", kind, random.randint(1, 3), named)


def _step(random: Random, state: Campaign) -> c.Command | None:
    ahead = steps_ahead(state)
    return c.GoToStep(random.choice(ahead)) if ahead and random.random() < 0.2 else c.NextStep()


def _gain(random: Random, state: Campaign) -> c.Command:
    hero, card = _hero(random, state), _card(random, state)
    return random.choice(
        (
            c.GainThreat(GainReason.HERO_DEFEATED, hero),
            c.GainThreat(GainReason.CORRECTION, amount=random.randint(1, 6), note=NOTE),
            c.GainThreat(GainReason.CARD, amount=random.randint(1, 3), card=card),
        )
    )


def _set_hero(random: Random, state: Campaign) -> c.Command:
    figures = Sheet(willpower=random.randint(0, 6), stamina=random.randint(0, 6))
    return c.SetHero(_hero(random, state), figures, random.choice((None, True, False)))


def _settings(random: Random, state: Campaign) -> c.Command:
    return random.choice(
        (
            c.ChangeSettings(costs=random.choice([*Costs])),
            c.ChangeSettings(tests=random.choice([*AttributeTestsBy])),
            c.ChangeSettings(steps=random.choice([*StepOrder])),
            c.ChangeSettings(rules=random.choice([*RulesMode, RulesMode.STRICT])),
        )
    )


def _fortune(random: Random, state: Campaign) -> c.Command:
    amount = random.choice((-2, -1, 1, 2, 4))
    return c.CorrectFortune(_hero(random, state), amount, NOTE)


def _once_more(random: Random, state: Campaign) -> c.Command:
    """A second extra action of the same hero, where one was taken (F3)."""
    hero = random.choice([*state.extra_actions] or [_hero(random, state)])
    return c.SpendFortune(FortuneUse.EXTRA_ACTION, hero)


def _seat(random: Random, state: Campaign) -> c.Command:
    user = random.choice((*PLAYERS, NILS, MARA)).user
    hero = _hero(random, state)
    return random.choice((c.AssignHero(hero, user), c.NameStandIn(hero, user)))


def _vitals(random: Random, state: Campaign) -> c.Command:
    """Something that a hero suffers, recovers, or gets up from."""
    hero, few = _hero(random, state), random.randint(0, 4)
    condition = random.choice(("", "", "poisoned", "diseased", "stunned", "doomed"))
    return random.choice(
        (
            c.SufferHero(hero, few, random.randint(0, 3), condition, random.random() < 0.8),
            c.SufferHero(hero, damage=1),
            c.RecoverHero(hero, few, random.randint(0, 2), condition),
            c.StandUp(hero),
            c.ReviveHero(hero, _hero(random, state)),
            c.SpendFortune(FortuneUse.RECOVER_FATIGUE, state.turn.hero if state.turn else hero),
        )
    )


def _roll(random: Random, state: Campaign) -> c.Command:
    hero = _hero(random, state)
    return random.choice(
        (
            c.RollTest(random.choice([*Attribute]), hero),
            c.RollAttack("blue red", "gray", hero=hero, target=_hero(random, state)),
            c.AttackWithHero(hero, random.choice(("", "blue red"))),
            c.RerollDie(random.choice(("gray", "black", "blue", "red")), hero),
        )
    )


BETWEEN: dict[Make, int] = {
    _start: 4,
    _step: 12,
    lambda random, state: c.BuyPlotCard(_card(random, state)): 20,
    lambda random, state: c.TriggerPlotCard(_faceup(random, state)): 8,
    lambda random, state: c.ConvertXp(random.randint(1, 2)): 4,
    lambda random, state: c.OpenShopPledge(): 4,
    _add_hero: 3,
    lambda random, state: c.RemoveHero(_hero(random, state)): 1,
}
QUEST: dict[Make, int] = {
    lambda random, state: c.TriggerPlotCard(_faceup(random, state)): 30,
    lambda random, state: c.StartOverlordTurn(): 8,
    lambda random, state: c.StartHeroTurn(_hero(random, state)): 10,
    lambda random, state: c.EndTurn(): 3,
    lambda random, state: c.DefeatHero(_hero(random, state)): 4,
    lambda random, state: c.DefeatHero(_hero(random, state), random.choice([*Reward])): 2,
    lambda random, state: c.RestHero(_hero(random, state)): 4,
    lambda random, state: c.AttackAgent(): 6,
    lambda random, state: c.DefeatAgent(): 2,
    lambda random, state: c.SpendFortune(random.choice([*FortuneUse]), _hero(random, state)): 8,
    _once_more: 6,
    lambda random, state: c.RollTest(random.choice([*Attribute]), _hero(random, state)): 6,
    lambda random, state: c.EndEncounter(): 2,
    lambda random, state: c.EndQuest(random.choice([*Winner])): 3,
}
ALWAYS: dict[Make, int] = {
    _gain: 10,
    lambda random, state: c.LoseThreat(random.randint(1, 3), NOTE): 1,
    _fortune: 5,
    _set_hero: 2,
    _settings: 2,
    _seat: 1,
    _roll: 6,
    lambda random, state: c.RefreshPlotCard(_card(random, state)): 2,
    lambda random, state: c.TakeTokensOff(_card(random, state)): 3,
    lambda random, state: c.RecordPlotCost(_card(random, state), random.randint(0, 4)): 1,
    lambda random, state: c.PlayRumor("Whispers", random.random() < 0.5): 1,
    lambda random, state: c.AdjustXp(random.choice((-1, 1, 2)), NOTE): 1,
    lambda random, state: c.TakeBack(): 2,
    lambda random, state: c.PlayAgain(): 2,
}
