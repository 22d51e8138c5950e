"""The rules of Bonfire, one file a topic of the rulebook."""
