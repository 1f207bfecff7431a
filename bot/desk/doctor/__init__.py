"""Looks a campaign over and mends what it can."""
