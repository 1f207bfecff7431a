"""The commands as the contract lists them: options in order, brackets for what may be left out."""

from dataclasses import dataclass

LISTED = """
campaign create name [overlord] [printed_campaign] [act] [edition] [track]
campaign status
campaign summary
campaign recap
campaign log [page] [hero] [card] [user]
campaign undo
campaign redo
campaign settings [rules] [costs] [steps] [tests] [language] [nudge] \
    [track] [shop] [expansions] [printed_campaign]
campaign resume [threat] [xp] [cards] [act]
campaign overlord action user
campaign act value
campaign board
campaign date when [hours] [note]
campaign doctor
campaign list
campaign export [as]
campaign import file
campaign end
campaign delete
hero add name [player] [might] [knowledge] [willpower] [awareness] [stamina] [speed] [health]
hero set hero [might] [knowledge] [willpower] [awareness] [stamina] [speed] [health] [marker]
hero assign hero player
hero stand-in hero user
hero remove hero
hero list
hero show [hero]
hero defeated hero
hero rest hero
hero suffer hero [damage] [fatigue] [condition] [forced]
hero recover hero [damage] [fatigue] [condition]
hero stand hero
hero revive hero by
hero class hero class
hero learn hero skill [owned]
hero xp hero amount note
hero attack hero [dice]
quest start name [kind] [encounters] [lieutenants] [conquest] \
    [treachery_event] [treachery_trap] [treachery_monster]
quest path
quest encounter
quest end winner
turn overlord
turn hero hero
turn end
threat gain reason [hero] [amount] [card] [note]
threat lose amount note
threat convert xp
threat show
card draw [cards]
card discard [threat] [card] [cards]
card play kind threat [card]
card hand
card deck size
conquest show
conquest gain amount note
conquest lose amount note
conquest glyph
conquest killed hero [amount]
fortune show
fortune spend use [hero]
fortune reroll [die] [hero]
fortune shop
fortune correct hero amount note
fortune dms value
plot decks
plot choose deck
plot hand
plot show card
plot buy card
plot trigger card
plot refresh card
plot spend card use
plot cost card trigger
plot import file
plot forget deck
agent show [lieutenant] [act] [heroes]
agent attacked
agent defeated
phase show
phase next
gold show
gold gain amount note
gold spend amount note
shop show
shop reveal
shop buy item hero [price]
shop sell item hero
shop give item hero to
shop add item hero note
overlord xp amount note
overlord draw [cards] [note]
overlord discard [cards]
overlord learn card [owned]
overlord deck [leave_out] [take_in]
overlord basic deck
roll attack dice [defense] [distance] [hero] [target] [note]
roll defense dice [hero]
roll test attribute hero
roll dice pool [edition]
odds attack dice [defense] [distance]
odds test value
dice fairness
dice verify
dice word text
rumor name quest
well board action [preset] [file] [space]
well place name kind space [size] [flying] [master] [wounds] [armour]
well monster name count [master] [space]
well boulder space direction [size] [name]
well move name space
well remove name
well door space side state
well turn name
well boulders [order]
well bleed figure [tokens]
well daze figure [tokens]
well setup [breath] [bolt] [boulder] [corners] [falls] [stairs] [cap]
well attack attacker target [dice] [swarm] [bleed] [daze] [damage] [pierce]
well breath attacker side [alignment] [dice] [pierce]
well bolt attacker side [alignment] [dice] [pierce]
well wounds figure amount [note]
well treachery [event] [trap] [monster] [start]
help [topic]
about
"""

MENUS = {"Hero defeated": "member", "Show sheet": "member", "Prove this roll": "message"}
"""What stands in the menu of a member or of a message."""

DEFAULTS = {
    ("campaign create", "act"): "I",
    ("campaign create", "edition"): "second",
    ("campaign create", "track"): "economy",
    ("campaign export", "as"): "file",
    ("campaign date", "hours"): 3,
    ("card draw", "cards"): 1,
    ("card discard", "cards"): 1,
    ("overlord draw", "cards"): 1,
    ("overlord discard", "cards"): 1,
    ("quest start", "kind"): "normal",
    ("quest start", "encounters"): 2,
    ("threat gain", "amount"): 1,
    ("well bleed", "tokens"): 1,
    ("well daze", "tokens"): 1,
    ("well breath", "alignment"): 1,
    ("well bolt", "alignment"): 1,
    ("well treachery", "start"): 3,
}

