"""What is said of the first edition."""
