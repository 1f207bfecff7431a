"""The chance that fair dice stray so far, from a library that knows its distributions."""


def tail_chance(chi_square: float, degrees: int) -> float:
    """The chance of at least this chi-square with these degrees of freedom, if the die is fair."""
    # Some 0.2 s and 30 MiB that only the fairness page needs: call this off the event loop.
    from scipy.special import chdtrc  # noqa: PLC0415

    return float(chdtrc(degrees, chi_square))
