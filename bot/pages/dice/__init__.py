"""What is said of dice."""
