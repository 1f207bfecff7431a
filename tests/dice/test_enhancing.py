"""D5: the roller of power dice chooses range or a wound for each enhancement, by button."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pages.messages import enhancing, rolls
from bot.pages.messages.enhancing import SIGNS, Chosen, Enhancing, RollView
from bot.pages.presses import Act, Press, read
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Edition
from bot.rules.printed.box import Box
from bot.rules.rolling.table_rolls import RolledDice, RolledDie
from bot.rules.state import commands as c
from bot.rules.state.events import RollFor
from bot.words import Words
from tests.dice.fights import Fight
from tests.dice.reading import buttons, newest, nowhere, text
from tests.rules.table import NILS, OLGA

POWER = ("red=2/2/0", "black=enhancement", "black=enhancement", "black=surge")


@pytest.fixture
def well(printed: Box) -> Fight:
    """A first-edition campaign."""
    table = Fight(printed)
    table.play(OLGA, c.CreateCampaign("key", "The Well", 1, edition=Edition.FIRST))
    return table


def chosen(view: RollView, *labels: str) -> RollView:
    """Press buttons one after the other, each on the page that the one before led to."""
    for label in labels:
        press = read(buttons(rolls.page(view))[label].press.custom_id)
        asked = enhancing.read(press)
        view = RollView(view.roll, view.voice, view.at, asked.move, asked.chosen)
    return view


@pytest.mark.rule("D5")
@pytest.mark.parametrize(
    ("labels", "sums"),
    [
        ((), "2 wounds before armour · 1 surge left · reaches 2"),
        (("+1 range",), "2 wounds before armour · 1 surge left · reaches 3"),
        (("+1 range", "+1 wound"), "3 wounds before armour · 1 surge left · reaches 3"),
        (("+1 wound", "+1 wound"), "4 wounds before armour · 1 surge left · reaches 2"),
        (
            ("+1 wound", "Choose again", "+1 range"),
            "2 wounds before armour · 1 surge left · reaches 3",
        ),
    ],
)
def test_each_enhancement_is_chosen_by_itself(
    well: Fight, words: Words, labels: Sequence[str], sums: str
) -> None:
    well.wish(*POWER)
    well.play(NILS, c.RollAttack("red 3 black"))
    assert sums in text(rolls.page(chosen(newest(well, words), *labels)))


@pytest.mark.rule("D5")
def test_enhancements_can_bring_the_target_into_range(well: Fight, words: Words) -> None:
    well.wish(*POWER)
    well.play(NILS, c.RollAttack("red 3 black", distance=4))
    view = newest(well, words)
    assert "## Miss: reaches 2 of 4" in text(rolls.page(view))
    done = rolls.page(chosen(view, "+1 range", "+1 range"))
    assert "## Hit: 2 wounds before armour" in text(done)
    assert list(buttons(done)) == ["Choose again", "Roll again"]


@pytest.mark.rule("D5")
def test_no_button_without_an_enhancement(well: Fight, words: Words) -> None:
    well.wish("black=surge", "black=blank")
    well.play(NILS, c.RollPool("2 black"))
    assert buttons(rolls.page(newest(well, words))) == {}


@pytest.mark.rule("D5")
def test_where_no_campaign_runs_the_button_carries_the_roll(well: Fight, words: Words) -> None:
    well.wish(*POWER)
    well.play(NILS, c.RollPool("red 3 black"))
    view = RollView(well.roll(), nowhere(well, words), CampaignAt(77, 0))
    press = buttons(rolls.page(view))["+1 wound"].press
    asked = enhancing.read(read(press.custom_id))
    assert (asked.move, asked.roller, asked.chosen) == (0, NILS.user, Chosen(0, 1))
    back = enhancing.read_dice(asked.dice, asked.roller, well.box.dice)
    assert back.rolled[0].dice == well.roll().rolled[0].dice
    assert back.by == NILS.user


def test_in_a_campaign_it_names_the_move(well: Fight, words: Words) -> None:
    well.wish(*POWER)
    well.play(NILS, c.RollPool("red 3 black"))
    view = newest(well, words)
    press = buttons(rolls.page(view))["+1 range"].press
    assert enhancing.read(press) == Enhancing(view.move, "", NILS.user, Chosen(1, 0))


@given(data=st.data())
def test_any_free_roll_is_read_back_from_a_button_that_discord_takes(
    box: DiceBox, data: st.DataObject
) -> None:
    one = st.builds(RolledDie, st.sampled_from([die.id for die in box]), st.integers(0, 5))
    dice = data.draw(st.lists(one, min_size=1, max_size=20))
    rolled = RolledDice(0, RollFor.POOL, "", tuple(dice))
    signs = enhancing.write_dice(rolled, box)
    args = (signs, str(2**63), "20", "20")
    press = Press(Act.ENHANCE, CampaignAt(2**63, 0), args)
    assert len(press.custom_id) <= 100
    asked = enhancing.read(read(press.custom_id))
    assert enhancing.read_dice(asked.dice, asked.roller, box).rolled == (rolled,)


def test_there_is_a_sign_for_every_face(box: DiceBox) -> None:
    assert len(set(SIGNS)) == len(SIGNS) >= 6 * len(list(box))
    assert not {":", "|", "~"} & set(SIGNS)
