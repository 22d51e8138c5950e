"""How fast things are, measured with programs of their own; nothing here is a test."""
