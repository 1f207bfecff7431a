"""Printed facts and deck files."""
