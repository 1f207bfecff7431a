"""Whatever happens at a table, it can be told: random play, every move as it stood and stands."""

import pytest

from bot.box.box import Box
from bot.desk.drawing import number, of_log
from bot.desk.layout import build
from bot.pages.fitting import MOST_PARTS, MOST_TEXT
from bot.pages.messages import say
from bot.pages.messages.letters import letters
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.pages.presses import LONGEST_ID
from bot.rules.basics.keys import CampaignAt
from tests.rules.random_play import play_at_random
from tests.telling.reader import ID, SERVER, names_of, text

DECKS = ("Eternal Agony", "Corruption From Within", "Goblin Uprising")


def pages(move: Move, box: Box) -> list[Page]:
    names = names_of(move, box)
    return [say.page(move, names), *letters(move, names).values()]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seed", range(3))
async def test_every_move_of_a_random_campaign_can_be_told(box: Box, deck: str, seed: int) -> None:
    """After each entry, so that questions are seen open and half answered."""
    table = play_at_random(box, deck, seed, 80)
    for end in range(1, len(table.log) + 1):
        written = table.log[:end]
        for page in pages(of_log(CampaignAt(SERVER, ID), written, number(written[-1])), box):
            view = build(page).view
            assert view.content_length() <= MOST_TEXT
            assert view.total_children_count <= MOST_PARTS
            assert all(len(custom_id) <= LONGEST_ID for custom_id in page.custom_ids)
            assert "{" not in text(page)
