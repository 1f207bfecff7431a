"""What stands around the code: requirements, licence, pictures of the house."""
