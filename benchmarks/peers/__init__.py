"""Beltane compared to other game libraries, measured in the same run."""
