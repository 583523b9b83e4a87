"""The interfaces of other projects on top of Hognose."""
