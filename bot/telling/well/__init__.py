"""The first-edition board in words, pictures and buttons."""
