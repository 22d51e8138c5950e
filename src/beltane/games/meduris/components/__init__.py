"""What is printed on the board and pieces of Meduris."""

from beltane.games.meduris.components.reader import STANDARD_FOLDER, read_components

__all__ = ["STANDARD_FOLDER", "read_components"]
