"""The countdown, passing, and the end of the game (B-END)."""

from __future__ import annotations

import pytest

from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

BLUE_TASKS = [f"b{number:02}" for number in range(2, 20)]
ROUND_OF = {tile: [(0, tile), (1, tile), (2, tile)] for tile in range(1, 6)}


def with_novices(seats: int, count: int, game: Scenario | None = None) -> Scenario:
    """A number of novices in the council: three neutral ones, then the players' own in turn."""
    game = game or bonfire(seats)
    for common in ("tasks", "portals", "paths")[:count]:
        game.without_neutral_novice(common)
    for number in range(count - 3):
        game.bonfires(number % seats, {number // seats + 2: BLUE_TASKS[number]})
    return game


def ready(game: Scenario, *seats: int) -> Scenario:
    """These seats can ignite a bonfire at space 1."""
    for seat in seats:
        game.tasks(seat, {1: ("b20", "y14")[seats.index(seat)]}).resources(seat, blossom=3, fruit=3)
    return game


def with_turns_to_spare(game: Scenario) -> Scenario:
    """Everybody can turn the Great Bonfire for many turns."""
    for seat in range(game.state.seats):
        game.tiles(seat, great_bonfire=20)
    return game


def one_short(seats: int = 3) -> Scenario:
    """One more novice starts the countdown, and everybody has enough to do."""
    return with_turns_to_spare(with_novices(seats, {1: 6, 2: 6, 3: 9, 4: 12}[seats]))


def idle(game: Scenario) -> None:
    """Turn the Great Bonfire to the next space as a whole turn."""
    game.play(game.legal("turn")[0])
    while game.match.decision in ("pay-tiles", "choose-rewards"):
        game.play(game.legal()[0])


def ignite(game: Scenario) -> None:
    """Ignite a bonfire as a whole turn, for a point."""
    game.play("ignite 1", "council voyage", "point")


def points_for_passing(game: Scenario) -> int | None:
    """What passing would score now; None if it is not legal."""
    if "pass" not in game.legal():
        return None
    match = game.match.copy()
    match.play("pass")
    (scored,) = [event for event in Scenario(match).events() if event.details.get("source") == "countdown"]
    assert scored.seat == game.match.mover
    return int(scored.details["points"])


def turns_to_the_end(game: Scenario) -> list[tuple[int, int | None]]:
    """Idle until the game is over; returns whose turns these were, and what passing would have scored in each."""
    turns: list[tuple[int, int | None]] = []
    while game.match.mover is not None:
        turns.append((game.match.mover, points_for_passing(game)))
        idle(game)
    return turns


def ending(game: Scenario) -> list[PlainEvent]:
    return game.events("game_ended")


# The beginning of the countdown (B-END-1)


@pytest.mark.parametrize(("seats", "novices"), [(1, 7), (2, 7), (3, 10), (4, 13)])
def test_how_many_novices_start_the_countdown(seats: int, novices: int) -> None:  # B-END-1
    early = ready(with_novices(seats, novices - 2), 0).turn(0).play("ignite 1", "council voyage")
    assert early.match.view(0).novices_in_council == novices - 1
    assert not early.match.view(0).countdown
    assert early.events("countdown_began") == []
    game = ready(with_novices(seats, novices - 1), 0).turn(0).play("ignite 1")
    assert not game.view(0).countdown, "only when the novice is in the council"
    game.play("council voyage")
    assert game.view(0).novices_in_council == novices
    assert game.view(0).countdown
    assert game.events("countdown_began") == [PlainEvent("countdown_began", 0, {})]


@pytest.mark.parametrize(("seats", "novices"), [(1, 7), (2, 7), (3, 10), (4, 13)])
def test_neutral_novices_start_the_countdown_too(seats: int, novices: int) -> None:  # B-END-1
    game = with_novices(seats, novices - 1).guardians(0, pink="start", blue="start", natural="start", grey="start")
    game.turn(0).play("bonus guardians", "council voyage")
    assert game.events("countdown_began") == [PlainEvent("countdown_began", 0, {})]


def test_further_novices_change_nothing() -> None:  # B-END-4
    game = ready(one_short(), 0, 1).turn(0)
    ignite(game)
    assert game.view(0).countdown_tile_going_round == 5
    game.play("ignite 1", "council voyage")
    assert game.events("countdown_began") == []
    game.play("point")
    assert game.view(0).countdown_tile_going_round == 5


# The tiles go round (B-END-2)


def test_triggered_in_the_start_players_turn() -> None:  # B-END-2, B-END-3
    game = ready(one_short(), 0).turn(0)
    ignite(game)
    expected = [(1, 5), (2, 5), *ROUND_OF[4], *ROUND_OF[3], *ROUND_OF[2], *ROUND_OF[1]]
    assert turns_to_the_end(game) == expected
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "countdown-over"})]


