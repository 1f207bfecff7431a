"""The layer over SimCord's page in a real browser: lists, Enter, the newest message, the keys."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bench import chromium
from bench.chromium import Tab
from bot.practice.pages import Pages, Room, Seat
from bot.practice.world import World

pytestmark = pytest.mark.skipif(
    chromium.PROGRAM is None,
    reason="no Chromium at hand: what only a browser can prove is not tried",
)

LIST = "[...document.querySelectorAll('.command-suggestion')].map((line) => line.textContent)"
FIELD = "document.activeElement.value"
SENT = "document.activeElement.id === 'channel-composer-input' && !document.activeElement.value"
LAST = "[...document.querySelectorAll('#channel-message-list article')].at(-1).innerText"
TOUCH = """
    const buttons = [...document.querySelectorAll('article button')];
    const add = buttons.find((each) => each.innerText === 'Add 1');
    add.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    add.click();
    document.getElementById('channel-timeline').dispatchEvent(new Event('scroll'));
"""
BELOW = """(() => {
    const seen = document.getElementById('channel-timeline');
    return Math.round(seen.scrollHeight - seen.scrollTop - seen.clientHeight);
})()"""


@pytest.fixture(scope="module")
def devtools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with chromium.running(tmp_path_factory.mktemp("chromium")) as address:
        yield address


@pytest.fixture
async def rooms(world: World) -> AsyncIterator[tuple[Room, ...]]:
    """olga and bjorn in a channel with more messages than fit on a phone."""
    for _ in range(8):
        await world.slash("olga", "tally add", amount=1)
    olga, bjorn = (world.people.member(name) for name in ("olga", "bjorn"))
    seats = [Seat(world.people.place, [olga, bjorn], "Add 1"), Seat(world.people.place, [bjorn])]
    async with Pages(world.sim, "http://127.0.0.1:1/").open(seats) as rooms:
        yield rooms


@pytest.fixture
async def tab(devtools: str, rooms: tuple[Room, ...]) -> AsyncIterator[Tab]:
    """olga's page on a phone."""
    async with chromium.tab(devtools) as tab:
        await tab.open(rooms[0].preview.url, 390, 844)
        yield tab


async def command(tab: Tab, name: str) -> None:
    """Take a command, as one does by typing its name."""
    await tab.until("document.activeElement.id === 'channel-composer-input'")
    await tab.write(f"/{name}")
    await tab.until(f"document.querySelector('.command-entry strong')?.textContent === '/{name}'")
    await tab.press("Enter")


async def test_a_list_is_filled_before_a_letter_and_enter_keeps_what_is_chosen(tab: Tab) -> None:
    # given a list that the bot fills
    await command(tab, "tally greet")
    await tab.until(f"{LIST}.join() === 'Leoric,Grisban'")
    # when the second is chosen, it is sent, and not the first
    await tab.press("ArrowDown", "Enter")
    await tab.until(f"{FIELD} === 'Grisban' && !{LIST}.length")
    await tab.press("Enter")
    await tab.until(f"{SENT} && {LAST}.includes('Hail Grisban')")
    # and likewise in a list that the command brings along
    await command(tab, "tally end")
    await tab.until(f"{LIST}.join() === 'heroes,overlord'")
    await tab.press("ArrowDown", "Enter", "Enter")
    await tab.until(f"{SENT} && {LAST}.includes('The overlord won')")
    # and where one comes back to a field
    await command(tab, "tally end")
    await tab.press("ArrowDown", "Enter")
    await tab.until(f"{FIELD} === 'overlord' && !{LIST}.length")
    await tab.value("document.activeElement.blur()")
    await tab.value("document.querySelector('.command-option-input').focus()")
    await tab.until(f"{LIST}.length === 2")
    await tab.until("document.querySelector('[aria-selected=true]').textContent === 'overlord'")
    await tab.press("Enter", "Enter")
    await tab.until(f"{SENT} && {LAST}.includes('The overlord won')")


