"""The games: one folder each, found by name (`beltane.kernel.game.find_game`).

A game need not lie here: a folder `beltane/games/nim` anywhere on Python's path is found as well.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
