"""`/campaign doctor`: what a campaign needs and has, what ails it, and what was mended."""
