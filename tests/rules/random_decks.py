"""Decks of chance: every effect, moment and way to spend, mixed as no printed deck mixes them."""

from random import Random
from typing import get_args

from bot.rules import effect_kinds as kind
from bot.rules.effect_kinds import Effect
from bot.rules.options import Attribute
from bot.rules.printed import Card, Deck, Moment, Refresh, Spend

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
        effect=_effect(random),
    )


def _effect(random: Random) -> Effect:
    made = {
        kind.Marker: lambda: kind.Marker(tokens=random.randint(0, 2)),
        kind.DiscardThreat: lambda: kind.DiscardThreat(tokens=random.randint(0, 2)),
        kind.CardsBeneath: lambda: kind.CardsBeneath(
            most=random.randint(0, 3), threat_each=random.randint(0, 2)
        ),
        kind.OneHeroTested: lambda: kind.OneHeroTested(
            attribute=random.choice([*Attribute]),
            who=random.choice([*kind.WhoIsTested]),
            fail_fatigue=random.choice((0, 1, "attribute")),
            fail_guide=random.random() < 0.5,
            pass_threat=random.randint(0, 2),
        ),
        kind.EveryHeroTested: lambda: kind.EveryHeroTested(
            attribute=random.choice([*Attribute]),
            fail_fatigue=random.randint(0, 1),
            overlord_card_at=random.randint(0, 4),
            condition_at=random.randint(0, 4),
            condition="stunned",
            threat_at=random.randint(0, 4),
        ),
        kind.AfterFailedTest: lambda: kind.AfterFailedTest(attribute=random.choice([*Attribute])),
        kind.Experience: lambda: kind.Experience(amount=1, then=random.choice(("stay", "box"))),
        kind.Summon: lambda: kind.Summon(lieutenant="Nobody", masters=1, minions=1),
        kind.ChooseCondition: lambda: kind.ChooseCondition(options=("stunned", "poisoned")),
        kind.SufferingCounters: lambda: kind.SufferingCounters(
            less=random.choice([*Attribute]), threat_each=random.randint(0, 2)
        ),
        kind.ExtraDamage: lambda: kind.ExtraDamage(damage=1, fatigue=1),
        kind.Brand: lambda: kind.Brand(
            tokens=random.randint(0, 2),
            rest_fatigue=2,
            weakens=(random.choice([*Attribute]),),
            least=random.randint(0, 1),
        ),
        kind.AnotherAttack: lambda: kind.AnotherAttack(damage=2),
        kind.Rack: lambda: kind.Rack(stamina_each=random.randint(0, 2), least=0),
        kind.Discount: lambda: kind.Discount(amount=random.randint(0, 2)),
    }
    chosen = random.choice(get_args(Effect))
    plain = chosen in (kind.SeeCard, kind.Guide, kind.SurgeFatigue, kind.MonsterDies)
    effect: Effect = chosen() if plain else made[chosen]()
    return effect
