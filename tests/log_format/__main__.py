"""Writes format.json anew; what would break old campaigns only with `--anyway`."""

import sys

from tests.log_format.comparing import changes, report
from tests.log_format.pinned import FILE, described, keep, kept


def main(arguments: list[str]) -> int:
    """Pin today's format; gives 1 where it was left alone, since it would break something."""
    now = described()
    found = changes(kept(), now) if FILE.exists() else []
    print(report(found) or "Nothing stored has changed.")
    if any(change.breaks for change in found) and "--anyway" not in arguments:
        print("Nothing was written.")
        return 1
    keep(now)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
