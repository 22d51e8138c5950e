"""People: guests and accounts, signing in, preferences and profiles."""
