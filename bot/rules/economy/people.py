"""Who asks, and who may do what (roles add up in one person)."""

from msgspec import Struct

from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.questions import (
    Audience,
    ClassAlong,
    ConquestValue,
    DazeTakes,
    DefeatReward,
    DescribeGroup,
    DiscardDown,
    FortuneTie,
    HeroTests,
    ItemDearer,
    JoinRequest,
    MissingCost,
    NewRound,
    PickHero,
    PickNumber,
    PickWord,
    Question,
    SayYes,
    ShopPledge,
    SpendPower,
    StepCloses,
)
from bot.rules.state.refusals import NotYours, Right

OF_STEWARDS = (
    Right.STEWARD,
    Right.OVERLORD_OR_STEWARD,
    Right.HERO_OR_STEWARD,
    Right.HEROES_OR_STEWARD,
    Right.TABLE,
)


class Person(Struct, frozen=True):
    """Somebody at the table: a Discord user id, and the right to manage the server or not.

    `language` is the one in which that person types names, `there` the one of the place, and
    `types` tells whether they are typed rather than on a button. These settle what names mean, and
    nothing else that is decided.
    """

    user: UserId
    manages: bool = False
    language: str = ""
    there: str = ""
    types: bool = False


def is_overlord(campaign: Campaign, by: Person) -> bool:
    """Tell whether somebody is on the overlord side."""
    return by.user in campaign.overlords and by.user != NOBODY


def is_steward(campaign: Campaign, by: Person) -> bool:
    """Tell whether somebody created the campaign or manages the server."""
    return by.manages or (by.user == campaign.creator and by.user != NOBODY)


def plays_a_hero(campaign: Campaign, by: Person) -> bool:
    """Tell whether somebody is some hero's player or stand-in."""
    return any(by.user in (hero.player, hero.stand_in) for hero in campaign.heroes.values())


def acts_for_heroes(campaign: Campaign, by: Person) -> bool:
    """Tell whether somebody may answer what the heroes choose (U6)."""
    if any(hero.player is not None for hero in campaign.heroes.values()):
        return plays_a_hero(campaign, by)
    return plays_a_hero(campaign, by) or is_overlord(campaign, by)


def acts_for(campaign: Campaign, by: Person, hero: Hero) -> bool:
    """Tell whether somebody may act for this hero: player, stand-in, or U6 without a player."""
    if by.user in (hero.player, hero.stand_in):
        return True
    return hero.player is None and acts_for_heroes(campaign, by)


def heroes_of(campaign: Campaign, by: Person) -> tuple[Hero, ...]:
    """Give the heroes of a player or stand-in, in roster order."""
    heroes = campaign.heroes.values()
    return tuple(hero for hero in heroes if by.user in (hero.player, hero.stand_in))


def has(campaign: Campaign, by: Person, right: Right, hero: Hero | None = None) -> bool:
    """Tell whether somebody has a right; `hero` for the rights about one hero."""
    helped = right in OF_STEWARDS and is_steward(campaign, by)
    return helped or has_at_table(campaign, by, right, hero)


def has_at_table(campaign: Campaign, by: Person, right: Right, hero: Hero | None = None) -> bool:
    """Tell whether somebody has a right by playing, without a steward's rights."""
    match right:
        case Right.ANYONE:
            return True
        case Right.OVERLORD | Right.OVERLORD_OR_STEWARD:
            return is_overlord(campaign, by)
        case Right.STEWARD:
            return False
        case Right.TABLE:
            return is_overlord(campaign, by) or plays_a_hero(campaign, by)
        case Right.HERO | Right.HERO_OR_STEWARD:
            return hero is not None and acts_for(campaign, by, hero)
        case Right.HEROES | Right.HEROES_OR_STEWARD:
            return acts_for_heroes(campaign, by)


def holders(campaign: Campaign, right: Right, hero: Hero | None = None) -> tuple[UserId, ...]:
    """Name the users who have a right, as far as the campaign knows them."""
    users = dict.fromkeys([*campaign.overlords, *creators(campaign), *players(campaign)])
    return tuple(user for user in users if has(campaign, Person(user), right, hero))


def creators(campaign: Campaign) -> tuple[UserId, ...]:
    """Give the campaign's creator, unless that user has left the server or is named no more."""
    gone = campaign.creator_left or campaign.creator == NOBODY
    return () if gone else (campaign.creator,)


