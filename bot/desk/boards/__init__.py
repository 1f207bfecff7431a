"""The live board of each campaign."""
