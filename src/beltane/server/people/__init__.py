"""Who plays: guests and accounts, how they sign in, preferences and profiles."""
