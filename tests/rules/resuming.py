"""Going on from any state of a campaign, or snapshot, is the same as reading back its whole log."""

from collections.abc import Iterable, Iterator, Sequence

import pytest

from bot.log import snapshots
from bot.rules.course.so_far import SoFar, gone_on, summed
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, Earlier, MoveRef
from bot.rules.state.replay import replay, resumed


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


def need_snapshots(log: Sequence[e.Entry], state: Campaign, times: int = 5) -> int:
    """Go on from snapshots of a log on its way; gives from how many of them that was done."""
    count, end = 0, summed(log)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(snapshots, "CHAIN_KEPT", 4)
        for seq in range(1, len(log) + 1, max(1, len(log) // times)):
            there = SoFar(replay(log[:seq]), summed(log[:seq]))
            kept = snapshots.written(there, log[seq - 1])
            read = snapshots.opened(kept, log[seq - 1])
            assert (read.state, read.sums) == (there.state, there.sums), seq
            found = gone_on(read, log[seq:])
            if found is not None:
                count += 1
                assert (found.state, found.sums) == (state, end), seq
                assert [*chain(found.state)] == [*chain(state)][: len([*chain(found.state)])], seq
                again = snapshots.opened(snapshots.written(found, log[-1]), log[-1])
                assert (again.state, again.sums) == (state, end), seq
    return count


def chain(state: Campaign) -> Iterator[MoveRef]:
    """Give the moves that can be taken back, the newest first; states are compared without."""
    ref = state.newest
    while ref is not None and not isinstance(ref, Earlier):
        yield ref
        ref = ref.previous
