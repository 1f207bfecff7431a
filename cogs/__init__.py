"""One slash command group per file: parse, ask the service, tell."""
