"""Values on the sheets as a move changed them."""

from collections.abc import Mapping

from msgspec import Struct

from bot.rules.state.counts import Count, Kept

Span = tuple[int, int]


class Values(Struct, frozen=True):
    """The counts that a move changed, from before it to after it, and all others as they are."""

    spans: Mapping[Count, Span]
    held: Mapping[Count, int]

    def span(self, kept: Kept, owner: str = "", sort: str = "") -> Span:
        """Give a count before the move first changed it, and after it last did."""
        count = Count(kept, owner, sort)
        now = self.held.get(count, 0)
        return self.spans.get(count, (now, now))

    def changes(self, kept: Kept, owner: str = "") -> bool:
        """Tell whether the move changed a count of somebody's, of whatever sort."""
        return any(count[:2] == (kept, owner) for count in self.spans)

    def sorts(self, kept: Kept, owner: str) -> tuple[str, ...]:
        """Name the sorts that somebody has after the move."""
        known = dict.fromkeys((*self.held, *self.spans))
        found = (count.sort for count in known if count[:2] == (kept, owner))
        return tuple(sort for sort in found if self.span(kept, owner, sort)[1])