def test_triggered_in_the_second_players_turn() -> None:  # B-END-2, B-END-3
    game = ready(one_short(), 1).turn(0)
    idle(game)
    ignite(game)
    expected = [(2, None), *ROUND_OF[5], *ROUND_OF[4], *ROUND_OF[3], *ROUND_OF[2], *ROUND_OF[1]]
    assert turns_to_the_end(game) == expected
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "countdown-over"})]


def test_triggered_in_the_last_players_turn() -> None:  # B-END-2, B-END-3
    game = ready(one_short(), 2).turn(0)
    idle(game)
    idle(game)
    ignite(game)
    assert turns_to_the_end(game) == [*ROUND_OF[5], *ROUND_OF[4], *ROUND_OF[3], *ROUND_OF[2], *ROUND_OF[1]]


@pytest.mark.parametrize("trigger", [0, 1, 2])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_everybody_has_the_same_number_of_turns(start: int, trigger: int) -> None:  # B-END-2
    game = ready(one_short().start_player(start), trigger).turn(start)
    turns = []
    while game.match.mover != trigger:
        turns.append(game.match.mover)
        idle(game)
    turns.append(trigger)
    ignite(game)
    turns += [seat for seat, _ in turns_to_the_end(game)]
    assert turns[0] == start
    assert turns == [(start + number) % 3 for number in range(len(turns))]
    assert len(turns) == (15 if trigger == start else 18)


def test_where_the_tiles_are() -> None:  # B-END-2
    game = ready(one_short(), 1).turn(0)
    seen = []

    def look() -> None:
        view = game.view(0)
        seen.append((view.countdown_tile_held, view.countdown_tile_going_round))

    look()
    idle(game)
    ignite(game)
    look()
    idle(game)
    while game.match.mover is not None:
        look()
        idle(game)
    look()
    rounds = [tiles for tile in (5, 4, 3, 2, 1) for tiles in ((tile, None), (tile - 1, tile), (tile - 1, tile))]
    assert seen == [(5, None), (5, None), *rounds, (0, None)], "the tile that comes back goes into the box"


def test_the_tile_passed_on_is_told() -> None:  # B-END-2
    game = ready(one_short(2), 0).turn(0).play("ignite 1", "council voyage")
    assert game.events("countdown_tile_passed_on") == [], "at the end of the turn"
    game.play("point")
    assert game.events("countdown_tile_passed_on") == [PlainEvent("countdown_tile_passed_on", None, {"tile": 5})]
    idle(game)
    assert game.events("countdown_tile_passed_on") == []


def test_the_tiles_go_on_after_the_start_player_has_passed() -> None:  # B-END-2, B-END-3
    game = ready(one_short(), 2).turn(0)
    idle(game)
    idle(game)
    ignite(game)
    game.play("pass")
    assert game.points(0) == 5
    expected = [(seat, tile) for tile in (5, 4, 3, 2, 1) for seat in (1, 2)]
    assert turns_to_the_end(game) == expected
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "countdown-over"})]


# Passing (B-END-3)


def test_nobody_passes_before_the_countdown() -> None:  # B-END-3
    game = one_short().turn(0)
    for _ in range(3):
        assert "pass" not in game.legal()
        idle(game)


