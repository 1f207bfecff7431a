"""One of each question and refusal, with every variant that has words of its own."""

from bot.rules.basics.keys import DeckKey, MoveNumber, UserId
from bot.rules.basics.options import (
    Attribute,
    Edition,
    GainReason,
    LieutenantFact,
    QuestKind,
    Refresh,
    Sheet,
)
from bot.rules.basics.sealing import SIDES
from bot.rules.basics.stage import BEFORE, Step, phase, play, set_up
from bot.rules.cards.kind import Asks
from bot.rules.cards.kinds import ASKED
from bot.rules.rolling.dice_pool import EmptyPool, TooManyDice, UnknownDie
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from tests.first import samples as first

HERO, OTHER, CARD, AGENT = "leoric", "astarra", "spite", "Zarihell"
USER = UserId(123456789012345678)
W = e.Why

TIE = q.FortuneTie("1-1-0", CARD, (HERO, OTHER), 1)
_SIDES = q.Audience
BLACK, YELLOW = "first:black", "first:yellow"


def _of_card(asked: Asks) -> q.OfCard:
    """One of what cards ask."""
    start, side = ("1-8-0", CARD, asked.purpose), q.Audience.OVERLORD
    kinds: dict[type[q.OfCard], q.OfCard] = {
        q.PickHero: q.PickHero(*start, (HERO,), side),
        q.PickWord: q.PickWord(*start, ("exhaust", "use"), side),
        q.PickNumber: q.PickNumber(*start, 0, 3, side),
        q.SayYes: q.SayYes(*start, side, HERO),
    }
    return kinds[asked.question]


QUESTIONS: list[q.Question] = [
    *first.QUESTIONS,
    TIE,
    q.FortuneTie("1-1-1", CARD, (HERO, OTHER), 2),
    q.MissingCost("1-2-0", CARD),
    q.DefeatReward("1-3-0", HERO),
    q.DefeatReward("1-3-0", HERO, instead=CARD),
    q.PickWord("1-4-1", CARD, "sealed-side", SIDES, _SIDES.OVERLORD),
    q.PickWord("1-3-1", CARD, "tested-by", (*Attribute, "no-test"), _SIDES.OVERLORD, hero=HERO),
    q.NewRound("1-4-0", HERO),
    q.ShopPledge("1-5-0"),
    q.ShopPledge("1-5-0", (HERO,)),
    q.StepCloses("1-6-1", Step.SHOPPING, 1, 0),
    q.StepCloses("1-6-1", Step.SHOPPING, 1, 3),
    q.StepCloses("1-6-1", Step.TRAVEL, 0, 3),
    q.JoinRequest("1-6-0", "Grisban", USER, Sheet()),
    q.HeroTests(
        "1-7-0",
        CARD,
        Attribute.KNOWLEDGE,
        (
            q.HeroTest(HERO, 5, (0, 0)),
            q.HeroTest(HERO, 5, (1, 1), kept=True, passed=True),
            q.HeroTest(HERO, None, kept=True, passed=False),
            q.HeroTest(HERO, 5),
            q.HeroTest(HERO, None),
        ),
    ),
    *map(_of_card, ASKED.values()),
    q.DescribeGroup("1-12-0", CARD),
    q.DazeTakes("1-13-0", "Ogre", ((BLACK, YELLOW), (YELLOW, YELLOW)), _SIDES.OVERLORD),
    q.SpendPower("1-14-0", "Ogre", 2, _SIDES.HERO, HERO),
]

