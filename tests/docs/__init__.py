"""What the pages for people say is true."""
