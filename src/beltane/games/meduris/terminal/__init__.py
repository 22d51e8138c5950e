"""How Meduris is drawn in text."""
