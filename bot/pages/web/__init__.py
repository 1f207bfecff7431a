"""The campaign as one page for the web, complete in itself."""
