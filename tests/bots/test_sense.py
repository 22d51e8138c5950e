"""Common sense: positions in which a good bot has to see the point.

Bots that search without a network see only some of it. Every network that ships has to see all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pytest

from beltane.bots.bot import position_for
from beltane.bots.roster import find_bot
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.rule import interpreted
from tests.bots.positions import dice
from tests.games.bonfire.scenario import bonfire
from tests.games.meduris.scenario import BLUE, PURPLE, meduris

pytestmark = pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted")

WITHOUT_NETWORK = "mcts:8000"
WITH_NETWORK = "net:400"


@dataclass(frozen=True)
class Sense:
    """A position, what makes sense there, and whether a search without a network sees it."""

    game: str
    position: Callable[[], Match]
    makes_sense: Callable[[str], bool]
    seen_without_network: bool = True


def with_two_gnome_tiles(seed: int) -> Match:
    """The first turn, in which any gnome can be recruited; elders score for what is in the city, so next to nothing."""
    hand = bonfire(2, seed).tiles(0, gnome=2, ship=1, path=1, great_bonfire=1).resources(0, gold=2)
    return hand.turn(0).match


def with_a_task_fulfilled() -> Match:
    return bonfire(2).tasks(0, {3: "r06"}).tiles(0, ship=2, path=1).resources(0, gold=4).turn(0).match


def with_a_task_fulfilled_in_a_better_city() -> Match:
    city = bonfire(2).paths(0, "blue-shell", "red-herb").portals(0, 3).tasks(0, {3: "r06"})
    return city.tiles(0, ship=2, path=1, gnome=1).resources(0, gold=4).turn(0).match


def paying_for_a_path() -> Match:
    """B-PAY-2: a yellow tile can replace any other, so it is worth more than the path tile that is held."""
    return bonfire(2).tiles(0, ship=1, path=1, yellow=1).turn(0).play("path slot-1").match


def paying_for_a_turn() -> Match:
    return bonfire(2).tiles(0, great_bonfire=1, yellow=1).turn(0).play("turn 5").match


def paying_for_a_voyage() -> Match:
    held = bonfire(2).at(0, "blossom-west").tiles(0, ship=2, path=1, yellow=2).turn(0)
    return held.play("sail guardian-pink").match


def paying_a_gnome_with_gold_at_hand() -> Match:
    held = bonfire(2).display(8).tiles(0, gnome=2).resources(0, blossom=2, gold=2).turn(0)
    return held.play("recruit resource-of-new-path 2").match


def with_a_druid_chip(**hand: int) -> Match:
    """The last round, in which every hut is asked once: what is given for one is missing for the next, but for the
    chip.
    """
    huts = meduris(2).huts({5: PURPLE, 6: PURPLE, 14: PURPLE}).chips({5: "druid"})
    return huts.hand(PURPLE, **hand).last_turn(BLUE).idle_turn().match


def with_a_druid_chip_at_two_huts() -> Match:
    huts = meduris(2).huts({5: PURPLE, 9: PURPLE}).chips({5: "druid"})
    return huts.hand(PURPLE, stone=1).last_turn(BLUE).idle_turn().match


def is_no_elder(choice: str) -> bool:
    return not choice.startswith("recruit elder")


def gives_no_joker(choice: str) -> bool:
    return choice == "jokers 0"


def gives_the_chip(choice: str) -> bool:
    return choice == "offer chip"


def ignites(choice: str) -> bool:
    return choice == "ignite 3"


POSITIONS = {
    **{
        f"no elder in the first turn ({seed})": Sense("bonfire", partial(with_two_gnome_tiles, seed), is_no_elder)
        for seed in range(1, 5)
    },
    "a bonfire that gains": Sense("bonfire", with_a_task_fulfilled, ignites),
    "a bonfire that gains more": Sense("bonfire", with_a_task_fulfilled_in_a_better_city, ignites),
    "a path tile rather than a joker": Sense("bonfire", paying_for_a_path, gives_no_joker, False),
    "a turning tile rather than a joker": Sense("bonfire", paying_for_a_turn, gives_no_joker, False),
    "ships rather than jokers": Sense("bonfire", paying_for_a_voyage, gives_no_joker),
    "a resource rather than gold": Sense("bonfire", paying_a_gnome_with_gold_at_hand, gives_no_joker),
    "the chip before stone": Sense("meduris", partial(with_a_druid_chip, stone=1), gives_the_chip),
    "the chip before wood": Sense("meduris", partial(with_a_druid_chip, wood=1), gives_the_chip),
    "the chip before two kinds": Sense("meduris", partial(with_a_druid_chip, wood=1, stone=1), gives_the_chip),
    "the chip before what another hut needs": Sense("meduris", with_a_druid_chip_at_two_huts, gives_the_chip, False),
}
LEARNED = [name for name, sense in POSITIONS.items() if find_game(sense.game).network is not None]
UNLEARNED = [name for name, sense in POSITIONS.items() if sense.seen_without_network]


def chosen(match: Match, bot: str) -> str:
    """What a bot plays, in notation."""
    assert match.mover is not None
    position = position_for(match.game, match.state, match.mover, dice(1))
    return match.game.actions.notation(find_bot(bot)(match.game, 1).choose(position))


@pytest.mark.parametrize("name", UNLEARNED)
def test_a_search_without_a_network_sees_it(name: str) -> None:
    sense = POSITIONS[name]
    choice = chosen(sense.position(), WITHOUT_NETWORK)
    assert sense.makes_sense(choice), choice


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_that_ships_sees_it(name: str) -> None:
    sense = POSITIONS[name]
    choice = chosen(sense.position(), WITH_NETWORK)
    assert sense.makes_sense(choice), choice
