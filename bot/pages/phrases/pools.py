"""Token movements as sentences, and the closing lines of a move: both pools, and experience."""

from collections.abc import Sequence

from bot.pages.phrases import emojis
from bot.pages.phrases.forms import has_form
from bot.pages.phrases.moves import Move
from bot.pages.phrases.sheet_parts import changed_lines
from bot.pages.voice import Voice
from bot.rules.basics.keys import NOWHERE
from bot.rules.basics.options import Edition
from bot.rules.basics.places import OF_HEROES, POOL, Place, PlaceKind, fortune
from bot.rules.basics.stage import Step
from bot.rules.state import events as e
from bot.rules.state.questions import ClassAlong, JoinRequest

# Movements that the event before or after them tells.
QUIET_WHYS = (e.Why.PURCHASE, e.Why.RECOVER_FATIGUE, e.Why.EXTRA_ACTION, e.Why.CAMPAIGN_ENDED)
# How a hero stands in a sentence, where it is not by name alone.
_HERO_KEYS = {
    e.Why.TRIGGER: "hero-gain",
    e.Why.SHOPPING_ENDED: "hero-loss",
    e.Why.SHOP_CARD: "hero-loss",
}
# Moves that change nothing of these leave the pools out of their message.
_WITHOUT_POOLS = (
    e.CampaignCreated
    | e.StewardActed
    | e.ActedFor
    | e.HouseRuled
    | e.SettingsChanged
    | e.OverlordsChanged
    | e.ActSet
    | e.HeroAdded
    | e.SheetChanged
    | e.HeroMarked
    | e.HeroAssigned
    | e.StandInNamed
    | e.PlayerLeft
    | e.JoinLapsed
    | e.DeckChosen
    | e.Answered
    | e.RollCalled
    | e.DiceRolled
    | e.DiceWordSet
    | e.SecretCommitted
    | e.SecretRevealed
    | e.SheetEvent
    | e.WellEvent
)


def transfers(moved: Sequence[e.TokensMoved], voice: Voice, form: str = "event") -> str:
    """Say movements of one sort; empty where something else tells them.

    So it is where there are no words in that form.
    """
    told = [each for each in moved if not is_quiet(each)]
    if not told:
        return ""
    first, sums = told[0], _by_hero(told)
    key = f"{form}-tokens-moved-{variant(first)}"
    if not has_form(key, f"event-tokens-moved-{variant(first)}", voice):
        return ""
    heroes = (_share(first.why, *share, voice) for share in sums.items() if share[0])
    return voice.say(
        key,
        amount=sum(sums.values()),
        heroes=voice.row(heroes),
        card=voice.card(first.card) if first.card else "",
        what=counted(voice, first.card),
        note=voice.quoted(first.note),
    )


def counted(voice: Voice, card: str) -> str:
    """Give the word for what lies on a card; that of tokens for a card not at hand."""
    printed = voice.printed(card) if card else None
    return str(getattr(printed.effect, "what", "token")) if printed else "token"


def is_quiet(event: e.TokensMoved) -> bool:
    """Tell whether something else tells a movement."""
    return event.why in QUIET_WHYS or event.to.kind is PlaceKind.AWAITING


def variant(event: e.TokensMoved) -> str:
    """Tell apart the sorts of movement that have words of their own."""
    match event.why:
        case e.Why.CORRECTION:
            gained = event.source.kind is PlaceKind.SUPPLY
            what = "threat" if POOL in (event.source, event.to) else "fortune"
            return f"correction-{what}-{'gained' if gained else 'lost'}"
        case e.Why.CARD if not event.card:
            return "card-note-only"
        case e.Why.CARD if event.note:
            return "card-note"
        case e.Why.MARKER if event.to.kind is not PlaceKind.MONSTER:
            return f"marker-{event.to.kind}"
        case e.Why.MARKER_RETURNED if event.source.kind is not PlaceKind.MONSTER:
            return f"marker-returned-{event.source.kind}"
        case why:
            return why.value


