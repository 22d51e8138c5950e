"""Self-play: all tables play a number of decisions, and everything needed for learning is recorded.

Contenders are numbered from seat 0 here; the network sees seats relative to the one that decides. In some games one
seat is played by an earlier self, from whose decisions nothing is learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from math import ceil
from typing import TYPE_CHECKING

import torch

from beltane.kernel.dispatch import MOST_SEATS
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import AnyGame
from beltane.kernel.random import LARGEST_SEED
from beltane.learning.network import (
    CHANNELS,
    GAINS,
    LEAD,
    LEAD_SCALE,
    POINTS,
    POINTS_SCALE,
    WIN,
    Parameters,
    Reader,
    Tensor,
    masked,
    predict,
)
from beltane.learning.settings import Settings
from beltane.learning.tables import Tables

if TYPE_CHECKING:
    from beltane.learning.teacher import Teacher

DEAL_EVERY = 4
"""Maximum number of steps before ended games are dealt anew: dealing visits all games, however few have ended."""
SUMS = 4
"""The number of sums over finished games."""
BITS = 8


@dataclass
class Experience:
    """What was seen and done; the first dimension is steps, the second games."""

    observations: Tensor
    masks: Tensor
    """Packed, eight actions in a byte."""
    actions: Tensor
    log_probabilities: Tensor
    movers: Tensor
    values: Tensor
    """What the seat that decides expects for each contender; with one step more than the rest."""
    leads: Tensor
    """By how much each contender was ahead before the decision."""
    rewards: Tensor
    """What each contender got from a decision and everything that followed, up to the next one."""
    over: Tensor
    learns: Tensor
    """Where the learner decided."""
    taught: Tensor | None = None
    """How often each action should be played, if there is a teacher."""


@dataclass(frozen=True)
class Lesson:
    """A round with a teacher, who plays a share of the decisions."""

    teacher: Teacher
    shown: float


@dataclass
class Finished:
    """Sums over the games that have ended at some tables."""

    seats: int
    games: float = 0.0
    points: float = 0.0
    best: float = 0.0
    wins: float = 0.0
    """Those of seat 0; with one seat, the games in which Tom was beaten."""


@dataclass
class Tally:
    """The statistics of a round."""

    decisions: int = 0
    finished: list[Finished] = field(default_factory=list)


class SelfPlay:
    """All tables, and the arrays for what is experienced at them."""

    def __init__(self, game: AnyGame, settings: Settings, reader: Reader, generator: Tensor) -> None:
        self.device = settings.device
        self.shaped = settings.shaped
        self._judged = settings.judged
        self._on_device = settings.on_device
        self._at_once = settings.at_once
        self.reader = reader
        self.generator = generator
        self.tables = [
            Tables(game, seats, games, self.device, on_device=settings.on_device)
            for seats, games in shares(game, settings.games, settings.shares)
        ]
        ends = [0, *accumulate(len(tables) for tables in self.tables)]
        self.places = [slice(first, last) for first, last in pairwise(ends)]
        games, steps = ends[-1], settings.steps
        self.relative = torch.cat([_relative(tables.seats, len(tables)) for tables in self.tables]).to(self.device)
        self.kinds = torch.cat([torch.full((len(tables),), kind) for kind, tables in enumerate(self.tables)])
        self.kinds = self.kinds.to(self.device)
        """For each game, which of the numbers of seats it has."""
        self.seated = torch.cat([_sits(tables.contenders, 1) for tables in self.tables]).to(self.device)
        """For each of the numbers of seats, which relative seats there are."""
        self.sits = self.seated[self.kinds]
        self.rival_seats = torch.cat(
            [_rival_seats(tables.seats, len(tables), settings.rival_share) for tables in self.tables]
        ).to(self.device)
        against = [
            torch.arange(place.start, place.start + _with_rivals(tables.seats, len(tables), settings.rival_share))
            for tables, place in zip(self.tables, self.places, strict=True)
        ]
        self._rival_rows = torch.cat(against).to(self.device)
        self.points = torch.zeros((games, MOST_SEATS), device=self.device)
        self.leads = torch.zeros((games, MOST_SEATS), device=self.device)
        """The present points of seats, and the leads of contenders in units of LEAD_SCALE."""
        self._places = torch.zeros((games, MOST_SEATS), dtype=torch.int64, device=self.device)
        players = torch.cat([_sits(tables.seats, 1) for tables in self.tables]).to(self.device)
        self._plays = players[self.kinds]
        """Who gets points: unlike those who sit there, without Tom."""
        self._players = players.sum(1)[self.kinds]
        self._kind = (self.kinds == torch.arange(len(self.tables), device=self.device)[:, None]).float()
        self.experience = _empty_experience(steps, games, game, self.device)
        self._masks = torch.zeros((games, len(game.actions)), dtype=torch.bool, device=self.device)
        self._mask_bytes = self._masks.view(torch.int8)
        self._movers = torch.zeros(games, dtype=torch.int64, device=self.device)
        self._refused = torch.zeros((), dtype=torch.int64, device=self.device)
        """The number of draws that would have been illegal, which there should never be."""

    def deal(self) -> None:
        """Begin a game at every table."""
        for tables in self.tables:
            tables.deal(self._seeds(len(tables)))
        self.count()

    def count(self) -> None:
        """Look up the present points and places, and the leads that follow from them."""
        for tables, place in zip(self.tables, self.places, strict=True):
            points, places = tables.standings()
            self.points[place, : tables.seats] = points
            self._places[place, : tables.seats] = places
        if self._judged:
            self._judge()
        else:
            self.leads.copy_(leads_of(self.points, self.sits) / LEAD_SCALE)

    def _judge(self) -> None:
        """Take the leads that the game's own evaluation expects; when a game is over, they are those by points."""
        for tables, place in zip(self.tables, self.places, strict=True):
            self.leads[place, : tables.seats] = tables.expected_leads() / LEAD_SCALE
            if tables.seats == 1:
                self.leads[place, 1] = -self.leads[place, 0]

    def stagger(self, parameters: Parameters, most: int) -> None:
        """Bring the games apart: let each go on by a number of decisions of its own, so that they do not end together.

        Nothing is learned from these decisions.
        """
        ahead = torch.randint(0, most + 1, (len(self._movers),), generator=self.generator, device=self.device)
        with torch.no_grad():
            for step in range(most):
                observations = self._look(self.experience.observations[0])
                actions = self._sample(self._evaluate(parameters, observations)[0], self._masks)
                for tables, place in zip(self.tables, self.places, strict=True):
                    tables.step(actions[place], where=ahead[place] > step)
                if step % DEAL_EVERY == DEAL_EVERY - 1 or step == most - 1:
                    self._deal_where_over()
        self._check_draws()

    def play(
        self, parameters: Parameters, rival: Parameters | None, lesson: Lesson | None = None
    ) -> tuple[Experience, Tally]:
        """Play a round; without a rival, the learner or its teacher plays all seats."""
        made = self.experience
        made.taught = None if lesson is None else self._empty_taught()
        steps = len(made.actions)
        counted = torch.zeros((len(self.tables), SUMS), device=self.device)
        with torch.no_grad():
            for step in range(steps):
                self._look(made.observations[step])
                made.values[step] = self._decide(step, parameters, rival)
                if lesson is not None:
                    self._follow_teacher(step, lesson)
                self._advance(step, counted)
                if step % DEAL_EVERY == DEAL_EVERY - 1 or step == steps - 1:
                    self._deal_where_over()
            made.values[steps] = self._values_now(parameters)
        self._check_draws()
        return made, self._tally(made, counted)

    def _look(self, observations: Tensor) -> Tensor:
        """Write down what the seats that decide see, and who and what may be played."""
        torch.cat([tables.observations for tables in self.tables], out=observations)
        torch.cat([tables.masks for tables in self.tables], out=self._mask_bytes)
        self._look_for_movers()
        return observations

    def _look_for_movers(self) -> None:
        torch.cat([tables.movers for tables in self.tables], out=self._movers)

    def _decide(self, step: int, parameters: Parameters, rival: Parameters | None) -> Tensor:
        """Choose an action at every table, and record the decision; returns the predictions for the contenders."""
        made, movers = self.experience, self._movers
        logits, values = self._evaluate(parameters, made.observations[step])
        actions = self._sample(logits, self._masks)
        made.learns[step] = movers >= 0
        if rival is not None and len(self._rival_rows):
            rows = self._rival_rows
            rival_logits, _ = self._evaluate(rival, made.observations[step][rows])
            theirs = movers[rows] == self.rival_seats[rows]
            chosen = self._sample(rival_logits, self._masks[rows])
            actions[rows] = torch.where(theirs, chosen, actions[rows])
            made.learns[step, rows] &= ~theirs
        made.actions[step] = actions
        made.log_probabilities[step] = torch.log_softmax(masked(logits, self._masks), 1).gather(1, actions[:, None])[
            :, 0
        ]
        made.masks[step] = pack(self._masks)
        made.movers[step] = movers
        made.leads[step] = self.leads
        return self._of_contenders(values)

    def _empty_taught(self) -> Tensor:
        steps, games = self.experience.actions.shape
        return torch.zeros((steps, games, self._masks.shape[1]), dtype=torch.float16, device=self.device)

    def _follow_teacher(self, step: int, lesson: Lesson) -> None:
        """Record what the teacher would play at every table, and play it at some of them."""
        made = self.experience
        assert made.taught is not None
        shares = torch.zeros((len(self._movers), self._masks.shape[1]))
        for tables, place in zip(self.tables, self.places, strict=True):
            lesson.teacher.teach(tables.batch, shares[place].numpy())
        made.taught[step] = shares
        shown = torch.rand(len(shares), generator=self.generator) < lesson.shown
        taught = self._sample(shares.log(), shares > 0)
        made.actions[step] = torch.where(shown & (self._movers >= 0), taught, made.actions[step])

    def _advance(self, step: int, counted: Tensor) -> None:
        """Play the chosen actions, and record their results."""
        made = self.experience
        going_on, before = self._movers >= 0, self.points.clone()
        for tables, place in zip(self.tables, self.places, strict=True):
            tables.step(made.actions[step, place])
        self._look_for_movers()
        self.count()
        ended = going_on & (self._movers < 0)
        made.over[step] = ended
        made.rewards[step] = 0.0
        made.rewards[step, :, :, POINTS] = (self.points - before) / POINTS_SCALE
        # On a processor, asking whether there is anything to do takes no waiting.
        if self._on_device or ended.any():
            self._end(step, ended, counted)

    def _end(self, step: int, ended: Tensor, counted: Tensor) -> None:
        """Record the results of games that have ended."""
        outcomes = self._outcomes() * ended[:, None, None]
        self.experience.rewards[step] += outcomes
        own = ended & (self.rival_seats < 0)
        points, best = self.points.sum(1) / self._players, self.points.masked_fill(~self._plays, -torch.inf).amax(1)
        counted += self._kind @ (torch.stack((own, points, best, outcomes[:, 0, WIN]), 1) * own[:, None])

    def _outcomes(self) -> Tensor:
        """What the results are where games are over: each contender's channels, of which points are left at zero."""
        leads, first = self.leads.clone(), (self._places == 1).float()
        for tables, place in zip(self.tables, self.places, strict=True):
            if tables.seats == 1:
                lead = tables.expected_leads()[:, 0] / LEAD_SCALE
                leads[place, 0], leads[place, 1] = lead, -lead
                first[place, 1] = 1 - first[place, 0]
        wins = first / first.sum(1, keepdim=True)
        return torch.stack((leads, wins, torch.zeros_like(wins)), 2)

    def _deal_where_over(self) -> None:
        for tables in self.tables:
            tables.deal_where_over(self._seeds(len(tables)))
        self.count()

    def _values_now(self, parameters: Parameters) -> Tensor:
        """The predictions for the contenders in the positions after the round."""
        observations = torch.cat([tables.observations for tables in self.tables])
        self._look_for_movers()
        return self._of_contenders(self._evaluate(parameters, observations)[1])

    def _evaluate(self, parameters: Parameters, observations: Tensor) -> tuple[Tensor, Tensor]:
        found = [predict(parameters, self.reader, chunk) for chunk in observations.split(self._at_once)]
        return torch.cat([part.logits for part in found]), torch.cat([part.values for part in found])

    def _of_contenders(self, values: Tensor) -> Tensor:
        """Predictions for relative seats as those for contenders, with chances of winning among those present.

        If rewards are shaped, the lead is the present one and what is still to come: what decisions bring is seen at
        once, long before the network knows what it is worth in the end.
        """
        values, gains = values[:, :, :CHANNELS].clone(), values[:, :, GAINS]
        values[:, :, WIN] = torch.softmax(values[:, :, WIN].masked_fill(~self.sits, -1e9), 1)
        if self.shaped:
            values[:, :, LEAD] = gains
        seats = seats_of(self._movers, self.relative)
        found = torch.zeros_like(values).scatter_(1, seats[:, :, None].expand(-1, -1, CHANNELS), values)
        if self.shaped:
            found[:, :, LEAD] += self.leads
        return found

    def _sample(self, logits: Tensor, masks: Tensor) -> Tensor:
        """Draw an action for each row by its logits, and never an illegal one: the largest after adding Gumbel noise.

        Sums of probabilities, the usual way to draw, can come out wrong in their last digits on a GPU.
        """
        noise = torch.empty_like(logits).exponential_(generator=self.generator).log_()
        chosen = (logits - noise).masked_fill_(~masks, -torch.inf).argmax(1)
        legal = masks.gather(1, chosen[:, None])[:, 0]
        self._refused += (masks.any(1) & ~legal).sum()
        # Any legal action, so that the games stay intact until this is reported.
        return torch.where(legal, chosen, masks.to(torch.uint8).argmax(1))

    def _check_draws(self) -> None:
        """Fail if any draw was illegal: then the predictions, or what they were computed from, are broken."""
        if refused := int(self._refused):
            raise BeltaneError("learning-illegal", count=refused)

    def _seeds(self, count: int) -> Tensor:
        return torch.randint(0, LARGEST_SEED, (count,), generator=self.generator, device=self.device)

    def _tally(self, made: Experience, counted: Tensor) -> Tally:
        sums = counted.tolist()
        finished = [Finished(tables.seats, *row) for tables, row in zip(self.tables, sums, strict=True)]
        return Tally(int((made.movers >= 0).sum()), finished)


