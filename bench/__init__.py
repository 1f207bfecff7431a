"""What the bot is measured by: speed and size, as ratios that hold on any machine."""
