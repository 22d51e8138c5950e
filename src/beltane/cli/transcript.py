"""A match as text: what it is, what happened, and the standings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from beltane.cli.terminal import print_table, say, say_boldly, say_quietly
from beltane.kernel.match import Match
from beltane.kernel.standings import Standing
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker, speaker_for


@dataclass(frozen=True)
class Chapter:
    """An action, or the set-up, with the sentences about its events.

    `match` is in the position after it until another chapter is asked for; `ends_turn` says whether it ended a turn.
    """

    heading: str
    sentences: tuple[str, ...]
    match: Match
    ends_turn: bool


class Transcript:
    """A match that can be read from any of its actions; chapter 0 is the set-up."""

    def __init__(self, match: Match) -> None:
        self._actions = match.actions
        self._speaker = speaker_for(match.game)
        # Going back is done with undo, whatever has been revealed.
        self._replayed = Match(match.game, match.seats, match.seed, match.options, unlimited_undo=True)
        self._turns: list[int] = [int(self._replayed.state.turn)]

    def __len__(self) -> int:
        """The number of chapters."""
        return len(self._actions) + 1

    def chapter(self, number: int) -> Chapter:
        """A chapter by its number."""
        self._go_to(number)
        match = self._replayed
        if number == 0:
            return Chapter(self._speaker.message("cli-set-up"), self._sentences(), match, ends_turn=True)
        ply = match.history[-1]
        heading = self._speaker.message(
            "cli-chapter",
            number=str(number),
            name=self._speaker.names[ply.seat],
            action=match.game.actions.notation(ply.action),
        )
        ends_turn = match.over or self._turns[number] != self._turns[number - 1]
        return Chapter(heading, self._sentences(), match, ends_turn)

    def turn_begins(self, turn: int) -> int | None:
        """The number of the chapter with which a turn begins, if the match got that far."""
        self._go_to(len(self) - 1)
        return self._turns.index(turn) if turn in self._turns else None

    def _go_to(self, number: int) -> None:
        match = self._replayed
        while len(match.actions) > number:
            match.undo()
        for action in self._actions[len(match.actions) : number]:
            match.play(action)
            if len(self._turns) == len(match.actions):
                self._turns.append(int(match.state.turn))

    def _sentences(self) -> tuple[str, ...]:
        return tuple(self._speaker.event(event) for event in self._replayed.events())


def chapters(match: Match) -> Iterator[Chapter]:
    """The match from its beginning, one chapter for the set-up and one for each action."""
    transcript = Transcript(match)
    return (transcript.chapter(number) for number in range(len(transcript)))


def print_title(match: Match) -> None:
    """Print which match it is, with everything needed to set it up again."""
    game, speaker = match.game, speaker_for(match.game)
    options = "".join(f", {name} {choice}" for name, choice in match.options.items())
    players = ", ".join(speaker.names[: match.seats])
    say_boldly(
        speaker.message(
            "cli-match", title=game.title, seats=match.seats, players=players, seed=str(match.seed), options=options
        )
    )
    rules, edition = str(game.rules_version), game.edition
    say_quietly(speaker.message("cli-versions", rules=rules, edition=edition.name, digest=edition.digest))
    if match.unlimited_undo:
        say_quietly(speaker.message("unlimited-undo-results"))


def print_heading(chapter: Chapter) -> None:
    """Print the heading of a chapter."""
    say()
    say_boldly(chapter.heading)


def print_sentence(sentence: str) -> None:
    """Print a sentence, indented."""
    say(f"   {sentence}")


def print_chapter(chapter: Chapter) -> None:
    """Print a chapter at once."""
    print_heading(chapter)
    for sentence in chapter.sentences:
        print_sentence(sentence)


def print_standings(match: Match) -> None:
    """Print the result, or the standings of an unfinished match, best first."""
    speaker = speaker_for(match.game)
    say()
    key = "cli-final-standings" if match.over else "cli-standings"
    say(speaker.message(key, actions=len(match.actions)))
    print_table(
        "left right right",
        [speaker.message(f"cli-column-{name}") for name in ("seat", "points", "place")],
        [
            (contender_name(match, standing, speaker), str(standing.points), str(standing.place))
            for standing in sorted(match.standings(), key=lambda standing: standing.place)
        ],
    )


def contender_name(match: Match, standing: Standing, speaker: Speaker) -> str:
    """A contender's name; an automaton has no seat."""
    if standing.seat is None:
        return speaker.word(Word("automaton", str(match.game.automaton)))
    return speaker.names[standing.seat]
