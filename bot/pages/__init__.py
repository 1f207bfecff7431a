"""Pure: a campaign and words become pages."""
