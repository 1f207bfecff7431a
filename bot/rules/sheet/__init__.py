"""What the bot keeps of the sheets beside the economy: each part in a file of its own."""
