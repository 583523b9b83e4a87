"""Modules that import each other."""
