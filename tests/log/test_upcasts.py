"""Events may change their fields: old bodies are read through every step since."""

import pytest

from bot.log.codec import Body, Codec
from bot.log.errors import UnreadableBody
from bot.rules.basics.stored import Stored


class ThreatGained(Stored, frozen=True):
    amount: int
    source: str
    note: str = ""


def renamed(body: Body) -> tuple[str, Body]:
    return "ThreatGained.2", {"amount": body["threat"], "why": body["why"]}


def with_a_source(body: Body) -> tuple[str, Body]:
    return "ThreatGained.3", {"amount": body["amount"], "source": body["why"]}


EVOLVED = Codec[ThreatGained](
    [ThreatGained],
    {
        ("ThreatWon", 1): renamed,
        ("ThreatGained", 1): lambda body: ("ThreatGained.2", {**body, "why": "unknown"}),
        ("ThreatGained", 2): with_a_source,
    },
)


@pytest.mark.parametrize(
    ("kind", "body", "event"),
    [
        ("ThreatWon", '{"threat":2,"why":"card"}', ThreatGained(2, "card")),
        ("ThreatGained", '{"amount":3}', ThreatGained(3, "unknown")),
        ("ThreatGained.2", '{"amount":4,"why":"quest"}', ThreatGained(4, "quest")),
        ("ThreatGained.3", '{"amount":5,"source":"x","note":"n"}', ThreatGained(5, "x", "n")),
    ],
)
def test_old_bodies_are_read_through_every_step_since(
    kind: str, body: str, event: ThreatGained
) -> None:
    assert EVOLVED.decode(kind, body) == event


def test_new_bodies_carry_the_newest_version() -> None:
    assert EVOLVED.encode(ThreatGained(1, "card"))[0] == "ThreatGained.3"


@pytest.mark.parametrize("body", ["{}", "[]", "null"])
def test_an_old_body_that_does_not_fit_its_upcast_is_unreadable(body: str) -> None:
    with pytest.raises(UnreadableBody):
        EVOLVED.decode("ThreatWon", body)
