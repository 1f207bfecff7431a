"""How a move becomes a message of its table: read, named, drawn, laid out, signed."""
