"""Gold, items, classes, skills and Overlord cards drawn at random, where they are kept."""

from random import Random

from bot.rules.basics.options import Shop
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign

NOTE = "as the table agreed"
WARES = ("Chainmail", "Crossbow", "Elm Greatbow", "Grandmother's Pan", "Dawnblade")
CLASSES = ("Knight", "Berserker", "Disciple", "Necromancer", "Avenger", "Thief", "Psychic")
SKILLS = ("Guard", "Advance", "Rage", "Raise Dead", "Corpse Blast", "Possession", "Time of Need")
CARDS = ("Unholy Ritual", "Rise Again", "Schemes", "Plan Ahead", "Fire Gems", "Diabolic Power")


def draw_party(random: Random, state: Campaign) -> c.Command:
    """Draw one that makes some sense at the moment, most often."""
    hero = random.choice([*state.heroes] or ["Leoric"])
    match state.stage.step:
        case Step.GOLD if random.random() < 0.4:
            return c.SearchGold(random.choice((25, 175, 350)))
        case Step.SPEND_XP if random.random() < 0.7:
            return _learn(random, state, hero)
        case Step.SHOPPING if random.random() < 0.7:
            return _shop(random, state, hero)
        case _:
            return _anytime(random, state, hero)


def _learn(random: Random, state: Campaign, hero: str) -> c.Command:
    owned = random.random() < 0.2
    return random.choice(
        (
            c.LearnSkill(hero, random.choice(SKILLS), owned),
            c.LearnOverlordCard(random.choice(CARDS), owned),
            c.LearnOverlordCard("Unholy Ritual"),
        )
    )


def _shop(random: Random, state: Campaign, hero: str) -> c.Command:
    shown = [each.item for each in state.party.shop] or list(WARES)
    return random.choice(
        (
            c.BuyItem(random.choice(shown), hero),
            c.BuyItem(random.choice(WARES), hero, random.choice((None, 0, 20))),
            c.RevealItem(),
        )
    )


def _anytime(random: Random, state: Campaign, hero: str) -> c.Command:
    carried = [item.name for item in state.party.kit(hero).items] or list(WARES)
    others = [*state.heroes] or ["Leoric"]
    left_out = [each.card for each in state.party.left_out]
    return random.choice(
        (
            c.TakeReward(random.choice((None, hero))),
            c.ChangeGold(random.choice((-50, -25, 25, 100, 200)), NOTE),
            c.AddItem(random.choice(WARES), hero, NOTE),
            c.SellItem(random.choice(carried), hero),
            c.GiveItem(random.choice(carried), hero, random.choice(others)),
            c.TakeClass(hero, random.choice(CLASSES)),
            c.ChangeHeroXp(hero, random.choice((-1, 1, 2)), NOTE),
            c.LearnSkill(hero, random.choice(SKILLS), owned=True),
            c.ChangeHand(random.choice((-2, -1, 1, 2)), random.choice(("", NOTE))),
            c.BuildOverlordDeck(
                random.choice(("", "Dash", "Tripwire")), random.choice(("", *left_out))
            ),
            c.ChooseBasicDeck(random.choice(("Basic", "Basic II"))),
            c.RevealItem(),
            c.ChangeSettings(shop=random.choice([*Shop])),
        )
    )
