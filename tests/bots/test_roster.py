"""Bots by name: parameters, error messages, and bots of other packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from beltane.bots.greedy import GreedyBot
from beltane.bots.levels import LEVELS, LevelBot, levels_of
from beltane.bots.mcts import Budget, MctsBot
from beltane.bots.network import NoNetwork
from beltane.bots.roster import KINDS, UnknownBot, all_kinds, check_bot, find_bot, read_budget, searcher
from beltane.kernel.game import find_game
from tests.arena.contests import install_bot
from tests.bots.positions import legal_in, position_in

STEADY_BOT = """
import numpy as np
from beltane.bots.roster import BotKind

class Steady:
    def __init__(self, nth):
        self.nth = nth

    def choose(self, position):
        choices = np.zeros(len(position.game.actions), np.int64)
        count = position.game.rules.legal(position.state, choices)
        return int(choices[min(self.nth, count - 1)])

def configure(parameters):
    nth = int(parameters or 0)
    return lambda game, seed: Steady(nth)

KIND = BotKind("steady", "always plays the same choice", "steady:N", configure)
"""


WITHOUT_NETWORK = ("apprentice", "adept", "druid")
WITH_NETWORK = (*WITHOUT_NETWORK, "archdruid")


@pytest.mark.usefixtures("learned")
@pytest.mark.parametrize(
    "name",
    ["random", "greedy", "mcts:20", "mcts:5ms", "mcts:20:2", "net", "net:20", "NET:5ms", "net:20:2", *WITH_NETWORK],
)
def test_every_name_makes_a_bot_for_every_game(name: str) -> None:
    for game in ("meduris", "bonfire"):
        bot = find_bot(name)(find_game(game), 1)
        assert hasattr(bot, "choose")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2000", Budget(iterations=2000)),
        ("500ms", Budget(milliseconds=500)),
        ("2000:4", Budget(iterations=2000, cores=4)),
        ("500ms:2", Budget(milliseconds=500, cores=2)),
        ("1", Budget(iterations=1)),
        ("2000:end", Budget(iterations=2000, to_the_end=True)),
        ("500ms:2:end", Budget(milliseconds=500, cores=2, to_the_end=True)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.usefixtures("unlearned")
def test_case_and_spaces_do_not_matter() -> None:
    assert isinstance(find_bot(" MCTS:20 ")(find_game("meduris"), 1), MctsBot)
    assert isinstance(find_bot("Druid")(find_game("meduris"), 1), LevelBot)


@pytest.mark.parametrize(
    "parameters",
    [
        "0",
        "-3",
        "x",
        "1.5",
        "2000 ",
        "500s",
        "ms",
        "2000:",
        "2000:0",
        "2000:end:2",
        "end",
        "10000001",
        "600001ms",
        "5:257",
    ],
)
def test_bad_budgets_get_one_sentence(parameters: str) -> None:
    with pytest.raises(UnknownBot) as error:
        read_budget(parameters)
    assert str(error.value).startswith(f"'mcts:{parameters}' is not a bot; a search needs iterations or milliseconds")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("foo", "There is no bot 'foo'; the bots are random, greedy, mcts:N"),
        ("", "There is no bot ''; the bots are random"),
        ("mcts:-3", "'mcts:-3' is not a bot"),
        ("mcts", "'mcts' is not a bot"),
        ("random:3", "The bot 'random' takes no parameters"),
        ("druid:9", "The bot 'druid' takes no parameters"),
        ("net:0", "'net:0' is not a bot; net alone plays what the network has learned, and a search with it needs"),
        ("net:20:end", "'net:20:end' is not a bot"),
    ],
)
def test_bad_names_get_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(UnknownBot) as error:
        find_bot(name)
    assert str(error.value).startswith(sentence)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


@pytest.mark.usefixtures("learned")
def test_the_levels_are_bots_and_every_bot_says_what_it_is() -> None:
    kinds = all_kinds()
    assert list(kinds) == [kind.name for kind in KINDS]
    assert {level.name for level in LEVELS} <= set(kinds)
    assert all(kind.summary and kind.usage.startswith(kind.name) for kind in kinds.values())


@pytest.mark.usefixtures("learned")
def test_the_highest_level_of_a_game_that_has_been_learned_searches_with_its_network() -> None:
    game = find_game("meduris")
    assert levels_of(game) == WITH_NETWORK
    assert [type(find_bot(name)(game, 1)) for name in WITH_NETWORK] == [GreedyBot, LevelBot, LevelBot, LevelBot]
    assert searcher(game) == "net"


@pytest.mark.usefixtures("unlearned")
def test_a_game_that_nobody_has_learned_has_bots_that_need_no_network() -> None:
    game = find_game("meduris")
    assert levels_of(game) == WITHOUT_NETWORK
    assert [type(find_bot(name)(game, 1)) for name in WITHOUT_NETWORK] == [GreedyBot, LevelBot, LevelBot]
    assert searcher(game) == "mcts"
    assert not {"net", "archdruid"} & set(all_kinds())
    for name in ("net", "net:20", "archdruid"):
        with pytest.raises(NoNetwork):
            find_bot(name)(game, 1)
        with pytest.raises(NoNetwork):
            check_bot(name, game)
    for name in WITHOUT_NETWORK:
        check_bot(name, game)


@pytest.mark.usefixtures("learned")
def test_other_packages_add_bots_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "steady", STEADY_BOT)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(all_kinds()) == [*(kind.name for kind in KINDS), "steady"]
    position = position_in("meduris", 2)
    legal = legal_in(position.game, position.state)
    assert find_bot("steady")(position.game, 1).choose(position) == legal[0]
    assert find_bot("steady:1")(position.game, 1).choose(position) == legal[1]


def test_other_packages_do_not_replace_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "random", STEADY_BOT.replace('"steady"', '"random"'))
    (tmp_path / "random.py").rename(tmp_path / "other_random.py")
    points = tmp_path / "random-1.0.dist-info" / "entry_points.txt"
    points.write_text("[beltane.bots]\nrandom = other_random:KIND\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert all_kinds()["random"] is KINDS[0]


def test_parameters_of_other_packages_keep_their_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "learned", STEADY_BOT.replace("int(parameters or 0)", '["", "Best.bin"].index(parameters)'))
    monkeypatch.syspath_prepend(str(tmp_path))
    position = position_in("meduris", 2)
    chosen = find_bot("Learned:Best.bin")(position.game, 1).choose(position)
    assert chosen == legal_in(position.game, position.state)[1]


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (
            "import no_such_module\n",
            "The bot 'odd' of the package odd cannot be used: No module named 'no_such_module'.",
        ),
        ("KIND = 3\n", "The bot 'odd' of the package odd cannot be used: odd:KIND is not a BotKind."),
        (STEADY_BOT, "The bot 'odd' of the package odd cannot be used: invalid literal for int() with base 10: 'x'."),
    ],
)
def test_a_broken_package_gets_one_sentence_and_disturbs_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, sentence: str
) -> None:
    install_bot(tmp_path, "odd", source)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "odd" in all_kinds()
    assert find_bot("greedy") is not None
    with pytest.raises(UnknownBot) as error:
        find_bot("odd:x")
    assert str(error.value) == sentence
