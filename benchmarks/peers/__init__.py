"""Beltane beside other libraries for games, measured in the same run."""
