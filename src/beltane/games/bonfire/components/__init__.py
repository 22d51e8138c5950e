"""What is printed on the boards, tiles and cards of Bonfire."""

from beltane.games.bonfire.components.reader import STANDARD_FOLDER, check_thoroughly, read_components

__all__ = ["STANDARD_FOLDER", "check_thoroughly", "read_components"]
