"""Proofs, named by the rules they prove."""
