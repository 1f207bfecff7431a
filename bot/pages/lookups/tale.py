"""A quest told in a few sentences, by rules, of what its log holds: true, varied, and no more."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import floor

from bot.pages.lookups.chapters import Chapter
from bot.pages.voice import Voice
from bot.rules.basics.options import Winner
from bot.rules.rolling.feats import Feat
from bot.rules.state import events as e

VARIANTS = 3
FEWEST, MOST = 4, 8
# A roll is worth telling if no more than one in so many does as well.
RARE = 1 / 8
# A reroll, if it turned the result, or changed it by as much as this.
WIDE = 2
# A card, if it was triggered that often.
OFTEN = 2
A_STREAK = 2


def opening(voice: Voice, told: Chapter, before: Sequence[Chapter]) -> list[str]:
    """Tell how a quest came out; `before` are the chapters that led to it."""
    return [*_outcome(voice, told), *_score(voice, told, before)]


def ending(voice: Voice, told: Chapter) -> list[str]:
    """Tell what was bought, and what both sides hold."""
    return [*bought(voice, told), *_left(voice, told)]


def fitted(opening: list[str], middle: list[str], ending: list[str]) -> list[str]:
    """Leave the last of the middle out where all would be too much."""
    return [*opening, *middle[: MOST - len(opening) - len(ending)], *ending]


def events_of(voice: Voice, told: Chapter) -> list[str]:
    """Tell what happened in a chapter, the most telling first."""
    return [
        *fallen(voice, told),
        *luck(voice, told),
        *card(voice, told),
        *threat(voice, told),
        *_fortune(voice, told),
    ]


def luck(voice: Voice, told: Chapter) -> list[str]:
    """Tell the reroll that changed the most, and the luckiest roll of the table's; never one twice.

    What an onlooker rolled is no part of the story.
    """
    overlords = voice.campaign.overlords
    return of_feats(voice, told.feats, [x for x in told.feats if x.hero or x.by in overlords])


def of_feats(voice: Voice, rerolled: Iterable[Feat], rolled: Iterable[Feat]) -> list[str]:
    """Tell the reroll that changed the most of some rolls, and the luckiest of some: another."""
    rare = rarest(rolled)
    turned = best_reroll(feat for feat in rerolled if feat is not rare)
    told = (reroll(voice, turned) if turned else "", luckiest(voice, rare) if rare else "")
    return [each for each in told if each]


def say(voice: Voice, told: Chapter, key: str, /, **args: str | int) -> str:
    """Say a sentence in one of its wordings, so that neighbouring quests differ."""
    variant = (told.number + len(key)) % VARIANTS
    return voice.say(f"tale-{key}-{variant}", **args)


def _outcome(voice: Voice, told: Chapter) -> Iterator[str]:
    quest = told.quest
    if quest is None:
        return
    name = voice.own(quest.name)
    if quest.winner is not None:
        key = "won-in" if told.rounds else "won"
        yield say(voice, told, key, quest=name, winner=quest.winner, rounds=told.rounds)
    elif told.rounds:
        yield say(voice, told, "under-way", quest=name, rounds=told.rounds)
    else:
        yield voice.say("tale-begun", quest=name)


def _score(voice: Voice, told: Chapter, before: Sequence[Chapter]) -> Iterator[str]:
    """Say how the quests stand once there are some, or that one side goes on winning."""
    winners = _winners([*before, told])
    if told.quest is None or told.quest.winner is None or len(winners) < A_STREAK:
        return
    streak = _streak(winners)
    if streak > A_STREAK:
        yield say(voice, told, "streak", winner=winners[-1], count=streak)
    else:
        yield score(voice, winners)


def score(voice: Voice, winners: Sequence[Winner]) -> str:
    """Say how many quests each side has won."""
    counted = Counter(winners)
    heroes, overlord = counted[Winner.HEROES], counted[Winner.OVERLORD]
    ahead = Winner.HEROES if heroes > overlord else Winner.OVERLORD
    lead = "even" if heroes == overlord else str(ahead)
    more, fewer = max(heroes, overlord), min(heroes, overlord)
    return voice.say("tale-score", lead=lead, more=more, fewer=fewer)


def _streak(winners: Sequence[Winner]) -> int:
    others = [place for place, winner in enumerate(winners, 1) if winner is not winners[-1]]
    return len(winners) - max(others, default=0)


def _winners(listed: Iterable[Chapter]) -> list[Winner]:
    quests = (chapter.quest for chapter in listed)
    return [quest.winner for quest in quests if quest and quest.winner]


def fallen(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell which heroes fell, and how often."""
    falls = told.tally.defeats
    if falls:
        each = (_fell(voice, falls, times) for times in sorted(set(falls.values()), reverse=True))
        yield voice.say("tale-fallen", fallen="; ".join(each))
    elif told.quest and told.quest.winner and told.rounds:
        yield say(voice, told, "nobody-fell")