def test_no_passing_in_the_turn_that_starts_the_countdown() -> None:  # B-END-3
    game = with_turns_to_spare(with_novices(2, 6)).start_player(0)
    game.guardians(0, pink="start", blue="start", natural="start", grey="start").turn(0)
    game.play("bonus guardians", "council voyage", "point")
    assert game.view(0).countdown
    assert game.match.decision == "turn", "the main part is still to come"
    assert game.legal("pass") == []


def test_who_passes_scores_and_is_out() -> None:  # B-END-3
    game = ready(one_short(), 0).turn(0)
    ignite(game)
    game.play("pass")
    assert game.events()[:2] == [
        PlainEvent("passed", 1, {"points": 5}),
        PlainEvent("points_scored", 1, {"source": "countdown", "points": 5}),
    ]
    assert game.points(1) == 5
    assert [city.passed for city in game.view(0).cities] == [False, True, False]
    seats = [seat for seat, _ in turns_to_the_end(game)]
    assert seats == [2, 0, 2, 0, 2, 0, 2, 0, 2]
    assert game.view(0).cities[1].points_from["countdown"] == 5


def test_nothing_is_told_of_the_turns_of_who_has_passed() -> None:  # B-END-3
    game = ready(one_short(), 0).turn(0)
    ignite(game)
    game.play("pass")
    idle(game)
    idle(game)
    assert [event.name for event in game.events() if event.seat == 1] == []
    assert game.events("turn_skipped") == []
    assert game.match.mover == 2


def test_bonus_actions_come_before_passing_and_none_after() -> None:  # B-END-3
    game = ready(one_short(), 0).elders(1, 1, 2, 3, 4, 5, 6)
    game.guardians(1, pink="start", blue="start", natural="start", grey="start").turn(0)
    ignite(game)
    assert game.legal("bonus") + game.legal("pass") == ["bonus guardians", "bonus gnomes", "pass"]
    game.play("bonus guardians", "council voyage", "point")
    assert "pass" in game.legal(), "still instead of the main part"
    game.play("pass")
    assert game.points(1) == 6
    assert game.match.mover == 2, "the other bonus action is lost"


def test_no_passing_after_the_main_part() -> None:  # B-END-3
    game = ready(one_short(2), 0).guardians(1, pink="start", blue="start", natural="start", grey="start").turn(0)
    ignite(game)
    assert "pass" in game.legal()
    game.play(game.legal("turn")[0])
    while game.match.decision != "after-main-part":
        game.play(game.legal()[0])
    assert game.legal() == ["bonus guardians", "end"]


def test_who_can_do_nothing_can_only_pass() -> None:  # B-END-3
    game = ready(one_short(), 0).tiles(1).fate_row(1).turn(0)
    ignite(game)
    assert game.match.mover == 1
    assert game.legal() == ["pass"]


def test_who_can_do_nothing_may_still_take_a_bonus_action_first() -> None:  # B-END-3
    game = ready(one_short(), 0).tiles(1).fate_row(1).turn(0)
    game.guardians(1, pink="start", blue="start", natural="start", grey="start")
    ignite(game)
    assert game.legal() == ["bonus guardians", "pass"]
    game.play("bonus guardians", "council gold-and-yellow")
    assert game.legal("pass") == ["pass"]
    assert game.legal("sail") != [], "and perhaps go on after all"


def test_who_can_do_nothing_before_a_tile_goes_round_is_skipped() -> None:  # B-END-3, B-TURN-3
    game = ready(one_short(), 1).tiles(2).fate_row(2).turn(0)
    idle(game)
    ignite(game)
    assert game.events("turn_skipped") == [PlainEvent("turn_skipped", 2, {})]
    assert game.match.mover == 0
    idle(game)
    idle(game)
    assert game.match.mover == 2
    assert game.legal() == ["pass"]


# In the countdown (B-END-4)