async def test_a_command_typed_or_pasted_as_one_line_is_taken_as_such(
    world: World, tab: Tab
) -> None:
    # pasted, with an option that may be left out and a value in quotes
    await tab.until("document.activeElement.id === 'channel-composer-input'")
    await tab.write('/tally add amount:2 note:"two words"')
    await tab.until(f"{FIELD} === 'two words'")
    await tab.press("Enter")
    await tab.until(f"{SENT} && {LAST}.includes('8 → 10')")
    # typed letter by letter
    for letter in "/tally end winner:overlord":
        await tab.write(letter)
    await tab.until(f"{FIELD} === 'overlord' && {LIST}.join() === 'overlord'")
    await tab.press("Enter", "Enter")
    await tab.until(f"{SENT} && {LAST}.includes('The overlord won')")
    # likewise where all may be left out, so that the command itself has the focus
    await tab.write("/tally look ")
    await tab.until("document.activeElement.matches('.command-chip')")
    await tab.press(*"note:")
    await tab.until("document.activeElement.dataset.option === 'note'")
    await tab.write(", all told")
    await tab.press("Enter")
    await tab.until(f"{SENT} && {LAST}.includes('10, all told')")
    # and where only the beginning of the option is typed before Enter
    await tab.write("/tally look ")
    await tab.until("document.activeElement.matches('.command-chip')")
    await tab.press(*"no", "Enter")
    await tab.until("document.activeElement.dataset.option === 'note'")
    await tab.write("!")
    await tab.press("Enter")
    await tab.until(f"{SENT} && {LAST}.includes('10!')")
    # what is no command stays a message
    await tab.write("/tally nothing of the sort: no")
    await tab.until(f"{FIELD} === '/tally nothing of the sort: no'")


async def test_the_newest_message_stays_in_view_and_ones_own_act_leads_to_it(
    world: World, rooms: tuple[Room, ...], tab: Tab
) -> None:
    # given a page at its newest message; when somebody else acts, with a picture that comes late
    await tab.until(f"{BELOW} === 0")
    await world.slash("bjorn", "tally paint")
    await rooms[0].preview.refresh()
    await tab.until("document.querySelector('img.gallery-image')?.complete")
    await tab.until(f"{BELOW} === 0")
    # when one reads further up, somebody else's act moves nothing
    await tab.scroll(-700)
    await tab.until(f"{BELOW} > 400")
    seen = await tab.value("document.getElementById('channel-timeline').scrollTop")
    await world.slash("bjorn", "tally greet", hero="Leoric")
    await rooms[0].preview.refresh()
    await tab.until(f"{LAST}.includes('Hail Leoric')")
    assert await tab.value("document.getElementById('channel-timeline').scrollTop") == seen
    # then one's own act leads to the newest
    await command(tab, "tally look")
    await tab.press("Enter")
    await tab.until(f"{LAST}.includes('Only you can see this') && {BELOW} === 0")
    # and so does a press of a button further up, though the page scrolls as it is drawn anew
    await tab.scroll(-700)
    await tab.until(f"{BELOW} > 400")
    await tab.value(f"(() => {{ {TOUCH} }})()")
    await tab.until(f"{LAST}.includes('8 → 9') && {BELOW} === 0")


async def test_one_can_type_at_once_press_what_is_marked_and_become_somebody_else(
    world: World, rooms: tuple[Room, ...], tab: Tab
) -> None:
    await tab.until("document.activeElement.id === 'channel-composer-input'")
    # the first thing that a keyboard or a screen reader meets leads there too
    first = "document.querySelector('button, a[href], input, select, textarea')"
    assert await tab.value(f"{first}.textContent") == "Go to the message field"
    await tab.value(f"document.activeElement.blur(), {first}.click()")
    await tab.until("document.activeElement.id === 'channel-composer-input'")
    marked = "document.querySelectorAll('.press-here')"
    assert await tab.value(f"[...{marked}].map((each) => each.textContent).join()") == "Add 1"
    # what is pressed while the page still waits is done in its turn, and twice is once
    size = world.harness.log_size()
    other = "[...document.querySelectorAll('button')].find((each) => each.textContent === 'Add -1')"
    await tab.value(f"{marked}[0].click(), {other}.click(), {other}.click()")
    await tab.until(f"!{marked}.length && {LAST}.includes('9 → 8')")
    assert world.harness.log_size() == size + 2
    # developers' tools wait behind one menu
    tools = ["messages-toggle", "refresh", "capture-open", "inspector-toggle", "close"]
    visible = f"{tools}.filter((id) => document.getElementById(id).checkVisibility())"
    assert await tab.value(visible) == []
    await tab.value("document.querySelector('.session-menu summary').click()")
    assert await tab.value(visible) == tools
    # to be somebody else is to go to that person's page
    assert await tab.value("document.title") == "#descent as olga"
    await tab.value(
        f"""(() => {{
            const who = document.getElementById('viewer-picker');
            who.value = '{rooms[1].seat.who}';
            who.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()"""
    )
    await tab.until("document.title === '#descent as bjorn' && window.simcordPreview?.ready")
    assert await tab.value("location.href") == rooms[1].preview.url