WORDS = {
    "winner": ["heroes", "overlord"],
    "kind": ["introduction", "normal", "interlude", "finale", "rumor"],
    "act": ["I", "II"],
    "edition": ["second", "first"],
    "rules": ["strict", "advisory"],
    "costs": ["transcribed", "printed"],
    "steps": ["rulebook", "faq"],
    "tests": ["bot", "table"],
    "nudge": ["off", "24h"],
    "language": ["de", "en", "fr"],
    "track": ["economy", "sheet", "everything"],
    "shop": ["table", "bot"],
    "quest": ["yes", "no"],
    "marker": ["yes", "no"],
    **{switch: ["yes", "no"] for switch in ("forced", "owned", "master")},
    "action": ["add", "remove", "hand-over"],
    "reason": ["hero-defeated", "card", "correction", "turn", "curse"],
    "use": ["recover-fatigue", "extra-action"],
    "attribute": ["might", "knowledge", "willpower", "awareness"],
    "topic": ["turn", "fortune", "phase", "cards", "monster-sizes", "roles", "well"],
    "side": ["north", "east", "south", "west"],
    "direction": ["north", "east", "south", "west"],
    "state": ["open", "closed"],
    "corners": ["square", "cut"],
    "stairs": ["wall", "link"],
    "cap": ["before-daze", "after-daze"],
    "falls": ["at-end", "at-once"],
}

# Options that mean different things in different commands.
WORDS_IN = {
    ("card play", "kind"): ["event", "trap", "spawn", "power"],
    ("plot spend", "use"): ["exhaust", "use"],
    ("campaign act", "value"): ["I", "II"],
    ("campaign export", "as"): ["file", "page"],
    ("fortune dms", "value"): ["on", "off"],
    ("well board", "action"): ["load", "show"],
    ("well place", "kind"): ["hero", "monster"],
}

NUMBERS = {
    "fatigue": (1, 20),
    "amount": (1, 20),
    "xp": (1, 99),
    "trigger": (0, 20),
    "threat": (0, 99),
    "encounters": (1, 5),
    "heroes": (2, 4),
    "hours": (1, 24),
    "page": (1, 9999),
    "distance": (0, 60),
    "tokens": (-20, 20),
    "alignment": (1, 30),
    **dict.fromkeys(["event", "trap", "monster"], (0, 99)),
    "start": (0, 8),
    "damage": (0, 20),
    "pierce": (0, 10),
    "count": (1, 10),
    "wounds": (1, 99),
    "armour": (0, 20),
    "conquest": (0, 60),
    **dict.fromkeys(["treachery_event", "treachery_trap", "treachery_monster"], (0, 20)),
    **dict.fromkeys(
        ["might", "knowledge", "willpower", "awareness", "stamina", "speed", "health"], (0, 30)
    ),
}
NUMBERS_IN = {
    **{(f"hero {what}", "damage"): (1, 20) for what in ("suffer", "recover")},
    ("fortune correct", "amount"): (-20, 20),
    ("overlord xp", "amount"): (-20, 20),
    ("campaign resume", "xp"): (0, 99),
    ("odds test", "value"): (0, 30),
    **{(f"card {what}", "cards"): (1, 60) for what in ("draw", "discard")},
    ("card discard", "threat"): (0, 20),
    ("card play", "threat"): (0, 99),  # beyond 20 what the card named prints, as the rules see to
    ("card deck", "size"): (1, 60),
    **{(f"overlord {what}", "cards"): (1, 60) for what in ("draw", "discard")},
    ("hero xp", "amount"): (-20, 20),
    **{(f"gold {what}", "amount"): (1, 1000) for what in ("gain", "spend")},
    ("shop buy", "price"): (0, 1000),
    ("well wounds", "amount"): (-20, 20),
}

LONGEST = {
    "note": 200,
    "expansions": 400,
    "breath": 200,
    "bolt": 200,
    "cards": 400,
    "lieutenants": 400,
    "order": 400,
}
USERS = {"user", "player"}
USERS_IN = {("campaign create", "overlord")}
FILES = {"file"}
SWITCHES = {"flying", "swarm", "bleed", "daze"}
# People may install these for themselves, and use them in direct messages and on other servers.
PORTABLE = {"help", "about", "roll", "odds", "plot", "agent"}

# What is no pool of dice is refused with an example, however long or short.
POOLS = {"dice", "defense", "pool"}
COMPLETED = {
    *POOLS,
    "die",
    "target",
    "hero",
    "condition",
    "by",
    *("item", "to", "class", "skill"),
    "card",
    "cards",
    "deck",
    "printed_campaign",
    "expansions",
    "conquest",
    "lieutenant",
    "lieutenants",
    *("attacker", "figure", "space", "preset", "order", "alignment"),
}
NOT_COMPLETED_IN = {
    (f"{group} {what}", "cards") for group in ("card", "overlord") for what in ("draw", "discard")
}
COMPLETED_IN = {
    *(("overlord deck", way) for way in ("leave_out", "take_in")),
    ("hero add", "name"),
    ("quest start", "name"),
    ("rumor", "name"),
    *((f"well {what}", "name") for what in ("place", "monster", "move", "remove", "turn")),
}


@dataclass(frozen=True)
class Option:
    name: str
    required: bool


def listed() -> dict[str, list[Option]]:
    """Give every command with its options in order."""
    found: dict[str, list[Option]] = {}
    for line in LISTED.strip().splitlines():
        words = line.split()
        path, options = (words[:1], words[1:]) if _alone(words) else (words[:2], words[2:])
        found[" ".join(path)] = [Option(o.strip("[]"), not o.startswith("[")) for o in options]
    return found


def _alone(words: list[str]) -> bool:
    return words[0] in ("rumor", "help", "about")
