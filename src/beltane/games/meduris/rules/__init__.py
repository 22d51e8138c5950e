"""The rules of Meduris, one file per topic of the rulebook."""
