"""Campaigns as files: handing one out, and taking one in."""
