"""Who may do what on the map, and which commands have to wait for something else first (W)."""

from bot.rules.basics.names import key
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.refusals import Right
from bot.rules.well.map import Figure, FigureKind

_BESIDE_THE_GAME = (
    c.LoadMap
    | c.LoadPreset
    | c.ChangeWellSetup
    | c.OpenTreachery
    | c.SwapWithTreachery
    | c.UndoTreacherySwap
    | c.SettleTreachery
)
_WHILE_BOULDERS_WAIT = c.RollBoulders | c.RemovePiece | _BESIDE_THE_GAME
# An attack that waits for a choice would be lost or changed by these.
_NOT_WHILE_AN_ATTACK_WAITS = (
    c.LoadMap
    | c.LoadPreset
    | c.RemovePiece
    | c.BeginOverlordMapTurn
    | c.BeginFigureTurn
    | c.AttackFigure
    | c.UseBreath
    | c.UseBolt
    | c.ChangeWounds
    | c.AdjustAttack
)
OfAttack = q.DazeTakes | q.SpendPower


def begin(
    draft: Draft, command: c.WellCommand, right: Right = Right.TABLE, hero: Hero | None = None
) -> None:
    """Refuse whoever may not do this, and what has to wait."""
    draft.need(right, hero)
    check(draft, command)


def check(draft: Draft, command: c.WellCommand | c.Answer) -> None:
    """Refuse what has to wait: for boulders (W1), or for a choice of the attack under way."""
    if not isinstance(command, _WHILE_BOULDERS_WAIT):
        need_no_boulders(draft)
    if isinstance(command, _NOT_WHILE_AN_ATTACK_WAITS):
        need_no_choice(draft)


def need_no_boulders(draft: Draft) -> None:
    """Refuse what waits for boulders (W1)."""
    waiting = draft.campaign.well.waiting
    if waiting:
        draft.refuse(r.BouldersFirst(waiting))


def need_no_choice(draft: Draft) -> None:
    """Refuse what an attack would be lost or changed by that waits for a choice."""
    attack = draft.campaign.well.attack
    if attack is None or not attack.waits:
        return
    asked = open_choice(draft.campaign)
    if asked is None:
        raise r.ChoiceOpen(attack.attacker)
    raise r.QuestionOpen(asked, answerers(draft.campaign, asked))


def open_choice(campaign: Campaign) -> OfAttack | None:
    """Find the open choice of the attack under way."""
    return next((each for each in campaign.questions if isinstance(each, OfAttack)), None)


def owner(campaign: Campaign, name: str) -> tuple[Right, Hero | None]:
    """Tell whose a figure is: the overlord's, a player's whose hero bears its name, the heroes'."""
    map = campaign.well.map
    figure = (map.figure(name) if map else None) or _fallen(campaign, name)
    if figure is None:
        return Right.TABLE, None
    if figure.kind is FigureKind.MONSTER:
        return Right.OVERLORD_OR_STEWARD, None
    hero = campaign.heroes.get(key(figure.name))
    return (Right.HERO_OR_STEWARD, hero) if hero else (Right.HEROES_OR_STEWARD, None)


def _fallen(campaign: Campaign, name: str) -> Figure | None:
    """Find a figure that the newest attack took off the map: its owner may still dodge (E7)."""
    attack = campaign.well.attack
    harmed = [harm.figure for harm in attack.harms] if attack else []
    return next((one for one in harmed if key(one.name) == key(name)), None)
