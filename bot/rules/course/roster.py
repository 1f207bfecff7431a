"""The heroes of the campaign and their players (S2, S8)."""

from bot.rules.basics.keys import NOBODY
from bot.rules.basics.names import key
from bot.rules.basics.options import Edition, Sheet
from bot.rules.basics.places import OF_HEROES
from bot.rules.basics.stored import replace
from bot.rules.economy import find, stages
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers, creators, is_steward, seated
from bot.rules.economy.stages import LEAST_HEROES, MOST_HEROES
from bot.rules.printed.figures import HeroCard
from bot.rules.printed.first import FirstHero
from bot.rules.sheet import learning, vitals
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import YES
from bot.rules.state.questions import JoinRequest
from bot.rules.state.refusals import Right

MOST_FIGURE = 30
MOST_REQUESTS = 3


def add(draft: Draft, command: c.AddHero) -> None:
    """Add a hero; whoever is no steward asks for it, and only for a hero of their own."""
    name = find.own_name(command.name)
    player = draft.by.user if command.player is None else command.player
    if player != draft.by.user:
        draft.allow(Right.STEWARD)
    draft.steward_helps()
    _check_sheet(command.sheet)
    _need_place(draft.campaign, name)
    printed = draft.box.hero_of(draft.campaign.edition, name)
    sheet = _filled(command.sheet, _printed(printed)) if printed else command.sheet
    if is_steward(draft.campaign, draft.by):
        _need_no_quest(draft)
        draft.add(e.HeroAdded(key(name), name, player, sheet))
    else:
        _need_no_request(draft, name)
        draft.ask(JoinRequest(draft.new_question_id(), name, player, sheet))


def answer_join(draft: Draft, question: JoinRequest, value: str) -> None:
    """Let a hero join whose player asked for it, or not."""
    if value == YES:
        _need_place(draft.campaign, question.name)
        _need_no_quest(draft)
    draft.add(e.Answered(question.id, value, closed=True))
    if value == YES:
        hero = key(question.name)
        draft.add(e.HeroAdded(hero, question.name, question.user or None, question.sheet))


def change(draft: Draft, command: c.SetHero) -> None:
    """Change a hero's figures, or the hero token near the Plot deck."""
    hero = find.hero(draft, command.hero)
    if command.marker is not None and draft.campaign.edition is Edition.FIRST:
        raise r.OfSecondEditionOnly("marker")
    sheet = _filled(command.sheet, hero.sheet)
    _check_sheet(command.sheet)
    if sheet == hero.sheet and command.marker in (None, hero.marked):
        raise r.NothingToDo
    if command.marker is not None and command.marker != hero.marked:
        draft.need(Right.OVERLORD_OR_STEWARD)
        draft.add(e.HeroMarked(hero.key, command.marker))
    if sheet != hero.sheet:
        draft.need(Right.HERO_OR_STEWARD, hero)
        draft.add(e.SheetChanged(hero.key, hero.sheet, sheet))


def assign(draft: Draft, command: c.AssignHero) -> None:
    """Give a hero to a player."""
    draft.need(Right.STEWARD)
    hero = find.hero(draft, command.hero)
    if hero.player == command.player and hero.stand_in is None:
        raise r.NothingToDo
    draft.add(e.HeroAssigned(hero.key, command.player))


def stand_in(draft: Draft, command: c.NameStandIn) -> None:
    """Name who acts for a hero's absent player, or end it."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO_OR_STEWARD, hero)
    user = None if command.user == hero.player else command.user
    if user == hero.stand_in:
        raise r.NothingToDo
    draft.add(e.StandInNamed(hero.key, user))


def release(draft: Draft, command: c.ReleasePlayer) -> None:
    """Leave the places of a user empty who left the server; for the bot alone."""
    if draft.by.user != NOBODY:
        raise r.NotYours(Right.STEWARD)
    campaign, user = draft.campaign, command.user
    if user not in seated(campaign):
        raise r.NothingToDo
    played = tuple(hero.key for hero in campaign.heroes.values() if hero.player == user)
    overlord, creator = user in campaign.overlords, user in creators(campaign)
    draft.add(e.PlayerLeft(user, played, overlord, creator))


def lapse(draft: Draft, command: c.LapseRequest) -> None:
    """Close the request of a user who left the server; for the bot alone."""
    if draft.by.user != NOBODY:
        raise r.NotYours(Right.STEWARD)
    question = draft.campaign.question(command.question)
    if not isinstance(question, JoinRequest):
        raise r.QuestionClosed
    draft.add(e.JoinLapsed(question.id, question.user, question.name))


def remove(draft: Draft, command: c.RemoveHero) -> None:
    """Remove a hero between quests; the tokens return to the supply (S8)."""
    draft.need(Right.STEWARD)
    hero = find.hero(draft, command.hero)
    if draft.campaign.quest is not None:
        raise r.QuestUnderWay(draft.campaign.quest.name)
    stages.drop_pledges(draft)
    for place in [each for each in draft.campaign.tokens if each.kind in OF_HEROES]:
        if place.owner == hero.key:
            draft.clear(place, e.Why.HERO_REMOVED)
    vitals.clear(draft, hero.key, e.OnSheet.LEFT)
    learning.forget(draft, hero)
    draft.add(e.HeroRemoved(hero.key, hero.name))


def _need_place(campaign: Campaign, name: str) -> None:
    same = find.called(campaign, name)
    if same is not None:
        raise r.HeroExists(same.name)
    if len(campaign.heroes) >= MOST_HEROES:
        raise r.HeroCount(len(campaign.heroes) + 1, LEAST_HEROES, MOST_HEROES)


def _need_no_quest(draft: Draft) -> None:
    if draft.campaign.quest is not None:
        draft.refuse(r.QuestUnderWay(draft.campaign.quest.name))


def _need_no_request(draft: Draft, name: str) -> None:
    """Refuse a request in a quest, a person's second, one for a name asked for, and a fourth.

    Where the rules are advisory a quest is no hindrance: the house rule is noted with the Yes.
    """
    campaign = draft.campaign
    if campaign.quest is not None and not draft.is_advisory:
        raise r.QuestUnderWay(campaign.quest.name)
    waiting = [each for each in campaign.questions if isinstance(each, JoinRequest)]
    for each in waiting:
        if each.user == draft.by.user or key(each.name) == key(name):
            raise r.QuestionOpen(each, answerers(campaign, each))
    if len(waiting) >= MOST_REQUESTS:
        raise r.TooManyRequests(MOST_REQUESTS)


def _printed(card: HeroCard | FirstHero) -> Sheet:
    """Take over the figures that the hero's edition has."""
    return Sheet(**{figure: getattr(card, figure, None) for figure in Sheet.__struct_fields__})


def _filled(given: Sheet, others: Sheet) -> Sheet:
    known = {figure: getattr(given, figure) for figure in Sheet.__struct_fields__}
    return replace(others, **{name: value for name, value in known.items() if value is not None})


def _check_sheet(sheet: Sheet) -> None:
    for figure in Sheet.__struct_fields__:
        value = getattr(sheet, figure)
        if value is not None:
            find.number(value, 0, MOST_FIGURE)
