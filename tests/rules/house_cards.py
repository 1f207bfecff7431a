"""A deck of a group's own of which the file says nothing but names and costs."""

from bot.box.decks import read_deck

HOUSE_CARDS = read_deck("""
name = "House Cards"

[[cards]]
number = 1
name = "Old Trick"
trigger = 1

[[cards]]
number = 2
name = "New Trick"
purchase = 2
trigger = 0
""")