def test_igniting_goes_on_in_the_countdown() -> None:  # B-END-4
    game = ready(one_short(), 0, 1).turn(0)
    ignite(game)
    game.play("ignite 1", "council voyage", "accept", "sail herb-east")
    assert game.view(0).novices_in_council == 11
    assert game.view(0).cities[1].ship == "herb-east"


def test_bonus_actions_go_on_in_the_countdown() -> None:  # B-END-4
    game = ready(one_short(), 0).guardians(1, pink="start", blue="start", natural="start", grey="start").turn(0)
    ignite(game)
    game.play("bonus guardians", "council gold-and-yellow")
    assert game.tile(1, "yellow") == 1
    assert game.view(0).novices_in_council == 11


def test_the_game_ends_when_all_have_passed() -> None:  # B-END-4
    game = ready(one_short(), 0).turn(0)
    ignite(game)
    game.play("pass")
    game.play("pass")
    assert game.match.mover == 0, "the start player has not"
    game.play("pass")
    assert game.match.over
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "all-passed"})]
    assert [game.view(0).cities[seat].points_from["countdown"] for seat in range(3)] == [4, 5, 5]


def test_the_game_ends_with_whoever_passes_last() -> None:  # B-END-4
    game = ready(one_short(2), 1).turn(0)
    idle(game)
    ignite(game)
    game.play("pass")
    idle(game)
    assert game.match.mover == 1, "seat 0 is out"
    game.play("pass")
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "all-passed"})]
    assert [game.view(0).cities[seat].points_from["countdown"] for seat in range(2)] == [5, 4]


# Nobody can act (B-END-5, B-TURN-3)


def exhausted(*seats: int) -> Scenario:
    """These seats have neither action tiles nor fate tiles; seat 0 has one ship tile."""
    game = bonfire(3)
    for seat in seats:
        game.tiles(seat).fate_row(seat)
    return game.tiles(0, ship=1)


def test_the_game_ends_when_nobody_can_act() -> None:  # B-END-5
    game = exhausted(0, 1, 2).turn(0)
    assert "end" not in game.legal()
    game.play("sail herb-east")
    assert game.match.over
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "nobody-can-act"})]
    assert game.view(0).cities[0].points_from["leftovers"] == 3, "and is scored"


def test_the_game_goes_on_while_one_can_act() -> None:  # B-END-5, B-TURN-3
    game = exhausted(0, 1).turn(0).play("sail herb-east")
    assert game.events("turn_skipped") == [PlainEvent("turn_skipped", 1, {})]
    assert game.match.mover == 2


def test_the_same_player_goes_on_alone() -> None:  # B-END-5, B-TURN-3
    game = exhausted(1, 2).turn(0).play("sail herb-east")
    assert [event.seat for event in game.events("turn_skipped")] == [1, 2]
    assert game.match.mover == 0


def test_an_open_bonus_action_alone_keeps_no_game_going() -> None:  # B-END-5, B-TURN-3
    game = exhausted(0, 1, 2).portals(1, 7, 6, 5, 4, 3, 2, 1).turn(0).play("sail herb-east")
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "nobody-can-act"})]


def test_bonus_actions_of_the_last_turn_are_still_open() -> None:  # B-END-5
    game = exhausted(0, 1, 2).portals(0, 7, 6, 5, 4, 3, 2, 1).turn(0).play("sail herb-east")
    assert game.legal() == ["bonus portals", "end"]
    game.play("bonus portals", "council gold-and-yellow")
    assert [event.seat for event in game.events("turn_skipped")] == [1, 2]
    assert (game.match.mover, game.match.decision) == (0, "turn"), "the gold and the joker give a turn"


def test_in_the_countdown_those_who_cannot_act_do_not_end_the_game() -> None:  # B-END-5, B-END-3
    game = ready(one_short(), 0)
    for seat in range(3):
        game.tiles(seat).fate_row(seat)
    game.turn(0)
    ignite(game)
    assert (game.match.mover, game.legal()) == (1, ["pass"])
    game.play("pass", "pass", "pass")
    assert ending(game) == [PlainEvent("game_ended", None, {"ending": "all-passed"})]
