"""A match told in words: what it is, what happened, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from beltane.cli.terminal import counted, print_table, say, say_boldly, say_quietly
from beltane.kernel.match import Match, Standing


@dataclass(frozen=True)
class Chapter:
    """An action, or the set-up, and what it brought about.

    `match` stands as it stood then until the next chapter is asked for; `ends_turn` tells whether a turn ended with it.
    """

    heading: str
    sentences: tuple[str, ...]
    match: Match
    ends_turn: bool


def chapters(match: Match) -> Iterator[Chapter]:
    """The match from its beginning, one chapter for the set-up and one for each action."""
    retold = Match(match.game, match.seats, match.seed, match.options)
    yield Chapter("Set-up", _sentences(retold), retold, ends_turn=True)
    for ply, action in enumerate(match.actions, start=1):
        mover = retold.mover
        assert mover is not None
        turn = int(retold.state.turn)
        retold.play(action)
        heading = f"{ply}. {match.game.seat_words[mover]}: {match.game.actions.notation(action)}"
        yield Chapter(heading, _sentences(retold), retold, ends_turn=retold.over or int(retold.state.turn) != turn)


def print_title(match: Match) -> None:
    """Say which match it is, with all that is needed to set it up again."""
    game = match.game
    options = "".join(f", {name} {choice}" for name, choice in match.options.items())
    players = ", ".join(game.seat_words[: match.seats])
    say_boldly(f"{game.title}, {counted(match.seats, 'seat')} ({players}), seed {match.seed}{options}")
    say_quietly(f"Rules version {game.rules_version}, edition {game.edition.name} ({game.edition.digest})")


def print_heading(chapter: Chapter) -> None:
    say()
    say_boldly(chapter.heading)


def print_sentence(sentence: str) -> None:
    say(f"   {sentence}")


def print_chapter(chapter: Chapter) -> None:
    """Print a chapter at once."""
    print_heading(chapter)
    for sentence in chapter.sentences:
        print_sentence(sentence)


def print_standings(match: Match) -> None:
    """Print the result, or how an unfinished match stands, best first."""
    say()
    played = counted(len(match.actions), "action")
    say("Final standings" if match.over else f"Standings after {played}: the game is not over")
    print_table(
        "left right right",
        ("seat", "points", "ahead of the automaton" if match.seats == 1 else "place"),
        [
            (match.game.seat_words[standing.seat], str(standing.points), _rank(match, standing))
            for standing in sorted(match.standings(), key=lambda standing: standing.place)
        ],
    )


def _rank(match: Match, standing: Standing) -> str:
    """The place; somebody who plays alone is told whether that means to be ahead of the automaton."""
    if match.seats == 1:
        return "yes" if standing.place == 1 else "no"
    return str(standing.place)


def _sentences(match: Match) -> tuple[str, ...]:
    return tuple(match.game.messages.sentence(event, match.game.seat_words) for event in match.events())
