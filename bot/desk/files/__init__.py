"""Files that people send and get."""
