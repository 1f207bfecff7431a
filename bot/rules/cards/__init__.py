"""Plot cards and agents: what is printed, what they cost, what they do."""
