"""What moves of the first edition do to conquest, threat and cards, whoever makes them (E2-E5)."""

from bot.rules.basics.keys import HeroKey
from bot.rules.economy.draft import Draft
from bot.rules.printed.first import FirstBox
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.dungeon import Dungeon
from bot.rules.state.questions import Step

OVERLORD = ""
# What is gained or lost at once, as far as it is typed.
MOST_CONQUEST = 20


def need_dungeon(draft: Draft) -> Dungeon:
    """Give the counts of the quest under way; raises NoQuest."""
    if draft.campaign.dungeon is None:
        raise r.NoQuest
    return draft.campaign.dungeon


def is_overlords_turn(campaign: Campaign) -> bool:
    """Tell whether the overlord's turn was called last, and not called over."""
    turn = campaign.turn
    return turn is not None and turn.hero == OVERLORD and not turn.ended


def waits_for_income(campaign: Campaign) -> bool:
    """Tell whether the overlord's turn has begun and has not given its threat and cards."""
    held = campaign.dungeon
    return is_overlords_turn(campaign) and held is not None and not held.paid


def income(draft: Draft) -> None:
    """Give the overlord what a turn brings: threat for each hero, cards (E2)."""
    printed = draft.box.first.economy
    gain_for_heroes(draft, printed.threat_per_hero, e.DungeonWhy.TURN)
    draw_cards(draft, printed.cards_per_turn)
    discard_down(draft)


def change_threat(
    draft: Draft, amount: int, why: e.DungeonWhy, card: str = "", note: str = ""
) -> None:
    """Change the overlord's threat, if there is any change."""
    if amount:
        draft.add(e.DungeonThreatChanged(amount, why, card, note))


def gain_for_heroes(draft: Draft, each: int, why: e.DungeonWhy) -> None:
    """Gain threat for each hero in the quest."""
    quest = draft.campaign.quest
    change_threat(draft, each * len(quest.heroes if quest else ()), why)


def award(draft: Draft, amount: int, why: e.DungeonWhy, note: str = "", hero: str = "") -> None:
    """Give the heroes conquest."""
    draft.add(e.ConquestChanged(amount, why, hero, note))


def lose_conquest(
    draft: Draft, amount: int, why: e.DungeonWhy, hero: str = "", note: str = ""
) -> None:
    """Take conquest, no more than there is; with the last of it the overlord has won (E5)."""
    held = need_dungeon(draft).conquest
    draft.add(e.ConquestChanged(-min(amount, held), why, hero, note))
    if held and amount >= held:
        draft.add(e.ConquestLost())


def conquest_value(box: FirstBox, hero: Hero) -> int | None:
    """Give what the death of a hero costs: by the sheet, else as printed; None if unknown (E5)."""
    printed = box.hero(hero.name)
    if hero.sheet.conquest is not None:
        return hero.sheet.conquest
    return printed.conquest if printed else None


def killed(draft: Draft, hero: Hero, amount: int | None = None) -> None:
    """Take the conquest that a killed hero costs; ask where nobody knows it (E5)."""
    value = conquest_value(draft.box.first, hero) if amount is None else amount
    if value is None:
        draft.ask(q.ConquestValue(draft.new_question_id(), hero.key, draft.take_agenda()))
    else:
        lose_conquest(draft, value, e.DungeonWhy.KILLED, hero.key)


def in_town(campaign: Campaign) -> tuple[Hero, ...]:
    """Give the heroes who were killed and are in the town, as far as none stands on the map."""
    map = campaign.well.map
    killed = campaign.dungeon.town.heroes if campaign.dungeon else ()
    there = (hero for key, hero in campaign.heroes.items() if key in killed)
    return tuple(hero for hero in there if map is None or map.figure(hero.name) is None)


def open_value(campaign: Campaign, hero: HeroKey) -> q.ConquestValue | None:
    """Find the open question for what a kill costs, which `/conquest killed` answers too."""
    asked = (each for each in campaign.questions if isinstance(each, q.ConquestValue))
    return next((each for each in asked if each.hero == hero), None)


def is_value(text: str) -> bool:
    """Tell whether an answer is a value that may be typed, beyond those on the buttons."""
    return text.isdecimal() and text.isascii() and len(text) <= 2 and int(text) <= MOST_CONQUEST


def answer_value(draft: Draft, question: q.ConquestValue, value: str) -> None:
    """Take the conquest that the heroes say a killed hero costs."""
    draft.add(e.Answered(question.id, value, closed=True))
    lose_conquest(draft, int(value), e.DungeonWhy.KILLED, question.hero)
    draft.do(question.then)


def cards_in_reach(draft: Draft) -> int:
    """Count the cards that can still be drawn."""
    held = need_dungeon(draft)
    return held.deck + held.discards


def draw_cards(draft: Draft, cards: int) -> None:
    """Draw so many, as far as deck and discard pile go (E4)."""
    left = min(cards, cards_in_reach(draft))
    while left:
        held = need_dungeon(draft)
        if not held.deck:
            draft.add(e.DeckTurned(held.discards))
            continue
        now = min(left, held.deck)
        draft.add(e.OverlordCardsDrawn(now))
        left -= now
        if now == held.deck:
            _run_out(draft)


def _run_out(draft: Draft) -> None:
    """Let the heroes pay for the last card of the deck; the discard pile becomes the deck (E4)."""
    lose_conquest(draft, draft.box.first.economy.conquest_of_deck, e.DungeonWhy.DECK_OUT)
    discards = need_dungeon(draft).discards
    if discards:
        draft.add(e.DeckTurned(discards))


def discard_down(draft: Draft) -> None:
    """Ask which card goes while the hand is over its limit (E2)."""
    _ask_for_discard(draft, draft.take_agenda())


def _ask_for_discard(draft: Draft, then: tuple[Step, ...]) -> None:
    over = _over(draft)
    if over > 0:
        values = draft.box.first.discard_values
        draft.ask(q.DiscardDown(draft.new_question_id(), over, values, then))


def _over(draft: Draft) -> int:
    """Count the cards by which the hand is over its limit; below 0 for so much room."""
    return need_dungeon(draft).hand - draft.box.first.economy.hand_limit


def answer_discard(draft: Draft, question: q.DiscardDown, value: str) -> None:
    """Discard a card for its value, and ask on while the hand is too large."""
    draft.add(e.Answered(question.id, value, closed=True))
    draft.add(e.OverlordCardsDiscarded(1))
    change_threat(draft, int(value), e.DungeonWhy.DISCARD)
    discard_down(draft)
    draft.do(question.then)


def settle_hand(draft: Draft) -> None:
    """Let the question lapse that another hand has answered, and ask on where it is too large."""
    for question in draft.campaign.questions:
        if isinstance(question, q.DiscardDown) and question.over != _over(draft):
            draft.withdraw(question)
            _ask_for_discard(draft, question.then)
