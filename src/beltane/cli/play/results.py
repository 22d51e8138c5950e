"""The result of a game: places, and the sources of everybody's points."""

from __future__ import annotations

from beltane.cli.play.board import print_board
from beltane.cli.play.screen import Screen
from beltane.cli.transcript import contender_name
from beltane.kernel.match import Match
from beltane.kernel.phrases import Verbatim
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker


def show_results(match: Match, speaker: Speaker, screen: Screen) -> None:
    """Show the final board, the points by their sources, and who has won."""
    standings = match.standings()
    sheets = [match.game.points_from(match.state, contender) for contender in range(len(standings))]
    sources = [source for source in sheets[0] if any(sheet[source] for sheet in sheets)]
    names = [contender_name(match, standing, speaker) for standing in standings]
    screen.say()
    print_board(match, screen=screen)
    screen.say()
    screen.table(
        [
            (speaker.message("cli-final-standings"), *names),
            *((speaker.word(Word("source", s)), *(str(sheet[s]) for sheet in sheets)) for s in sources),
            (speaker.message("cli-column-points"), *(str(standing.points) for standing in standings)),
            (speaker.message("cli-column-place"), *(str(standing.place) for standing in standings)),
        ]
    )
    screen.say()
    winners = tuple(Verbatim(name) for name, standing in zip(names, standings, strict=True) if standing.place == 1)
    screen.say(speaker.message("play-winners", winners=winners), "strong")
    if match.unlimited_undo:
        screen.say(speaker.message("unlimited-undo-results"), "quiet")
