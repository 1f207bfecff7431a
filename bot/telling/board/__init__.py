"""The live board of a campaign."""
