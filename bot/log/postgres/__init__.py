"""The campaign log in PostgreSQL: all servers in one schema, the server in every key.

Needs the extra `postgres`; nobody imports this package who was not told an address.
"""
