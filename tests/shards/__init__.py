"""Several connections to Discord in one process, and in several."""