def seats_of(movers: Tensor, relative: Tensor) -> Tensor:
    """For each game, the contender at each seat relative to the one that decides."""
    index = movers.clamp(min=0)[:, None, None].expand(-1, 1, MOST_SEATS)
    return relative.gather(1, index)[:, 0]


def leads_of(points: Tensor, sits: Tensor) -> Tensor:
    """The lead of each contender over the best of the others; whoever does not sit there has none.

    Alone, all that Tom may have is still to come.
    """
    others = sits[:, None, :] & ~torch.eye(MOST_SEATS, dtype=torch.bool, device=points.device)
    best = torch.where(others, points[:, None, :], -torch.inf).amax(2)
    return torch.where(sits, points - best, 0.0)


def shares(game: AnyGame, games: int, parts: Sequence[float] = ()) -> list[tuple[int, int]]:
    """The number of games for each number of seats: equally many or in proportion to the parts, and at least one."""
    parts = parts or [1.0] * len(game.seats)
    return [(seats, max(1, int(games * part / sum(parts)))) for seats, part in zip(game.seats, parts, strict=True)]


def _empty_experience(steps: int, games: int, game: AnyGame, device: str) -> Experience:
    def zeros(dtype: torch.dtype, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=dtype, device=device)

    whole = torch.int16
    return Experience(
        observations=zeros(whole, steps, games, game.observation.full.size),
        masks=zeros(torch.uint8, steps, games, -(-len(game.actions) // BITS)),
        actions=zeros(torch.int64, steps, games),
        log_probabilities=zeros(torch.float32, steps, games),
        movers=zeros(torch.int64, steps, games),
        values=zeros(torch.float32, steps + 1, games, MOST_SEATS, CHANNELS),
        leads=zeros(torch.float32, steps, games, MOST_SEATS),
        rewards=zeros(torch.float32, steps, games, MOST_SEATS, CHANNELS),
        over=zeros(torch.bool, steps, games),
        learns=zeros(torch.bool, steps, games),
    )


def _relative(seats: int, games: int) -> Tensor:
    """For each game and each seat that may decide, the contenders in the order in which that seat sees them."""
    order = torch.arange(MOST_SEATS).repeat(MOST_SEATS, 1)
    for viewer in range(seats if seats > 1 else 0):
        order[viewer, :seats] = (viewer + torch.arange(seats)) % seats
    return order.expand(games, MOST_SEATS, MOST_SEATS)


def _sits(contenders: int, games: int) -> Tensor:
    return (torch.arange(MOST_SEATS) < contenders).expand(games, MOST_SEATS)


def _rival_seats(seats: int, games: int, share: float) -> Tensor:
    """The seat that an earlier self plays at each table, or -1; a solo game has no seat for one."""
    rows = torch.arange(games)
    return torch.where(rows < _with_rivals(seats, games, share), rows % seats, -1)


def _with_rivals(seats: int, games: int, share: float) -> int:
    """At how many tables, the first ones, an earlier self plays."""
    return ceil(games * share) if seats > 1 else 0


def pack(masks: Tensor) -> Tensor:
    """Boolean values, packed eight to a byte."""
    missing = -masks.shape[-1] % BITS
    bits = torch.nn.functional.pad(masks.to(torch.uint8), (0, missing)).unflatten(-1, (-1, BITS))
    return (bits * _powers(masks.device)).sum(-1, dtype=torch.uint8)


def unpack(packed: Tensor, count: int) -> Tensor:
    """The first `count` Boolean values of packed ones."""
    shifts = torch.arange(BITS, dtype=torch.uint8, device=packed.device)
    return (packed[..., None] >> shifts & 1).bool().flatten(-2)[..., :count]


def _powers(device: str) -> Tensor:
    return 2 ** torch.arange(BITS, dtype=torch.uint8, device=device)
