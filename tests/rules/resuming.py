"""Going on from any state of a campaign is the same as reading back its whole log."""

from collections.abc import Iterable, Iterator, Sequence

from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, MoveRef
from bot.rules.state.replay import resumed


def need_resumed(bases: Iterable[Campaign], log: Sequence[e.Entry], state: Campaign) -> int:
    """Go on from earlier states to the end of a log; gives from how many of them that was done."""
    count = 0
    for base in bases:
        kept = base.seq, base.newest, base.undone, base.rolls, base.shown_secrets
        found = resumed(base, log[base.seq :])
        assert (base.seq, base.newest, base.undone, base.rolls, base.shown_secrets) == kept
        if found is not None:
            count += 1
            assert found == state, base.seq
            assert [*chain(found)] == [*chain(state)], base.seq
    return count


def chain(state: Campaign) -> Iterator[MoveRef]:
    """Give the moves that can be taken back, the newest first; states are compared without them."""
    ref = state.newest
    while ref is not None:
        yield ref
        ref = ref.previous
