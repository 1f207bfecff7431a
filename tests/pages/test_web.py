"""The campaign as a page for the web: all that everybody may see, and nothing else."""

import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser

import pytest

from bot.box.box import load_box
from bot.pages.voice import EVERYBODY
from bot.pages.web.course import Point, course
from bot.pages.web.document import document
from bot.rules.basics.options import GainReason, Winner
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.words import Words
from tests.cogs.looking import view
from tests.rules.roles import OVERLORD, first_edition
from tests.rules.table import BJORN, NOTE, OLGA, Table
from tests.summary.campaigns import DECK, played

MADE = 1_900_000_000
PEOPLE = {1: "olga", 2: "bjorn", 3: "carla"}
# What ends a text, an attribute, a style, a script or a comment, and what Discord would format.
EVIL = (
    "</title></style></script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "' onfocus='alert(1)' autofocus a='",
    "<!-- a ]]> {{ b }} ${c} &lt; &#60;",
    "**x** ~~y~~ `z` <@123456789012345678> \\",
)
A_DISCORD_ID = re.compile(r"(?<![0-9a-f])[0-9]{17,20}(?![0-9a-f])")
_EMPTY = ("br", "meta", "input", "hr")


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture(scope="module")
def campaign(box: Box) -> Table:
    return played(box)


