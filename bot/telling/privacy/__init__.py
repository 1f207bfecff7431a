"""What is stored of people, said on request, and how somebody is no longer named."""
