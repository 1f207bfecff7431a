"""A campaign whose channel was deleted is not lost."""

from bot.practice.world import World
from tests.simcord_support import play


async def test_it_can_still_be_taken_along_from_the_list(seated: World) -> None:
    await seated.slash("olga", "threat gain", reason="correction", amount=7, note="agreed")
    home = seated.people.place
    seated.people.go("channel", "other")
    seated.sim.env.backend.delete_channel(home.id)

    await play(
        seated,
        """
        olga: /campaign list
        olga: press "Nerekhall"
        expect private olga contains "Threat 7"
        olga: press "Export"
        """,
    )

    [reply] = seated.last.private("olga")
    assert [file for file in reply.files if file.endswith(".json")]


async def test_only_who_has_a_role_in_it_takes_it_along(seated: World) -> None:
    await play(
        seated,
        """
        nils: /campaign list
        nils: press "Nerekhall"
        nils: press "Export"
        expect refused
        """,
    )
