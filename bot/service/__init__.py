"""One door for commands and buttons alike; awaits the disk, nothing of Discord."""
