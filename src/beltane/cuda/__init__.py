"""The same rules on a GPU; the extra `beltane[cuda]` installs what that needs.

`device_batch` has many games side by side as `beltane.kernel.batch` has them, played by one thread each.
"""
