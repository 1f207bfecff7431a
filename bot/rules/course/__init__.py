"""The course of a campaign: quests, turns, rest, roster, undo."""
