"""The campaign itself: creation, settings, overlords, act, end, undo (S1, S2, S9, C4, U2, U3)."""

from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.names import Named, key
from bot.rules.basics.options import Edition, OverlordAction, Settings, Track
from bot.rules.basics.places import POOL, SUPPLY, PlaceKind
from bot.rules.basics.stage import StageKind, Step
from bot.rules.basics.stored import replace
from bot.rules.economy import find, stages
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import holders, is_steward
from bot.rules.printed.box import BASE_GAME, Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import PlotCard, chain
from bot.rules.state.refusals import Right
from bot.rules.well.map import Corners

MOST_ADOPTED = 99


def create(draft: Draft, command: c.CreateCampaign) -> None:
    """Open a campaign."""
    overlord = draft.by.user if command.overlord is None else command.overlord
    printed = _printed(draft, command) if command.printed_campaign else ""
    draft.add(
        e.CampaignCreated(
            command.key,
            find.own_name(command.name),
            printed,
            draft.by.user,
            overlord,
            command.act,
            command.edition,
            command.home,
            draft.box.well.setup.corners if command.edition is Edition.FIRST else Corners.SQUARE,
        )
    )
    if command.track is not Track.ECONOMY:
        before = draft.campaign.settings
        draft.add(e.SettingsChanged(before, replace(before, track=command.track)))


def change_settings(draft: Draft, command: c.ChangeSettings) -> None:
    """Change the settings that are given."""
    draft.need(Right.STEWARD)
    given = {name: getattr(command, name) for name in Settings.__struct_fields__}
    if command.expansions is not None:
        given["expansions"] = _expansions(draft, command.expansions)
    before = draft.campaign.settings
    after = replace(before, **{name: v for name, v in given.items() if v is not None})
    printed = _printed(draft, command) if command.printed_campaign else ""
    renamed = printed not in ("", draft.campaign.printed_campaign)
    if after == before and not renamed:
        raise r.NothingToDo
    if after.steps is not before.steps:
        _need_steps_unlocked(draft)
    if renamed:
        _need_between_quests(draft)
        draft.add(e.PrintedCampaignSet(printed))
    if after != before:
        draft.add(e.SettingsChanged(before, after))


def _expansions(draft: Draft, text: str) -> tuple[str, ...]:
    """Name the expansions in use beside the base game; raises UnknownExpansion."""
    printed = draft.box.expansions(draft.campaign.edition)
    known = {key(each): each for each in (*printed, BASE_GAME)}
    named = [name.strip() for name in text.split(",") if key(name)]
    for name in named:
        if key(name) not in known:
            raise r.UnknownExpansion(name, printed)
    chosen = dict.fromkeys(known[key(name)] for name in named)
    return tuple(each for each in chosen if each != BASE_GAME)


def _printed(draft: Draft, command: c.CreateCampaign | c.ChangeSettings) -> str:
    """Name the printed campaign meant; a name of the group's own must be like none (Q2)."""
    return find.printed_or_own(
        command.printed_campaign,
        _campaigns(draft, command.track or draft.campaign.settings.track),
        r.UnknownPrintedCampaign,
        command.own_name,
    )


def _campaigns(draft: Draft, track: Track) -> tuple[Named, ...]:
    """Give the printed campaigns: those that cards name, and those whose quests are known (Q1)."""
    return printed_campaigns(draft.box) if track.includes(Track.SHEET) else draft.box.campaigns


def printed_campaigns(box: Box) -> tuple[Named, ...]:
    """Give every printed campaign, each once."""
    further = (path for path in box.sheet.paths if box.campaign(path.name) is None)
    return (*box.campaigns, *further)


def adopt(draft: Draft, command: c.AdoptCampaign) -> None:
    """Take over a running campaign in one move, once, before the first quest."""
    draft.need(Right.STEWARD)
    campaign = draft.campaign
    first = campaign.stage.kind is StageKind.BEFORE and not campaign.adopted
    if not first:
        raise r.AlreadyAdopted
    find.number(command.threat, 0, MOST_ADOPTED)
    find.number(command.xp, 0, MOST_ADOPTED)
    cards = _adopted_cards(draft, command.cards)
    draft.add(e.CampaignAdopted(tuple(card.key for card in cards)))
    if command.act is not None and command.act is not campaign.act:
        draft.add(e.ActSet(command.act))
    if command.xp:
        draft.add(e.XpChanged(command.xp, e.Why.ADOPTED))
    draft.transfer(SUPPLY, POOL, command.threat, e.Why.ADOPTED)


