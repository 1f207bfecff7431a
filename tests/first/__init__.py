"""The first edition's economy (E)."""
