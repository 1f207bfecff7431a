# Dice: rolls, rerolls, odds, fairness and verification.

refusal-rerolled-already = That roll of { $hero } has changed since this button was shown, and nothing was spent. The buttons under the roll are up to date.