def _fell(voice: Voice, fallen: Counter[str], times: int) -> str:
    heroes = [hero for hero, fell in fallen.items() if fell == times]
    return voice.say("tale-fell", heroes=voice.heroes(heroes), count=len(heroes), times=times)


def best_reroll(told: Iterable[Feat]) -> Feat | None:
    """Find the roll that its own hero's rerolls changed the most; they must have done enough."""
    return max(filter(_is_turn, told), key=lambda feat: (feat.turned, feat.swing), default=None)


def _is_turn(feat: Feat) -> bool:
    own = bool(feat.rerolled) and all(hero == feat.hero for hero in feat.rerolled)
    return own and (feat.turned or (feat.what is e.RollFor.ATTACK and feat.swing >= WIDE))


def reroll(voice: Voice, feat: Feat) -> str:
    """Say what the rerolls of a roll changed."""
    hero, count, after = voice.hero(feat.hero), len(feat.rerolled), feat.last.amount
    if feat.what is e.RollFor.TEST:
        return voice.say("tale-reroll-passed", hero=hero, count=count)
    if feat.turned:
        return voice.say("tale-reroll-hit", hero=hero, count=count, after=after)
    before = feat.first.amount
    return voice.say("tale-reroll-more", hero=hero, count=count, before=before, after=after)


def rarest(told: Iterable[Feat]) -> Feat | None:
    """Find the least likely of the rolls that went well, if it is a rare one."""
    rare = [feat for feat in told if feat.is_success and feat.chance <= RARE]
    return min(rare, key=lambda feat: (feat.chance, -feat.first.amount), default=None)


def luckiest(voice: Voice, feat: Feat) -> str:
    """Say how rare a roll was."""
    odds = floor(1 / feat.chance)
    if feat.what is e.RollFor.TEST:
        return voice.say("tale-lucky-test", hero=voice.hero(feat.hero), odds=odds)
    if not feat.hero:
        return voice.say("tale-lucky-overlord", damage=feat.first.amount, odds=odds)
    hero = voice.hero(feat.hero)
    return voice.say("tale-lucky-attack", hero=hero, damage=feat.first.amount, odds=odds)


def card(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell the card that was triggered most."""
    for card, times in told.tally.triggered.most_common(1):
        if times >= OFTEN:
            yield say(voice, told, "card", card=voice.card(card), times=times)


def threat(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell what came into the pool, and what cards in play cost; bought ones say their own."""
    gained, spent = told.tally.gained.total(), told.tally.spent_on_play
    if spent or (gained and not told.tally.bought):
        yield say(voice, told, "threat", gained=gained, spent=spent)
    elif gained:
        yield say(voice, told, "gained", gained=gained)


def _fortune(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell who spent the most fortune, where one did."""
    spent = Counter({hero: told.tally.spent(hero) for hero in told.tally.heroes()})
    leaders = [hero for hero, amount in spent.items() if amount and amount == max(spent.values())]
    if len(leaders) == 1:
        [hero] = leaders
        yield say(voice, told, "fortune", hero=voice.hero(hero), amount=spent[hero])


def bought(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell what the overlord bought."""
    cards_bought = told.tally.bought
    if cards_bought:
        cards, cost = voice.cards(cards_bought), cards_bought.total()
        yield say(voice, told, "bought", cards=cards, cost=cost)


def _left(voice: Voice, told: Chapter) -> Iterator[str]:
    """Tell what both sides hold now, or held at its end."""
    over = told.quest is not None and told.quest.winner is not None
    pools = told.after
    key = "left" if over else "held"
    yield say(voice, told, key, threat=pools.threat, fortune=pools.fortune)
