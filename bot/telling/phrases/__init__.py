"""What happened, in words: sentences, names, both pools, open questions."""
