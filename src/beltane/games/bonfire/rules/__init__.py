"""The rules of Bonfire, one file per topic of the rulebook."""
