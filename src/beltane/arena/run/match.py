"""Playing one match of a contest, and what is kept of it."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from beltane.arena.contest import Contest, Fixture, derived_seed
from beltane.bots.bot import Bot, position_for
from beltane.bots.consulting import ask, held_to_rules, think_briefly
from beltane.bots.roster import find_bot
from beltane.kernel.errors import BeltaneError
from beltane.kernel.events import Happening
from beltane.kernel.game import Game, find_game
from beltane.kernel.match import Match
from beltane.kernel.random import new_generator
from beltane.kernel.statistics import Automaton, Tally


@dataclass(frozen=True)
class Result:
    """A finished match. Lists are by seat; `counts` are the game's tallies, `asked` how often a bot had a choice.

    Results are equal when the games were; how long the bots thought is no part of that.
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
    def fixture(self) -> Fixture:
        """The match that this is the result of."""
        return Fixture(self.deal, self.bots)


class Table:
    """A match under way, the bots that play it, and what has been counted so far."""

    def __init__(self, game: Game, contest: Contest, fixture: Fixture) -> None:
        deal_seed = derived_seed(contest.seed, fixture.deal)
        self.names = fixture.bots
        self.match = Match(game, contest.seats, deal_seed, contest.options)
        self.players: list[Bot] = [
            find_bot(name)(game, derived_seed(deal_seed, "bot", seat, name)) for seat, name in enumerate(fixture.bots)
        ]
        self.counts: list[Counter[str]] = [Counter() for _ in fixture.bots]
        self.asked = [0] * contest.seats
        self.seconds = [0.0] * contest.seats
        self._unknown = new_generator(derived_seed(deal_seed, "unknown"))

    def play_on(self, seat: int) -> None:
        """Make one decision; where there is only one choice, nobody is asked."""
        choices = self.match.legal_numbers()
        action = choices[0] if len(choices) == 1 else self._ask(seat)
        with held_to_rules(self.names[seat]):
            self.match.play(action)
        self._count()

    def _ask(self, seat: int) -> int:
        position = position_for(self.match.game, self.match.state, seat, self._unknown)
        started = time.perf_counter()
        action = ask(self.names[seat], self.players[seat], position)
        self.seconds[seat] += time.perf_counter() - started
        self.asked[seat] += 1
        return action

    def _count(self) -> None:
        for happening in self.match.events():
            for tally in self.match.game.statistics.tallies:
                if happening.name == tally.event and happening.seat is not None:
                    self.counts[happening.seat][_counted(tally, happening)] += 1


def _counted(tally: Tally, happening: Happening) -> str:
    return count_name(tally, None if tally.argument is None else str(happening.details[tally.argument]))


def count_name(tally: Tally, word: str | None) -> str:
    """The name under which a tally's event, or one of its words, is counted."""
    return tally.event if word is None else f"{tally.event} {word}"


def play_fixture(contest: Contest, fixture: Fixture) -> Result:
    """Play a match; the same contest and fixture give the same result wherever bots do not look at the clock."""
    game = find_game(contest.game)
    table = Table(game, contest, fixture)
    match = table.match
    start = match.mover
    assert start is not None
    while (seat := match.mover) is not None:
        table.play_on(seat)
    standings = match.standings()
    return Result(
        deal=fixture.deal,
        bots=fixture.bots,
        points=tuple(standing.points for standing in standings),
        places=tuple(standing.place for standing in standings),
        start=start,
        turns=int(match.state.turn),
        asked=tuple(table.asked),
        sources=tuple(game.statistics.points_from(match.state, seat) for seat in range(contest.seats)),
        counts=tuple(dict(sorted(counter.items())) for counter in table.counts),
        automaton=game.statistics.automaton(match.state),
        seconds=tuple(round(seconds, 4) for seconds in table.seconds),
    )


def play_or_explain(contest: Contest, fixture: Fixture) -> Result | BeltaneError:
    """Like `play_fixture`, with what a user can cause as a value: errors do not cross processes well."""
    try:
        return play_fixture(contest, fixture)
    except BeltaneError as error:
        return error


def warm_up(contest: Contest) -> None:
    """Let every bot think a moment, so that everything they need is compiled and workers find it in the cache."""
    game = find_game(contest.game)
    match = Match(game, contest.seats, derived_seed(contest.seed, 0), contest.options)
    while len(choices := match.legal_numbers()) == 1:
        match.play(choices[0])
    assert match.mover is not None
    position = position_for(game, match.state, match.mover, new_generator(contest.seed))
    match.play(choices[0])
    for bot in contest.bots:
        think_briefly(find_bot(bot)(game, contest.seed), position)
