"""How Bonfire is drawn in text."""