REFUSALS: list[r.Refusal] = [
    *first.REFUSALS,
    *(r.NotYours(right, (USER,), HERO) for right in r.Right),
    r.NotYours(r.Right.HEROES),
    r.NotYours(r.Right.STEWARD),
    r.NotYours(r.Right.OVERLORD),
    *(r.NotYourQuestion(TIE, side, (USER,)) for side in _SIDES),
    r.NotYourQuestion(TIE, _SIDES.HEROES, ()),
    r.NotYourUndo((USER,)),
    r.LeftServer(),
    r.NotYourUndo(()),
    r.NotYourRoll((USER,)),
    r.NotEnoughThreat(3, 1),
    r.NotEnoughThreat(3, 1, CARD),
    r.NotEnoughFortune(HERO, 2, 1),
    r.NotEnoughFortuneTogether(2, 1),
    r.NotEnoughXp(2, 1),
    *(r.NoEncounter(at) for at in (BEFORE, phase(Step.GOLD), set_up(1), play(2))),
    r.QuestUnderWay("First Blood"),
    r.NoPhase(BEFORE),
    r.WrongStep(Step.SPEND_XP, phase(Step.GOLD)),
    r.StepBehind(Step.GOLD, Step.SHOPPING),
    r.LastStep(),
    r.LastEncounter("First Blood", 1),
    r.NotInThisTurn("", hero=HERO),
    r.NotInThisTurn(OTHER, card=CARD),
    r.NoTurn(),
    r.StepsLocked(Step.SHOPPING),
    r.ThreatTakenAlready(HERO),
    r.ExtraActionTaken(HERO),
    r.CardExhausted(CARD),
    r.DeckFixed(DeckKey("eternalagony")),
    r.AlreadyAdopted(),
    r.AgentForbidden(AGENT),
    r.AgentForbidden(AGENT, quest_kind=QuestKind.FINALE),
    r.AgentForbidden(AGENT, campaign="The Shadow Rune"),
    r.AgentHere(AGENT),
    r.NoAgent(),
    r.NoCampaign(),
    r.CampaignRuns("Nerekhall"),
    r.CampaignOver("Nerekhall"),
    r.OtherEdition(Edition.FIRST),
    r.BadName("x" * 60, 60),
    r.BadNumber(99, 1, 20),
    r.NothingToDo(),
    r.MissingDetail(GainReason.CARD, ("card", "note")),
    r.UnknownHero("Nobody", ("Leoric", "Astarra")),
    r.UnknownHero("Nobody", ()),
    r.WhichHero(("Leoric", "Astarra")),
    r.WhichHero(()),
    r.HeroExists("Leoric"),
    r.HeroCount(1),
    r.NoDeck(),
    r.UnknownDeck("Nothing"),
    r.DeckNameTaken("Our Own", "Spite", homebrew=True),
    r.DeckNameTaken("Our Own", "Spite", homebrew=False),
    r.DeckInUse("Our Own", "Nerekhall"),
    r.DeckInUse("Our Own", ""),
    r.DeckReplaced(DeckKey("eternalagony")),
    r.TooManyDecks(20),
    r.TooManyRequests(3),
    r.TooManyDecksOfYours(5),
    r.DeckPlayed("Our Own", "Nerekhall"),
    r.DeckPlayed("Our Own", ""),
    r.TooManyRolls(30),
    r.UnknownAgent("Nobody"),
    r.UnknownLieutenant("Splik", ("Splig",)),
    r.UnknownPrintedCampaign("Shadow Rume", ("The Shadow Rune",)),
    r.AgentForbidden("Ariad", beside="Queen Ariad"),
    *(r.AgentForbidden("Splig", told=fact) for fact in LieutenantFact),
    r.UnknownCard("Nothing"),
    r.CardNotFaceup(CARD),
    r.CardFaceup(CARD, basic=True),
    r.CardFaceup(CARD, basic=False),
    r.CardBoxed(CARD),
    r.CardReady(CARD),
    r.CardWorksAlone(CARD),
    r.CardForbidden(CARD, AGENT),
    r.AgentNotDefeated(CARD),
    r.CardHoldsNoMore(CARD, 4),
    r.NoClassToken(CARD),
    r.SpendKnown(CARD, exhausts=True),
    r.SpendKnown(CARD, exhausts=False),
    *(r.RefreshHolds(CARD, refresh) for refresh in Refresh),
    r.NeverExhausted(CARD),
    r.CardExhaustedAlready(CARD),
    r.NothingToPayBack(CARD),
    r.CostKnown(CARD, 1),
    r.NoHeroes(),
    r.NotOnServer(USER),
    r.JoinerLeft(USER, "Aurim"),
    r.NotAnOverlord(USER),
    r.LastOverlord(),
    r.GroupUnknown("Goblins"),
    r.NothingToReroll(HERO),
    r.NoSavedAttack(HERO),
    r.OldRoll(HERO),
    r.RerolledAlready(HERO),
    r.NotInRoll("green", ("red", "blue")),
    r.AttributeUnknown(HERO, Attribute.WILLPOWER),
    r.QuestionOpen(TIE, (USER,)),
    r.QuestionOpen(TIE, ()),
    r.QuestionClosed(),
    r.NoSuchChoice(TIE, "nobody"),
    r.WhichHeroPays("1-5-0", (HERO, OTHER)),
    r.WhichHeroAnswers(TIE, (HERO, OTHER)),
    r.NothingToUndo(),
    r.NothingToRedo(),
    r.NewerMove(MoveNumber(9)),
    r.MoveGone(MoveNumber(3)),
    UnknownDie("purple", ("blue", "red")),
    TooManyDice(30),
    EmptyPool(("blue", "red")),
    UnknownDie("gray", ()),
    EmptyPool(()),
]
