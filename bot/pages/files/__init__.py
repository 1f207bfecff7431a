"""What is said of files."""
