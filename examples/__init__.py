"""Small programs on top of Beltane, to read and to begin one's own with; `docs/examples.md` shows them."""
