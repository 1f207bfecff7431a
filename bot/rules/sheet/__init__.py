"""What is kept of the sheets beside the economy: each part in files of its own."""
