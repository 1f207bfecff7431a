"""What is printed, against figures copied by hand; and every way a data file can be wrong."""
