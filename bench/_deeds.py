"""The deeds whose way through the code is measured; each is done once before."""

from bench._crossing import Deed

_TABLE = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Grisban" player:@carla
olga: /hero add name:"Astarra" player:@dora
"""

GAIN = Deed(
    "/threat gain",
    f"""{_TABLE}
    olga: /quest start name:"First Blood"
    olga: /turn overlord
    olga: /threat gain reason:hero-defeated hero:Grisban
    """,
    "olga: /threat gain reason:hero-defeated hero:Leoric",
    'expect post contains "Threat 1 → 2"',
)

TIE = Deed(
    "/plot trigger with a tie",
    f"""{_TABLE}
    olga: /plot choose deck:"Corruption From Within"
    olga: /threat gain reason:correction amount:9 note:"from paper"
    olga: /quest start name:"First Blood"
    olga: /plot trigger card:"Friend or Foe"
    dora: press "Grisban"
    olga: /plot refresh card:"Friend or Foe"
    """,
    'olga: /plot trigger card:"Friend or Foe"',
    'expect post contains "1 awaiting a hero"',
)

REROLL = Deed(
    "a press of Reroll",
    f"""{_TABLE}
    olga: /fortune correct hero:Leoric amount:3 note:"from the last quest"
    olga: /quest start name:"First Blood"
    bjorn: /turn hero hero:Leoric
    @dice blue=2/2/1 red=0/1/0 gray=1
    bjorn: /roll attack dice:"blue red" defense:gray distance:4 hero:Leoric
    bjorn: press "Reroll blue"
    """,
    'bjorn: press "Reroll blue"',
    'expect post contains "Leoric 2 → 1"',
)

WELL = Deed(
    "/well attack",
    """
    sam: /campaign create name:"The Well" overlord:@olga edition:first
    sam: /hero add name:"Brute" player:@bjorn
    olga: /well board action:load preset:kobold-cellar
    @dice red=1/3/0
    olga: /well attack attacker:Kobold1 target:Brute dice:red
    """,
    """
    @dice red=1/3/0
    olga: /well attack attacker:Kobold1 target:Brute dice:red
    """,
    'expect post contains "Rolled: red 1/3/0"',
)

DEEDS = (GAIN, TIE, REROLL, WELL)
