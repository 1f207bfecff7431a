"""The real bot in a simulated Discord, for trying out and for rehearsals."""
