"""The commands of `beltane`, one module each."""
