"""The same rules on a GPU; the extra `beltane[cuda]` installs what that needs.

`device_batch` offers what `beltane.kernel.batch` does, with one thread per game.
"""
