"""What tests of people, privacy and the doctor share."""

from bot.desk.desk import Desk
from bot.practice.real import RealHarness
from bot.practice.world import World
from bot.service.rules_service import RulesService
from tests.simcord_support import world as world  # noqa: PLC0414 - a fixture for all

TABLE = """
sam: /campaign create name:"Nerekhall" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn willpower:4
sam: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
olga: /plot cost card:"Spite" trigger:1
olga: /threat gain reason:correction amount:5 note:"to begin with"
olga: /quest start name:"First Blood" encounters:1
"""


def desk_of(world: World) -> Desk:
    harness = world.harness
    assert isinstance(harness, RealHarness)
    return harness.bot.desk


def service_of(world: World) -> RulesService:
    return desk_of(world).service
