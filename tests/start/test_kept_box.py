"""What an earlier start read of the data counts only while data and code are what they were."""

import hashlib
import shutil
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from bot import DATA
from bot.box import box as reading
from bot.box.box import load_box
from bot.box.faults import BoxError
from bot.host import kept_box as keeping
from bot.host.kept_box import FILE, kept_box
from bot.rules.printed.box import Box


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Every time that the data is read in earnest."""
    asked: list[Path] = []

    def noted(path: Path) -> Box:
        asked.append(path)
        return load_box(path)

    monkeypatch.setattr(reading, "load_box", noted)
    return asked


def shelves(box: Box) -> dict[str, object]:
    own = (each.name for each in fields(Box) if each.name != "sheet")
    return {name: getattr(box, name) for name in own}


def test_what_is_kept_is_all_that_was_read(tmp_path: Path, read: list[Path]) -> None:
    # given a first start, which reads the data
    first = kept_box(tmp_path)
    assert read == [DATA]
    # when the bot starts again
    second = kept_box(tmp_path)
    # then nothing is read, and nothing is lost
    assert read == [DATA]
    assert shelves(second) == shelves(first)
    for deck, before in zip(second.decks, first.decks, strict=True):
        assert list(map(type, deck.cards)) == list(map(type, before.cards))
        assert [type(card.effect) for card in deck.cards] == [
            type(card.effect) for card in before.cards
        ]
    assert second.sheet.items == first.sheet.items


def test_a_changed_figure_is_read_anew(tmp_path: Path, read: list[Path]) -> None:
    """The size of the file, and its time, may be what they were."""
    data = Path(shutil.copytree(DATA, tmp_path / "data"))
    kept_box(tmp_path, data)
    agents = data / "agents.toml"
    agents.write_text(agents.read_text("utf-8").replace("speed = 3", "speed = 4", 1), "utf-8")
    box = kept_box(tmp_path, data)
    assert len(read) == 2
    assert box.agents == load_box(data).agents != load_box().agents


def test_a_fault_in_the_data_is_named_though_a_good_box_is_kept(tmp_path: Path) -> None:
    data = Path(shutil.copytree(DATA, tmp_path / "data"))
    kept_box(tmp_path, data)
    (data / "heroes.toml").write_text("heroes = 3\n", "utf-8")
    with pytest.raises(BoxError) as wrong:
        kept_box(tmp_path, data)
    assert wrong.value.file == "heroes.toml"


def test_other_code_reads_anew(
    tmp_path: Path, read: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_box(tmp_path)
    monkeypatch.setattr(keeping, "code", lambda: "changed")
    kept_box(tmp_path)
    assert len(read) == 2


def _of_body(content: bytes, body: bytes) -> bytes:
    """Give a file that counts by all that it says of itself."""
    made_from, _, _ = msgspec.msgpack.decode(content)
    digest = hashlib.blake2b(body, digest_size=16).hexdigest()
    return msgspec.msgpack.encode([made_from, digest, body])


@pytest.mark.parametrize(
    "damage", ["cut off", "emptied", "bit turned", "other form", "no body", "odd body"]
)
def test_a_damaged_file_is_read_anew_and_mended(
    tmp_path: Path, read: list[Path], damage: str
) -> None:
    kept_box(tmp_path)
    file = tmp_path / FILE
    content = file.read_bytes()
    turned = bytearray(content)
    turned[-7] ^= 1
    file.write_bytes(
        {
            "cut off": content[:-100],
            "emptied": b"",
            "bit turned": bytes(turned),
            "other form": msgspec.msgpack.encode({"made_from": "x"}),
            "no body": _of_body(content, b"\x80"),
            "odd body": _of_body(content, b"\xc1"),
        }[damage]
    )
    assert shelves(kept_box(tmp_path)) == shelves(load_box())
    assert len(read) == 2
    assert file.read_bytes() == content


def test_a_folder_that_takes_no_file_hinders_no_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "in the way").touch()
    box = kept_box(tmp_path / "in the way" / "var")
    assert shelves(box) == shelves(load_box())
    assert "what was read of the data cannot be kept" in caplog.text
