"""Draw the pictures of docs/well-of-darkness.md: `python -m bench.draw_well`.

Each is what the bot posts for a move on one of the maps that come along, with dice as wished.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.box.box import load_box
from bot.pages.messages import say
from bot.pages.page import Picture
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import Edition
from bot.rules.decide import decide
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice, SystemDice
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import book
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from bot.words import Words

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
OLGA = Person(UserId(1))


@dataclass
class Sitting:
    """A table at which moves are played and drawn."""

    box: Box
    words: Words
    campaign: Campaign = field(default_factory=Campaign)

    def play(self, command: c.WellCommand, dice: str = "") -> tuple[Picture, ...]:
        """Play a move with dice as "red 1/3/1, black surge"; gives its pictures."""
        return self._play(command, dice)

    def begin(self, preset: str) -> None:
        """Open a campaign and lay out a map."""
        self._play(c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST))
        self.play(c.LoadPreset(preset))

    def _play(self, command: c.Command, dice: str = "") -> tuple[Picture, ...]:
        before, source = self.campaign, ForcedDice(SystemDice(), self.box.dice)
        for wish in filter(None, dice.split(", ")):
            source.force(*wish.split())
        decision = decide(before, command, OLGA, self.box, source)
        self.campaign = decision.after or before
        numbered = enumerate(decision.events, before.seq + 1)
        entries = [Entry(seq, decision.move, 0, OLGA.user, event) for seq, event in numbered]
        for entry in entries:
            book(self.campaign, entry)
        move = Move(
            CampaignAt(1, 1), entries[0].move, tuple(entries), self.campaign, self.campaign.seq
        )
        names = Voice(self.campaign, self.box, self.words, "en")
        drawn = say.map_page(move, before.well, names)
        return tuple(block for block in drawn.blocks if isinstance(block, Picture))


def pictures() -> Iterator[Picture]:
    """Play every mechanic and draw it; each picture has the name it has in the page."""
    box, words = load_box(), Words.load()
    for name, play in _MECHANICS.items():
        drawn = play(Sitting(box, words))
        for picture in drawn:
            kind = picture.name if len(drawn) > 1 else ""
            yield Picture(f"well-{name}{f'-{kind}' if kind else '.png'}", picture.png, picture.alt)


def boulders(sitting: Sitting) -> Sequence[Picture]:
    """One boulder clears rubble, one kills and stops before the wall."""
    sitting.begin("rolling-hall")
    sitting.play(c.MovePiece("Guard", "N4"))
    sitting.play(c.BeginOverlordMapTurn())
    dice = "red 2/2/0, yellow 3/0/0, red 2/1/1, yellow 3/0/0"
    return sitting.play(c.RollBoulders(("1", "2")), dice)


def breath(sitting: Sitting) -> Sequence[Picture]:
    """The drake breathes round an obstacle."""
    sitting.begin("drake-gallery")
    return sitting.play(c.UseBreath("Drake", Direction.EAST, 2))


def bolt(sitting: Sitting) -> Sequence[Picture]:
    """The stairs stop a bolt."""
    sitting.begin("drake-gallery")
    sitting.play(c.MovePiece("Drake", "E7"))
    sitting.play(c.SetDoor("H8", Direction.EAST, open=True))
    sitting.play(c.PlaceFigure("Guard", FigureKind.HERO, "J8"))
    return sitting.play(c.UseBolt("Drake", Direction.EAST, 2))


def tokens(sitting: Sitting) -> Sequence[Picture]:
    """Bleed and daze lie beside their figures."""
    sitting.begin("kobold-cellar")
    sitting.play(c.AddBleed("Brute", 3))
    sitting.play(c.AddDaze("Brute", 2))
    return sitting.play(c.AddDaze("Ogre", 1))


def swarm(sitting: Sitting) -> Sequence[Picture]:
    """Three friends next to the target add three power dice."""
    sitting.begin("kobold-cellar")
    dice = "red 2/2/0, black enhancement, black enhancement, black surge"
    return sitting.play(c.AttackFigure("Kobold1", "Brute", ("first:red",), swarm=True), dice)


_MECHANICS = {
    "boulders": boulders,
    "breath": breath,
    "bolt": bolt,
    "tokens": tokens,
    "swarm": swarm,
}


def main() -> None:
    """Write the pictures, and print the alt text of each."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for picture in pictures():
        (FOLDER / picture.name).write_bytes(picture.png)
        print(f"![{picture.alt}](pictures/{picture.name})\n")


if __name__ == "__main__":
    main()
