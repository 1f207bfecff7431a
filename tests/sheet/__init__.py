"""What is kept of the sheets with `track` above economy (V, G, X, O)."""
