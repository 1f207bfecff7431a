"""What the buttons of messages are: what a press does, which can do nothing any more."""
