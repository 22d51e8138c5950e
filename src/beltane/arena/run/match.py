"""Playing one match of a contest, and recording its result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from beltane.arena.contest import Contest, ScheduledMatch, derived_seed
from beltane.bots.bot import Bot, position_for
from beltane.bots.consulting import consult, reporting_illegal_choice, warm_up_bot
from beltane.bots.roster import find_bot
from beltane.kernel.errors import BeltaneError
from beltane.kernel.events import Event
from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.match import Match
from beltane.kernel.random import new_generator
from beltane.kernel.standings import Standing
from beltane.kernel.statistics import Tally
from beltane.kernel.vocabulary import Word
from beltane.text import speaker_for
from beltane.text.languages import ENGLISH


@dataclass(frozen=True)
class Automaton:
    """The result of the player without a seat, whom the rules themselves play."""

    name: str
    points: int


@dataclass(frozen=True)
class Result:
    """A finished match. Tuples are by seat; `counts` are the game's tallies, `asked` is how often a bot had a choice.

    Results are equal if the games were; the time taken by the bots is not compared.
    """

    deal: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    start: int
    turns: int
    asked: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    counts: tuple[dict[str, int], ...]
    automaton: Automaton | None
    seconds: tuple[float, ...] = field(compare=False)

    @property
    def scheduled(self) -> ScheduledMatch:
        """The match whose result this is."""
        return ScheduledMatch(self.deal, self.bots)


class BotMatch:
    """A match under way, its bots, and the counts so far."""

    def __init__(self, game: AnyGame, contest: Contest, scheduled: ScheduledMatch) -> None:
        deal_seed = derived_seed(contest.seed, scheduled.deal)
        self.names = scheduled.bots
        self.match = Match(game, contest.seats, deal_seed, contest.options)
        self.bots: list[Bot] = [
            find_bot(name)(game, derived_seed(deal_seed, "bot", seat, name)) for seat, name in enumerate(scheduled.bots)
        ]
        self.counts: list[Counter[str]] = [Counter() for _ in scheduled.bots]
        self.asked = [0] * contest.seats
        self.seconds = [0.0] * contest.seats
        self._concealment = new_generator(derived_seed(deal_seed, "unknown"))

    def play_decision(self, seat: int) -> None:
        """Play one decision; a bot is asked only if there is more than one choice."""
        choices = self.match.legal_numbers()
        action = choices[0] if len(choices) == 1 else self._consult(seat)
        with reporting_illegal_choice(self.names[seat]):
            self.match.play(action)
        self._count()

    def _consult(self, seat: int) -> int:
        position = position_for(self.match.game, self.match.state, seat, self._concealment)
        started = time.perf_counter()
        action = consult(self.names[seat], self.bots[seat], position)
        self.seconds[seat] += time.perf_counter() - started
        self.asked[seat] += 1
        return action

    def _count(self) -> None:
        for event in self.match.events():
            for tally in self.match.game.tallies:
                if event.name == tally.event and event.seat is not None:
                    self.counts[event.seat][_counted(tally, event)] += 1


def _counted(tally: Tally, event: Event) -> str:
    if tally.argument is None:
        return count_name(tally, None)
    detail = event.details[tally.argument]
    return count_name(tally, detail.word if isinstance(detail, Word) else str(detail))


def count_name(tally: Tally, word: str | None) -> str:
    """The name under which a tally's event, or one of its words, is counted."""
    return tally.event if word is None else f"{tally.event} {word}"


def play_match(contest: Contest, scheduled: ScheduledMatch) -> Result:
    """Play a match; unless a bot uses the clock, the same contest and match always give the same result."""
    game = find_game(contest.game)
    running = BotMatch(game, contest, scheduled)
    match = running.match
    start = match.mover
    assert start is not None
    while (seat := match.mover) is not None:
        running.play_decision(seat)
    standings = match.standings()
    seated = [standing for standing in standings if standing.seat is not None]
    return Result(
        deal=scheduled.deal,
        bots=scheduled.bots,
        points=tuple(standing.points for standing in seated),
        places=tuple(standing.place for standing in seated),
        start=start,
        turns=int(match.state.turn),
        asked=tuple(running.asked),
        sources=tuple(_sources(match, seat) for seat in range(contest.seats)),
        counts=tuple(dict(sorted(counter.items())) for counter in running.counts),
        automaton=_automaton(game, standings),
        seconds=tuple(round(seconds, 4) for seconds in running.seconds),
    )


def _sources(match: Match, seat: int) -> dict[str, int]:
    """A seat's points by source, with the names that results files use."""
    points = match.game.points_from(match.state, seat)
    return {source.replace("-", "_"): number for source, number in points.items()}


def _automaton(game: AnyGame, standings: Sequence[Standing]) -> Automaton | None:
    unseated = [standing.points for standing in standings if standing.seat is None]
    if not unseated:
        return None
    # Results are in English, so that they do not depend on who plays the match, and where.
    name = speaker_for(game, language=ENGLISH).word(Word("automaton", str(game.automaton)))
    return Automaton(name, unseated[0])


def play_match_or_error(contest: Contest, scheduled: ScheduledMatch) -> Result | BeltaneError:
    """Like `play_match`, but returns errors that a user can cause: exceptions do not cross processes well."""
    try:
        return play_match(contest, scheduled)
    except BeltaneError as error:
        return error


def warm_up(contest: Contest) -> None:
    """Let every bot make a quick choice, so that everything is compiled before worker processes need it."""
    game = find_game(contest.game)
    match = Match(game, contest.seats, derived_seed(contest.seed, 0), contest.options)
    while len(choices := match.legal_numbers()) == 1:
        match.play(choices[0])
    assert match.mover is not None
    position = position_for(game, match.state, match.mover, new_generator(contest.seed))
    match.play(choices[0])
    for bot in contest.bots:
        warm_up_bot(find_bot(bot)(game, contest.seed), position)
