"""The rules of Meduris, one file a topic of the rulebook."""
