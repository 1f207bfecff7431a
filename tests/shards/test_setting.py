"""OVERLORD_SHARDS says which connections to Discord, and so which servers, are this process's."""

from pathlib import Path

import pytest

from bot.host.complaints import complaint
from bot.host.settings import BadSetting, load
from bot.log.shards import WHOLE, Part, shard_of
from bot.words import ENGLISH


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DISCORD_TOKEN", "OVERLORD_HOME", "OVERLORD_LOG_LEVEL", "OVERLORD_SHARDS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("written", "part"),
    [
        ("", WHOLE),
        ("auto", WHOLE),
        (" 'Auto' ", WHOLE),
        ("4", Part(4)),
        ("0-3/16", Part(16, (0, 1, 2, 3))),
        ("15/16", Part(16, (15,))),
        ("0-15/16", Part(16)),  # a part that is all of it
        ("0/1", Part(1)),
    ],
)
def test_what_can_be_written(monkeypatch: pytest.MonkeyPatch, written: str, part: Part) -> None:
    monkeypatch.setenv("OVERLORD_SHARDS", written)
    assert load().part == part


@pytest.mark.parametrize(
    "written",
    ["0", "-1", "many", "3-0/16", "0-16/16", "16/16", "0-3", "0-3/0", "0-3/16/2", "16385", "1.5"],
)
def test_anything_else_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("OVERLORD_SHARDS", written)
    with pytest.raises(BadSetting) as wrong:
        load()
    said = complaint(wrong.value)
    assert said is not None
    sentence = ENGLISH.say(said.key, **said.facts)
    assert sentence.startswith(f"OVERLORD_SHARDS cannot be “{written}”: it is auto")
    assert "0-3/16" in sentence


def test_a_server_is_on_the_shard_of_discords_formula() -> None:
    # https://docs.discord.com/developers/events/gateway#sharding
    assert [shard_of(server << 22 | 77, 3) for server in range(5)] == [0, 1, 2, 0, 1]


def test_every_server_is_of_one_part_alone() -> None:
    parts = [Part(16, (0, 1, 2, 3)), Part(16, tuple(range(4, 15))), Part(16, (15,))]
    for server in range(0, 64 << 22, (1 << 21) + 7):
        assert sum(part.has(server) for part in parts) == 1
        assert WHOLE.has(server) and Part(16).has(server)
