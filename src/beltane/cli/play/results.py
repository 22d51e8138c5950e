"""How a game ended: places, and where everybody's points came from."""

from __future__ import annotations

from beltane.cli.play.board import print_board
from beltane.cli.play.screen import Screen
from beltane.kernel.match import Match
from beltane.kernel.presentation import ScoreSheet


def show_results(match: Match, screen: Screen) -> None:
    """Show the final board, the points by their sources, and who has won."""
    game = match.game
    screen.say()
    print_board(match, screen=screen)
    screen.say()
    sheets = game.presentation.score_sheets(match.view(None))
    sources = [source for source in sheets[0].points_from if any(sheet.points_from[source] for sheet in sheets)]
    places = {standing.seat: standing.place for standing in match.standings()}
    screen.table(
        [
            ("Final standings", *(sheet.name for sheet in sheets)),
            *((game.messages.source(s), *(str(sheet.points_from[s]) for sheet in sheets)) for s in sources),
            ("points", *(str(sheet.points) for sheet in sheets)),
            ("place", *(_place(sheet, places) for sheet in sheets)),
        ]
    )
    screen.say()
    screen.say(_verdict(match), "strong")


def _place(sheet: ScoreSheet, places: dict[int, int]) -> str:
    return "-" if sheet.seat is None else str(places[sheet.seat])


def _verdict(match: Match) -> str:
    words = match.game.seat_words
    winners = [words[standing.seat] for standing in match.standings() if standing.place == 1]
    if not winners:
        return f"{words[0]} does not win this time."
    if len(winners) == 1:
        return f"{winners[0]} wins."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the win."
