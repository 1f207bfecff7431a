"""The append-only log of events, the only truth that is stored."""