def change_overlords(draft: Draft, command: c.ChangeOverlords) -> None:
    """Add to, take from or hand over the overlord side (S2)."""
    before = draft.campaign.overlords
    if is_steward(draft.campaign, draft.by):
        draft.steward_helps()
        after = _overlords(before, command)
    else:
        draft.allow(Right.OVERLORD_OR_STEWARD)
        after = _by_an_overlord(draft, command)
    if after == before:
        raise r.NothingToDo
    draft.add(e.OverlordsChanged(before, after))


def set_act(draft: Draft, command: c.SetAct) -> None:
    """Set the act between quests (C4)."""
    draft.need(Right.STEWARD)
    _need_between_quests(draft)
    if command.act is draft.campaign.act:
        raise r.NothingToDo
    draft.add(e.ActSet(command.act))


def end(draft: Draft, command: c.EndCampaign) -> None:
    """End the campaign; all tokens return to the supply (S9), and a quest's rolls can be proven."""
    draft.need(Right.STEWARD)
    stages.drop_pledges(draft)
    for place in [p for p in draft.campaign.tokens if p.kind is not PlaceKind.SUPPLY]:
        draft.clear(place, e.Why.CAMPAIGN_ENDED)
    draft.add(e.CampaignEnded())
    if draft.campaign.secret:
        draft.add(e.SecretRevealed(draft.campaign.secret))


def _need_between_quests(draft: Draft) -> None:
    if draft.campaign.quest is not None:
        draft.refuse(r.QuestUnderWay(draft.campaign.quest.name))


def _need_steps_unlocked(draft: Draft) -> None:
    step = draft.campaign.stage.step
    if step in (Step.SPEND_XP, Step.SHOPPING):
        draft.refuse(r.StepsLocked(step))


def _adopted_cards(draft: Draft, text: str) -> list[PlotCard]:
    """Find the cards bought before; of a homebrew deck only its overlord side may name any (S5).

    What the others are called is known to nobody else: an answer to a guess would tell.
    """
    names = [name for name in text.split(",") if key(name)]
    if names and find.deck(draft.campaign, draft.box).homebrew:
        draft.allow(Right.OVERLORD)
    cards = dict.fromkeys(find.card(draft, name.strip())[1] for name in names)
    return [card for card in cards if not card.faceup]


def _by_an_overlord(draft: Draft, command: c.ChangeOverlords) -> tuple[UserId, ...]:
    """Let an overlord share the side, hand on the own place in it, or leave it to the others."""
    before, own = draft.campaign.overlords, draft.by.user
    if command.action is OverlordAction.HAND_OVER:
        passed = (command.user if each == own else each for each in before)
        return tuple(dict.fromkeys(passed))
    if command.action is OverlordAction.REMOVE and command.user != own:
        draft.allow(Right.STEWARD)
    return _overlords(before, command)


def _overlords(before: tuple[UserId, ...], command: c.ChangeOverlords) -> tuple[UserId, ...]:
    user = command.user
    match command.action:
        case OverlordAction.ADD:
            return before if user in before else (*before, user)
        case OverlordAction.HAND_OVER:
            return (user,)
        case OverlordAction.REMOVE:
            if user not in before:
                raise r.NotAnOverlord(user)
            if len(before) == 1:
                raise r.LastOverlord
            return tuple(each for each in before if each != user)


def take_back(draft: Draft, command: c.TakeBack) -> None:
    """Undo the newest move."""
    draft.allow(Right.TABLE)
    newest = draft.campaign.newest
    if newest is None or newest.previous is None:
        raise r.NothingToUndo
    if command.move is not None and command.move != newest.number:
        raise _stale(draft, command.move)
    if newest.steward and not is_steward(draft.campaign, draft.by):
        raise r.NotYourUndo(holders(draft.campaign, Right.STEWARD))
    draft.add(e.TakenBack(newest.number))


def play_again(draft: Draft, command: c.PlayAgain) -> None:
    """Redo the move undone last, exactly; a steward's is redone by a steward only."""
    draft.allow(Right.TABLE)
    undone = draft.campaign.undone
    if not undone:
        raise r.NothingToRedo
    if command.move is not None and command.move != undone[-1]:
        raise r.NothingToRedo
    if draft.campaign.undone_of_steward:
        draft.allow(Right.STEWARD)
    draft.add(e.PlayedAgain(undone[-1]))


def _stale(draft: Draft, move: MoveNumber) -> r.Refusal:
    newest = draft.campaign.newest
    if newest is not None and any(ref.number == move for ref in chain(newest, move)):
        return r.NewerMove(newest.number)
    return r.MoveGone(move)
