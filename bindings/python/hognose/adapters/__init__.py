"""Hognose in agent frameworks. Each module imports its framework, which the package does not install."""
