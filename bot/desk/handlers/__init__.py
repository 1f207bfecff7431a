"""What commands and presses lead to, where it is no plain move."""
