"""The stored format, pinned: what the log writes, and what it says of what was written long ago."""
