"""Pictures as PNG bytes; draw them in a thread, they take some milliseconds each."""
