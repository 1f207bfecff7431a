"""Who is on a server still, and servers the bot has left."""
