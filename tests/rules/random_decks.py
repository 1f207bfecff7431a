"""Decks of chance: every effect, moment and way to spend, mixed as no printed deck mixes them."""

from collections.abc import Callable
from random import Random

from bot.rules.basics.options import Attribute
from bot.rules.printed import effect_kinds as kind
from bot.rules.printed.decks import Card, Deck, Moment, Refresh, Spend
from bot.rules.printed.effect_kinds import Effect

CARDS = 12


def random_deck(random: Random) -> Deck:
    """Make a deck; it answers to the name By Chance."""
    cards = tuple(_card(random, number) for number in range(1, CARDS + 1))
    return Deck(name="By Chance", lieutenant="Nobody", homebrew=True, cards=cards)


def _card(random: Random, number: int) -> Card:
    spend = random.choice([*Spend])
    return Card(
        number=number,
        name=f"Card {number}",
        purchase=None if number == 1 else random.randint(0, 3),
        trigger=random.choice((None, 0, 1, 1, 2, 3)),
        printed_trigger=random.choice((None, None, 1)),
        spend=spend,
        moment=random.choice([*Moment, Moment.ANY, Moment.ANY, Moment.PLAY]),
        refresh=Refresh.NONE if spend is Spend.USE else random.choice([*Refresh]),
        effect=random.choice(EFFECTS)(random),
    )


def _tested(random: Random) -> Effect:
    return kind.OneHeroTested(
        attribute=random.choice([*Attribute]),
        who=random.choice([*kind.WhoIsTested]),
        fail_fatigue=random.choice((0, 1, "attribute")),
        fail_guide=random.random() < 0.5,
        pass_threat=random.randint(0, 2),
    )


def _all_tested(random: Random) -> Effect:
    return kind.EveryHeroTested(
        attribute=random.choice([*Attribute]),
        fail_fatigue=random.randint(0, 1),
        overlord_card_at=random.randint(0, 4),
        condition_at=random.randint(0, 4),
        condition="stunned",
        threat_at=random.randint(0, 4),
    )


def _brand(random: Random) -> Effect:
    weakened, least = random.choice([*Attribute]), random.randint(0, 1)
    return kind.Brand(tokens=random.randint(0, 2), rest_fatigue=2, weakens=(weakened,), least=least)


def _counters(random: Random) -> Effect:
    less, each = random.choice([*Attribute]), random.randint(0, 2)
    return kind.SufferingCounters(less=less, threat_each=each)


EFFECTS: tuple[Callable[[Random], Effect], ...] = (
    lambda random: kind.SeeCard(),
    lambda random: kind.Guide(),
    lambda random: kind.Marker(tokens=random.randint(0, 2)),
    lambda random: kind.DiscardThreat(tokens=random.randint(0, 2)),
    lambda random: kind.CardsBeneath(most=random.randint(0, 3), threat_each=random.randint(0, 2)),
    _tested,
    _all_tested,
    lambda random: kind.AfterFailedTest(attribute=random.choice([*Attribute])),
    lambda random: kind.Experience(amount=1, then=random.choice(("stay", "box"))),
    lambda random: kind.Summon(lieutenant="Nobody", masters=1, minions=1),
    lambda random: kind.SurgeFatigue(),
    lambda random: kind.ChooseCondition(options=("stunned", "poisoned")),
    _counters,
    lambda random: kind.MonsterDies(),
    lambda random: kind.ExtraDamage(damage=1, fatigue=1),
    _brand,
    lambda random: kind.AnotherAttack(damage=2),
    lambda random: kind.Rack(stamina_each=random.randint(0, 2), least=0),
    lambda random: kind.Discount(amount=random.randint(0, 2)),
)