def _by_hero(moved: Sequence[e.TokensMoved]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for each in moved:
        hero = _hero(each.to) or _hero(each.source)
        sums[hero] = sums.get(hero, 0) + each.amount
    return sums


def _share(why: e.Why, hero: str, amount: int, voice: Voice) -> str:
    words = _HERO_KEYS.get(why)
    if words is None:
        return voice.hero(hero)
    return voice.say(words, hero=voice.hero(hero), amount=amount)


def _hero(place: Place) -> str:
    return place.owner if place.kind in OF_HEROES else ""


def closing_lines(move: Move, voice: Voice) -> list[str]:
    """Give the lines that end a message about a pool or a sheet; none for any other."""
    if move.after.edition is Edition.FIRST:
        about = any(isinstance(event, e.DungeonEvent) for event in move.events)
        counts = [pools_line(move, voice)] if about and move.counts else []
        return [*counts, *_wounds_lines(move, voice)]
    sheet = changed_lines(move, voice)
    sheet += _last_step(move, sheet, voice)
    if not _about_pools(move):
        return sheet
    xp = [xp_line(move, voice)] if move.changes_xp or _is_for_xp(move) else []
    return [*xp, pools_line(move, voice), *sheet]


def _last_step(move: Move, whole: list[str], voice: Voice) -> list[str]:
    """Say by itself what was done last of several moves told as one: that is what Undo takes."""
    step = move.last_step
    told = changed_lines(step, voice) if step is not None else []
    if not told or told == whole:
        return []
    return [voice.say("sheet-last-step", line=" · ".join(told))]


def _is_for_xp(move: Move) -> bool:
    """Tell whether a step begins in which the overlord may spend experience that is there."""
    steps = (event.step for event in move.events if isinstance(event, e.PhaseEntered))
    return Step.SPEND_XP in steps and bool(move.after.xp)


def pools_line(move: Move, voice: Voice) -> str:
    """Write both pools, changed ones with an arrow from before this move to after it.

    In the first edition: threat, conquest, and the overlord's cards.
    """
    if voice.campaign.edition is Edition.FIRST:
        return _counts_line(move, voice)
    threat = emojis.beside(emojis.THREAT, _threat(move, voice), voice)
    heroes = move.after.heroes
    if not heroes:
        return voice.say("pools-without-heroes", threat=threat)
    each = (
        voice.say("pools-hero", hero=voice.plain_hero(key), amount=_fortune(move, voice, key))
        for key in heroes
    )
    fortune = emojis.beside(emojis.FORTUNE, ", ".join(each), voice)
    return voice.say("pools", threat=threat, fortune=fortune)


def _counts_line(move: Move, voice: Voice) -> str:
    """Write the counts of a first-edition quest; nothing between quests (E1).

    What a changed hand says already, its deck does not say again.
    """
    spans = {each: voice.span(*span) for each, span in move.counts.items()}
    if not spans:
        return ""
    if move.counts["hand"][0] != move.counts["hand"][1]:
        spans["deck"] = str(move.counts["deck"][1])
    return voice.say("pools-first", **spans)


def _wounds_lines(move: Move, voice: Voice) -> list[str]:
    """Write the wounds of each figure that a move of the first edition changed (E7)."""
    return [
        voice.say("wounds-line", name=voice.own(name), wounds=voice.span(*span))
        for name, span in move.wounds.items()
        if span[0] != span[1]
    ]


def pools_now(voice: Voice) -> str:
    """Write both pools as they are."""
    return pools_line(_still(voice), voice)


def xp_line(move: Move, voice: Voice) -> str:
    """Write the overlord's experience, from before this move to after it."""
    return voice.say("xp", xp=voice.span(*move.xp_span))


def xp_now(voice: Voice) -> str:
    """Write the overlord's experience as it is."""
    return xp_line(_still(voice), voice)


def _still(voice: Voice) -> Move:
    """A move in which nothing happened: its lines show what is."""
    return Move(NOWHERE, 0, (), voice.campaign, voice.campaign.seq)


def _about_pools(move: Move) -> bool:
    return any(_is_about_pools(event) for event in move.events)


def _is_about_pools(event: e.Event) -> bool:
    if isinstance(event, e.Asked):
        return not isinstance(event.question, JoinRequest | ClassAlong)
    if isinstance(event, e.Withdrawn):
        return event.pledge
    return not isinstance(event, _WITHOUT_POOLS)


def _threat(move: Move, voice: Voice) -> str:
    threat = voice.span(*move.span(POOL))
    awaiting = move.after.awaiting
    if not awaiting:
        return threat
    return voice.say("pools-awaiting", threat=threat, count=awaiting)


def _fortune(move: Move, voice: Voice, hero: str) -> str:
    return voice.span(*move.span(fortune(hero)))
