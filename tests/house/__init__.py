"""What is measured of the code's own build is measured rightly."""