def seated(campaign: Campaign) -> tuple[UserId, ...]:
    """Give everybody with a place at the table: players, overlords, the creator; each once."""
    users = [*players(campaign), *campaign.overlords, *creators(campaign)]
    return tuple(dict.fromkeys(users))


def players(campaign: Campaign) -> tuple[UserId, ...]:
    """Give the heroes' players and stand-ins, each once."""
    seats = [user for hero in campaign.heroes.values() for user in (hero.player, hero.stand_in)]
    return tuple(dict.fromkeys(user for user in seats if user is not None))


def audience(question: Question) -> tuple[Audience, tuple[str, ...]]:
    """Tell whose answer a question waits for, and about which heroes where it is theirs alone."""
    match question:
        case FortuneTie() | ShopPledge():
            return Audience.HEROES, ()
        case NewRound(_, hero) | ClassAlong(_, hero):
            return Audience.HERO, (hero,)
        case HeroTests(_, _, _, tests):
            return Audience.HERO, tuple(t.hero for t in tests if t.passed is None)
        case JoinRequest():
            return Audience.HOSTS, ()
        case PickHero():
            return question.audience, ()
        case PickWord() | PickNumber() | SayYes() | DazeTakes() | SpendPower():
            return question.audience, (question.hero,) if question.hero else ()
        case MissingCost() | DefeatReward() | DescribeGroup() | StepCloses() | DiscardDown():
            return Audience.OVERLORD, ()
        case ItemDearer():
            return Audience.OVERLORD, ()
        case ConquestValue():
            return Audience.HEROES, ()


def may_answer(campaign: Campaign, by: Person, question: Question) -> bool:
    """Tell whether an answer counts by the answerer's own role; a steward's counts anyway (U6).

    Whether a step ends waits for the overlord side, what a kill costs for the heroes; anybody at
    the table may say.
    """
    at_table = isinstance(question, StepCloses | ConquestValue) and has_at_table(
        campaign, by, Right.TABLE
    )
    return at_table or _is_waited_for(campaign, by, question)


def _is_waited_for(campaign: Campaign, by: Person, question: Question) -> bool:
    side, heroes = audience(question)
    match side:
        case Audience.HEROES:
            return acts_for_heroes(campaign, by)
        case Audience.OVERLORD:
            return is_overlord(campaign, by)
        case Audience.HOSTS:
            return is_overlord(campaign, by) or is_steward(campaign, by)
        case Audience.HERO:
            held = [campaign.heroes[key] for key in heroes if key in campaign.heroes]
            return any(acts_for(campaign, by, each) for each in held)


def answerers(campaign: Campaign, question: Question) -> tuple[UserId, ...]:
    """Name the users a question waits for; a pledge for those who have something to put in."""
    users = dict.fromkeys([*players(campaign), *campaign.overlords, *creators(campaign)])
    waited_for = tuple(u for u in users if _is_waited_for(campaign, Person(u), question))
    if not isinstance(question, ShopPledge):
        return waited_for
    can_pay = [hero for hero in campaign.heroes.values() if _has_left(campaign, question, hero)]
    payers = (u for u in waited_for if any(acts_for(campaign, Person(u), each) for each in can_pay))
    return tuple(payers) or waited_for


def _has_left(campaign: Campaign, pledge: ShopPledge, hero: Hero) -> bool:
    """Tell whether a hero has fortune that is not pledged yet."""
    return campaign.fortune(hero.key) > pledge.paid.count(hero.key)


def one_of_several(campaign: Campaign, question: Question) -> frozenset[str]:
    """Name the heroes a question waits for who are not the only ones that wait for that person."""
    asked = {each.id: each for each in (*campaign.questions, question)}.values()
    waiting = {key for each in asked for key in _heroes_waited_for(each) if key in campaign.heroes}
    users = {*players(campaign), *campaign.overlords}
    own = ([key for key in waiting if _is_his(campaign, user, key)] for user in users)
    several = {key for keys in own if len(keys) > 1 for key in keys}
    return frozenset(several.intersection(_heroes_waited_for(question)))


def _heroes_waited_for(question: Question) -> tuple[str, ...]:
    side, heroes = audience(question)
    return heroes if side is Audience.HERO else ()


def _is_his(campaign: Campaign, user: UserId, hero: str) -> bool:
    return acts_for(campaign, Person(user), campaign.heroes[hero])


def need_steward(campaign: Campaign, by: Person) -> None:
    """Refuse whoever is no steward of the campaign."""
    if not has(campaign, by, Right.STEWARD):
        raise NotYours(Right.STEWARD, holders(campaign, Right.STEWARD))
