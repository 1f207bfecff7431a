"""What a step of the campaign phase lets be chosen from a list: gold, skills, items (G, X)."""

from collections.abc import Iterator

from bot.pages.page import Block, Button, Option, Select
from bot.pages.phrases import reward_words
from bot.pages.presses import PARTED, Act, Press
from bot.pages.voice import View, Voice
from bot.rules import sheet_offers
from bot.rules.basics.keys import NOBODY
from bot.rules.basics.options import Track
from bot.rules.basics.stage import Step
from bot.rules.economy import lateness
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.printed.quests import PrintedQuest
from bot.rules.printed.sheet import GOLD_STEP
from bot.rules.sheet import learning, shop
from bot.rules.state.campaign import Hero

MOST = 25


def of_step(view: View) -> Iterator[Block]:
    """Offer what the present step is for; every choice is somebody's own to make."""
    campaign = view.voice.campaign
    if campaign.ended or not campaign.keeps(Track.SHEET):
        return
    yield from reward_words.select(view)
    match campaign.stage.step:
        case Step.GOLD if not campaign.party.searched:
            yield _search(view)
        case Step.SPEND_XP:
            yield _learn(view)
            for hero in campaign.heroes.values():
                yield from take_class(view, hero)
        case Step.SHOPPING:
            yield _buy(view)
            yield _sell(view)
        case Step.CHOOSE_QUEST | Step.QUEST_SET_UP | Step.TRAVEL:
            yield from next_quest(view)
        case _:
            pass


def next_quest(view: View) -> Iterator[Block]:
    """Offer what may come next by the book, between quests."""
    voice = view.voice
    if voice.campaign.ended or voice.campaign.quest is not None:
        return
    options = tuple(
        Option(quest.name, quest.name, voice.say("select-quest-kind", kind=_kind(voice, quest)))
        for quest in sheet_offers.quests_next(_table(voice))
    )
    if options:
        press = Press(Act.START_QUEST, view.at, (*lateness.phase(voice.campaign), ""))
        yield _listed(voice, voice.say("select-quest"), press, options)


def _kind(voice: Voice, quest: PrintedQuest) -> str:
    return voice.say(f"kind-{quest.kind}")


def learn_card(view: View, table: Table) -> Block:
    """Offer the overlord side, and nobody else, the cards to learn."""
    cards = sheet_offers.cards_to_learn(table, owned=False)
    options = tuple(
        Option(view.voice.say("priced-xp", name=card.name, xp=card.xp or 0), card.name)
        for card in cards
        if (card.xp or 0) <= table.campaign.xp
    )
    press = Press(Act.LEARN_CARD, view.at, (_mark(view.voice), ""))
    return _listed(view.voice, view.voice.say("select-learn-card"), press, options)


def basic_decks(view: View) -> Iterator[Button]:
    """Offer the overlord the other basic deck, as long as no quest has begun (O1)."""
    campaign = view.voice.campaign
    overlord = next(iter(campaign.overlords), NOBODY)
    table = Table(campaign, Person(overlord), view.voice.box)
    for deck in sheet_offers.basic_decks(table, timely=True):
        label = view.voice.say("button-basic-deck", deck=deck.name)
        yield view.button(label, Act.BASIC_DECK, deck.name)


def _search(view: View) -> Select:
    voice = view.voice
    most = voice.box.sheet.search_gold(voice.campaign.settings.expansions)
    sums = range(GOLD_STEP, most + 1, GOLD_STEP)[:MOST]
    options = (Option(voice.say("select-search-option", gold=gold), str(gold)) for gold in sums)
    press = Press(Act.SEARCH, view.at, (*lateness.phase(voice.campaign), ""))
    return Select(voice.say("select-search"), press, tuple(options))


def _learn(view: View) -> Select:
    voice = view.voice
    options = (
        Option(
            voice.say(
                "select-learn-option",
                hero=voice.short_name(hero.key),
                skill=skill.name,
                xp=skill.xp or 0,
            ),
            PARTED.join((hero.key, skill.name)),
        )
        for hero, skill in sheet_offers.skills_to_learn(_table(voice))
    )
    press = Press(Act.LEARN, view.at, (_mark(voice), ""))
    return _listed(voice, voice.say("select-learn"), press, tuple(options))


def _buy(view: View) -> Select:
    voice = view.voice
    gold = voice.campaign.party.gold
    dear = voice.say("select-buy-dear")
    options = (
        Option(
            voice.say("priced-gold", name=name, gold=price or 0),
            name,
            dear if (price or 0) > gold else "",
        )
        for name, price in sheet_offers.items_to_buy(_table(voice))
    )
    press = Press(Act.BUY_ITEM, view.at, (_mark(voice), ""))
    unique = {option.value: option for option in options}
    return _listed(voice, voice.say("select-buy"), press, tuple(unique.values()))


def _sell(view: View) -> Select:
    voice, party = view.voice, view.voice.campaign.party
    options = {
        PARTED.join((key, item.name)): voice.say(
            "select-sell-option",
            hero=voice.short_name(key),
            item=item.name,
            gold=shop.sale_of(item, voice.box),
        )
        for key in voice.campaign.heroes
        for item in party.kit(key).items
        if voice.box.sheet.relic(item.name) is None
    }
    press = Press(Act.SELL_ITEM, view.at, (_mark(voice), ""))
    listed = tuple(Option(label, value) for value, label in options.items())
    return _listed(voice, voice.say("select-sell"), press, listed)


def take_class(view: View, hero: Hero) -> Iterator[Select]:
    """Offer a hero who has none yet the classes to take, where they are kept (X2)."""
    voice = view.voice
    campaign = voice.campaign
    kept = sheet_offers.is_kept(_table(voice)) and not campaign.ended
    if not kept or campaign.party.kit(hero.key).taken:
        return
    offered = learning.classes_for(voice.box, hero)
    options = tuple(Option(each.name, each.name) for each in offered)
    press = Press(Act.TAKE_CLASS, view.at, (_mark(voice), hero.key, ""))
    placeholder = voice.say("select-take-class", hero=voice.short_name(hero.key))
    yield _listed(voice, placeholder, press, options)


def hand_on(view: View, hero: str) -> Select:
    """Offer each other hero what a hero carries; none where nothing of it is kept (G3)."""
    voice = view.voice
    campaign = voice.campaign
    kept = sheet_offers.is_kept(_table(voice)) and not campaign.ended
    items = dict.fromkeys(item.name for item in campaign.party.kit(hero).items) if kept else ()
    options = tuple(
        Option(
            voice.say("select-hand-on-option", item=item, hero=voice.short_name(to)),
            PARTED.join((hero, item, to)),
        )
        for item in items
        for to in campaign.heroes
        if to != hero
    )
    press = Press(Act.HAND_ON, view.at, (_mark(voice), ""))
    return _listed(voice, voice.say("select-hand-on"), press, options)


def _listed(voice: Voice, placeholder: str, press: Press, options: tuple[Option, ...]) -> Select:
    """List as much as Discord takes; where that is not all, say which command finds the rest."""
    if len(options) > MOST:
        placeholder = voice.say(
            "select-rest",
            select=placeholder,
            listed=MOST,
            count=len(options),
            act=press.act.value,
        )
    return Select(placeholder, press, options[:MOST])


def _table(voice: Voice) -> Table:
    """See the table as nobody in particular."""
    return Table(voice.campaign, Person(NOBODY), voice.box)


def _mark(voice: Voice) -> str:
    """Mark a select by the newest move: Discord takes the same choice only from a new one."""
    newest = voice.campaign.newest
    return str(newest.number if newest else 0)