class Read(HTMLParser):
    """Reads a page strictly: every element ends, and in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in _EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append((self.open[-1] if self.open else "", data))

    def text(self, *but: str) -> str:
        return "".join(data for tag, data in self.texts if tag not in ("style", "script", *but))

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for each, attrs in self.elements if each == tag]


def page(table: Table, words: Words, people: dict[int, str] | None = None) -> str:
    named = PEOPLE if people is None else people
    return document(view(table, EVERYBODY, words), named, MADE).decode()


def test_the_page_tells_quests_pools_moves_heroes_cards_and_dice(
    campaign: Table, words: Words
) -> None:
    read = Read(page(campaign, words))
    text = read.text()
    assert "First Bloodoverlord won" in text
    assert "A Fat Goblinheroes won" in text
    assert "Threat and fortune. Start: threat 0, fortune 0; First Blood: threat 4" in text
    assert "bjorn: Leoric attacks" in text
    assert "Threat 0 → 1 | Fortune: Leoric 0, Astarra 1 → 1" not in text
    assert "Threat 0 → 1 | Fortune: Leoric 0, Astarra 0, Grisban 0" in text
    assert "Branded faceup, ready" in text
    assert "Never triggered; bought for 1 threat." in text
    assert "blue, 30 rolls" in text
    assert "follow from the secrets" in text or "proven" in text


def test_links_within_the_page_lead_somewhere(campaign: Table, words: Words) -> None:
    read = Read(page(campaign, words))
    places = {attrs["id"] for _, attrs in read.elements if "id" in attrs}
    links = [str(attrs["href"]) for attrs in read.of("a")]
    assert {"#story", "#ledger", "#table", "#dice", "#quest-3"} <= set(links)
    assert {link.removeprefix("#") for link in links} <= places


def test_the_page_needs_and_allows_nothing_but_its_own_parts(campaign: Table, words: Words) -> None:
    source = page(campaign, words)
    read = Read(source)
    policy = next(str(m["content"]) for m in read.of("meta") if m.get("http-equiv"))
    style = next(data for tag, data in read.texts if tag == "style")
    script = next(data for tag, data in read.texts if tag == "script")
    assert policy == (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    assert len(read.of("style")) == len(read.of("script")) == 1
    for _, attrs in read.elements:
        assert not {"src", "style"} & attrs.keys()
        assert not any(name.startswith("on") for name in attrs)
        assert str(attrs.get("href", "#")).startswith("#")
    assert "http:" not in source
    assert "https:" not in source
    assert "url(" not in source


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def test_without_scripts_only_the_filters_are_missing(campaign: Table, words: Words) -> None:
    read = Read(page(campaign, words))
    assert [attrs for _, attrs in read.elements if "hidden" in attrs] == read.of("form")
    assert "hidden" in read.of("form")[0]


def test_rows_carry_what_the_filters_look_for(campaign: Table, words: Words) -> None:
    source = page(campaign, words)
    (bought,) = re.findall(r"<li[^>]*><p>olga: <strong>Branded</strong>.*?</li>", source)
    options = re.findall(r'<option value="([0-9]+)">(.*?)</option>', source)
    place = {name: value for value, name in options}
    assert f'data-c="{place["Branded"]}"' in bought
    (rerolled, *_) = re.findall(
        r"<li[^>]*><p>carla: <strong>Astarra</strong> spends.*?</li>", source
    )
    assert f'data-h="{place["Astarra"]}"' in rerolled


@pytest.mark.rule("S5")
@pytest.mark.rule("D8")
def test_nothing_private_is_in_it(box: Box, words: Words) -> None:
    """Facedown cards, the secret of a quest under way, ids of people, places and commands."""
    table = played(box)
    table.play(OLGA, c.StartQuest("The Frozen Spire"))
    table.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    source = page(table, words)
    deck = box.deck("eternalagony") or next(d for d in box.decks if d.name == DECK)
    hidden = {card.name for card in deck.cards if not table.state.cards[card.key].faceup}
    assert len(hidden) > 5
    assert [name for name in hidden if name in source] == []
    assert table.state.secret
    assert table.state.secret not in source
    assert not A_DISCORD_ID.search(source)
    assert "The Frozen Spire" in source


def test_a_purchase_taken_back_is_as_secret_as_before(box: Box, words: Words) -> None:
    table = played(box, 1)
    table.play(OLGA, c.BuyPlotCard("Sadist"))
    assert "Sadist" in page(table, words)
    table.undo()
    source = page(table, words)
    assert "Sadist" not in source
    assert "1 move that was taken back is left out." in source


def test_only_the_names_that_were_given_name_people(campaign: Table, words: Words) -> None:
    text = Read(page(campaign, words, {1: "<Olga> & co"})).text()
    assert "<Olga> & co: The overlord's turn begins." in text
    assert "a former player: Leoric attacks" in text
    assert "<@" not in text


@pytest.mark.parametrize("evil", EVIL)
def test_peoples_text_has_no_power_wherever_it_stands(
    campaign: Table, words: Words, evil: str
) -> None:
    """As a title, a heading, an option, a label of the drawing, a sentence, a name, a note."""
    table = Table(campaign.box, check_each=False)
    table.play(OLGA, c.CreateCampaign("key", evil, 100))
    for hero in (evil, "Leoric"):
        table.play(OLGA, c.AddHero(hero, BJORN.user))
    table.play(OLGA, c.ChooseDeck(DECK))
    for _ in range(2):
        table.play(OLGA, c.StartQuest(evil, encounters=1))
        table.play(OLGA, c.GainThreat(GainReason.CORRECTION, amount=1, note=evil))
        table.end_quest()
    tame = Read(page(campaign, words))
    read = Read(page(table, words, dict.fromkeys(PEOPLE, evil)))
    assert {tag for tag, _ in read.elements} <= {tag for tag, _ in tame.elements}
    assert not any(name.startswith("on") for _, attrs in read.elements for name in attrs)
    assert ("title", evil) in read.texts
    assert ("option", evil) in read.texts
    assert ("h1", evil) in read.texts
    assert read.text().count(evil) > 10


def test_the_first_edition_has_a_page_with_counts_of_its_own(box: Box, words: Words) -> None:
    table = first_edition(box)
    table.play(OVERLORD, c.StartQuest("Into the Dark"))
    table.play(OVERLORD, c.EndQuest(Winner.HEROES))
    text = Read(page(table, words)).text()
    assert "Into the Dark went to the heroes." in text
    assert "First edition." in text
    assert "Threat 0 | Conquest 5 | Hand 3, deck 33" in text
    assert "Fortune" not in text
    assert "Ledger" in text


def test_a_campaign_that_has_just_begun_has_a_page(box: Box, words: Words) -> None:
    table = Table(box)
    table.open()
    text = Read(page(table, words)).text()
    assert "No quest has been played yet." in text
    assert "No dice have been rolled in this campaign yet." in text


def test_five_thousand_entries_stay_below_two_megabytes(box: Box, words: Words) -> None:
    table = played(box, 4)
    while len(table.log) < 5000:
        table.fund(1)
        table.play(OLGA, c.LoseThreat(1, NOTE))
    assert len(page(table, words).encode()) < 2_000_000


def test_a_roll_is_told_with_what_its_dice_showed(campaign: Table, words: Words) -> None:
    rolled = [x.event for x in campaign.log if isinstance(x.event, e.DiceRolled)]
    source = page(campaign, words)
    assert source.count("(roll ") >= len(rolled) - 1


@pytest.mark.parametrize(
    ("quests", "shown"),
    [
        (1, ["The Man Who", "Would Be King"]),
        (9, ["The Man Who Wo…"]),
    ],
)
def test_a_quests_name_is_whole_under_the_chart_where_there_is_room(
    quests: int, shown: list[str]
) -> None:
    name = "The Man Who Would Be King"
    drawn = course([Point(name, 1, 2)] * quests, "Pools", "Threat", "Fortune").source
    label = drawn.split('class="label"')[1].split("</text>")[0]
    assert f"<title>{name}</title>" in label
    assert re.findall(r"<tspan[^>]*>([^<]+)</tspan>", label) == shown
