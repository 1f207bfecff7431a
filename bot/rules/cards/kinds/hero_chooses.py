"""Cards that put a choice to one hero: Demon's Bargain, Threatening Masses."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute, Refresh, Track
from bot.rules.cards import attribute_tests, lasting, terms
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.choices import YES
from bot.rules.state.touches import TEST

OFFERED = Asks(q.PickHero, "offered-hero")
ACCEPTS = Asks(q.SayYes, "accepts-bargain", tells=("threat",))
WHO = Asks(q.PickHero, "threatened-hero")
ENDS_TURN = Asks(q.SayYes, "ends-turn", TEST)
NEIGHBOURS = Asks(q.PickNumber, "adjacent-monsters", tells=("threat_each",))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Bargain(Kind):
    """Offers a hero something; who accepts brings threat, who declines refreshes it (L2, L3)."""

    kind: Literal["bargain"] = "bargain"
    threat: int
    asks: ClassVar[tuple[Asks, ...]] = (OFFERED, ACCEPTS)

    def play(self, draft: Draft, card: Card) -> None:
        """Let the overlord choose the hero."""
        heroes = _knocked_out(draft) or tuple(draft.campaign.heroes)
        hero = pick_hero(draft, card, OFFERED, heroes, q.Audience.OVERLORD)
        if hero is not None:
            self._offer(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Put it to the hero chosen; then gain the threat, or be ready again."""
        if isinstance(question, q.PickHero):
            self._offer(draft, card, value)
        elif value == YES:
            draft.do((q.GainByCard(card.key, self.threat),))
        elif Refresh.HERO_DECLINES in terms.refreshes(draft.campaign, card):
            held = draft.campaign.cards[card.key]
            if held.exhausted:
                lasting.refresh(draft, card, held, e.Refreshed.HERO_DECLINED)

    def _offer(self, draft: Draft, card: Card, hero: str) -> None:
        id, then = draft.new_question_id(), draft.take_agenda()
        draft.ask(q.SayYes(id, card.key, ACCEPTS.purpose, q.Audience.HERO, hero, then))


def _knocked_out(draft: Draft) -> tuple[str, ...]:
    """Give the heroes whom the sheets show on the ground; the table alone knows without them."""
    kept = draft.campaign.keeps(Track.EVERYTHING)
    heroes = draft.campaign.heroes if kept else ()
    return tuple(hero for hero in heroes if draft.campaign.vitals_of(hero).down)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurnOrTest(Kind):
    """Makes a hero end the turn or test; a failure brings threat for each monster near (L3)."""

    kind: Literal["end-turn-or-test"] = "end-turn-or-test"
    attribute: Attribute
    threat_each: int
    most: int
    asks: ClassVar[tuple[Asks, ...]] = (WHO, ENDS_TURN, NEIGHBOURS)

    def play(self, draft: Draft, card: Card) -> None:
        """Ask the hero whose turn it is; where nobody said whose, the overlord chooses."""
        turn = draft.campaign.turn
        hero = turn.hero if turn is not None else ""
        if hero not in draft.campaign.heroes:
            heroes = tuple(draft.campaign.heroes)
            hero = pick_hero(draft, card, WHO, heroes, q.Audience.OVERLORD) or ""
        if hero:
            self._ask(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """End the turn or test; then count the monsters next to a hero who failed."""
        match question:
            case q.PickHero():
                self._ask(draft, card, value)
            case q.PickNumber():
                draft.do((q.GainByCard(card.key, int(value) * self.threat_each),))
            case q.SayYes(hero=hero) if value == YES:
                self._end_turn(draft, hero)
            case q.SayYes(hero=hero):
                attribute_tests.begin(draft, card, self.attribute, (hero,))
            case _:
                pass

    def tests_counted(self, draft: Draft, card: Card, failed: tuple[q.HeroTest, ...]) -> None:
        """Ask how many monsters are next to the hero who failed."""
        if failed and self.most:
            id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
            purpose = NEIGHBOURS.purpose
            draft.ask(q.PickNumber(id, card.key, purpose, 1, self.most, side, then=then))

    def _ask(self, draft: Draft, card: Card, hero: str) -> None:
        id, then = draft.new_question_id(), draft.take_agenda()
        draft.ask(q.SayYes(id, card.key, ENDS_TURN.purpose, q.Audience.HERO, hero, then))

    def _end_turn(self, draft: Draft, hero: str) -> None:
        turn = draft.campaign.turn
        if turn is not None and turn.hero == hero and not turn.ended:
            draft.add(e.TurnEnded(hero))
