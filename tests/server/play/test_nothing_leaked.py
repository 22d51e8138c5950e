"""Nothing hidden leaves the service: not in what is sent, nor by what is left out or by the order of things."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import httpx
import pytest

from beltane.bots.bot import position_for
from beltane.kernel.game import find_game, game_names
from beltane.kernel.random import new_generator
from beltane.kernel.wire import to_json
from beltane.server.operations.settings import ServerSettings
from beltane.server.people.person import Called
from beltane.server.play.deciding import act
from beltane.server.play.loaded_table import LoadedTable, after, entries_of, new_loaded_table
from beltane.server.play.messages import position_json
from beltane.server.play.what_if import try_out
from beltane.server.tables.journal import Draft, Kind
from beltane.server.tables.origin import Origin
from beltane.server.tables.settings import TableSettings
from beltane.server.tables.table import Holder, Status, Table
from tests.server.running import Service, play_to_end, running, table_of

SEED = 8_123_456_789_012_345_678
GAMES = [(game, seats) for game in game_names() for seats in find_game(game).seats]
NAMES = {person: Called(f"key{person}", f"Person {person}") for person in range(1, 6)}
SPECTATOR = 5
SECRET = b"s" * 32


def started(game: str, seats: int, seed: int) -> LoadedTable:
    found = find_game(game)
    options = {option.name: option.choices[0] for option in found.options}
    edition = (found.edition.name, found.edition.digest)
    origin = Origin(1, game, seats, seed, options, found.rules_version, edition, (), False, 0)
    holders = tuple(Holder(seat + 1) for seat in range(seats))
    table = Table("key", "invitation", game, 1, TableSettings(), options, holders)
    loaded = new_loaded_table(origin, table)
    return after(loaded, entries_of(loaded, [Draft(Kind.START)], 1))


def tables(game: str, seats: int, seed: int, every: int) -> Iterator[LoadedTable]:
    """A game played at random, looked at now and then."""
    dice = random.Random(seed)
    loaded, number = started(game, seats, seed), 0
    while loaded.deciding is not None:
        if number % every == 0:
            yield loaded
        number += 1
        choice = dice.choice(loaded.playable().prompt(loaded.deciding).choices)
        drafts = act(loaded, loaded.deciding + 1, choice.actions)
        loaded = after(loaded, entries_of(loaded, drafts, 1 + number))
        if loaded.playable().over:
            loaded = after(loaded, entries_of(loaded, [Draft(Kind.END)], 2 + number))
    yield loaded


def generator_words(loaded: LoadedTable) -> list[str]:
    return [str(word) for word in loaded.playable().state.random.words if word > 100_000]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_told_does_not_depend_on_what_is_hidden(game: str, seats: int) -> None:
    """If everything hidden is dealt anew, everybody is sent the same."""
    for loaded in tables(game, seats, SEED + seats, every=7):
        match = loaded.playable()
        for person in [*range(1, seats + 1), SPECTATOR]:
            told = position_json(loaded, NAMES, person, since=0)
            message = json.loads(told)
            seat = message["seat"]
            assert seat == (None if person == SPECTATOR else person - 1)
            known = 0 if seat is None else seat
            twin = position_for(match.game, match.state, known, new_generator(person)).state
            deciding = seat if seat == loaded.deciding else None
            assert message["view"] == json.loads(to_json(match.game.view(twin, seat)))
            assert message["prompt"] == json.loads(to_json(match.game.prompt(twin, deciding)))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_neither_seed_nor_generator_nor_actions_are_told(game: str, seats: int) -> None:
    for loaded in tables(game, seats, SEED + 10 + seats, every=11):
        secrets = [str(loaded.origin.seed), *generator_words(loaded)]
        for person in [*range(1, seats + 1), SPECTATOR]:
            told = position_json(loaded, NAMES, person, since=0).decode()
            assert not [secret for secret in secrets if secret in told]
            if loaded.table.status is Status.PLAYING:
                entries = json.loads(told)["entries"] or []
                assert all(entry["content"] == {} for entry in entries if entry["kind"] == "act")


def test_other_peoples_materials_are_behind_their_screens() -> None:
    for loaded in tables("meduris", 3, SEED, every=5):
        for person in (1, 2, 3, SPECTATOR):
            for player in json.loads(position_json(loaded, NAMES, person))["view"]["players"]:
                assert (player["materials"] is None) == (player["seat"] != person - 1)


@pytest.mark.parametrize("game", game_names())
def test_trials_are_the_same_whatever_is_hidden(game: str) -> None:
    """A trial in the real game has the same result as one in which everything hidden was dealt anew."""
    for loaded in tables(game, 2, SEED + 30, every=13):
        seat = loaded.deciding
        if seat is None:
            return
        match = loaded.playable()
        choices = [match.prompt(seat).choices[-1].actions]
        real = try_out(loaded, seat, choices, 0, SECRET)
        twin_match = match.copy()
        twin_match.state = position_for(match.game, match.state, seat, new_generator(99)).state
        twin = LoadedTable(loaded.origin, loaded.table, loaded.clock, twin_match)
        assert try_out(twin, seat, choices, 0, SECRET) == real


@pytest.mark.anyio
async def test_no_answer_holds_the_seed_before_the_end(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False), first_seed=SEED) as service:
        await check_answers(service)


async def check_answers(service: Service) -> None:
    seen: list[str] = []

    async def note(response: httpx.Response) -> None:
        await response.aread()
        seen.append(response.text)

    guests = await service.guests("Ann", "Ben", "Eve")
    for guest in guests:
        guest.client.event_hooks["response"].append(note)
    key = await table_of(guests[0], guests[1:2])
    await play_to_end(guests[:2], key)
    assert len(seen) > 50
    assert not [text for text in seen if str(SEED) in text]
    saved = await guests[2].client.get(f"/api/tables/{key}/save")
    assert json.loads(saved.text)["seed"] == SEED
