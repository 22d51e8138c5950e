"""The settings of runs: those of a game, and those that have proved themselves on a device."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import find_game
from beltane.learning.settings import (
    FIXED,
    OF_GAMES,
    Settings,
    changed,
    changed_on_the_way,
    changes_from,
    settings_for,
    settings_from,
)


def test_a_game_says_what_is_played_for() -> None:
    for name in ("bonfire", "meduris"):
        objective, settings = find_game(name).objective, settings_for(name, "cpu", 1)
        assert asdict(settings).items() >= asdict(objective).items()


def test_settings_that_were_written_down_are_read_again() -> None:
    settings = Settings("bonfire", points_weight=1.0, solo=(0.25, 1.0, 0.5))
    assert settings_from(json.loads(json.dumps(settings.as_json()))) == settings


def test_a_game_against_the_automaton_can_be_played_for_something_else() -> None:
    settings = Settings("bonfire", lead_weight=0.25, points_weight=1.0)
    assert settings.weights(1) == settings.weights(2) == (0.25, 0.0, 1.0)
    assert replace(settings, solo=(1.0, 2.0, 0.0)).weights(1) == (1.0, 2.0, 0.0)
    assert replace(settings, solo=(1.0, 2.0, 0.0)).weights(2) == (0.25, 0.0, 1.0)


def test_the_aim_for_entropy_falls_as_fast_as_asked() -> None:
    evenly = Settings("bonfire", first_entropy=0.4, last_entropy=0.2, entropy_power=1.0)
    assert [evenly.entropy_at(progress) for progress in (0.0, 0.5, 1.0)] == pytest.approx([0.4, 0.3, 0.2])
    assert replace(evenly, entropy_power=2.0).entropy_at(0.5) == pytest.approx(0.25)


def test_settings_are_changed_by_name() -> None:
    settings = Settings("bonfire")
    changes = changes_from(["learning_rate=3e-4", "clip=1", "hidden=[8, 4]", "judged=true", "solo=[1, 2, 0.5]"])
    found = changed(settings, changes)
    assert (found.learning_rate, found.clip, found.hidden, found.judged) == (3e-4, 1, (8, 4), True)
    assert found.weights(1) == (1, 2, 0.5)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pace=3", "learning-setting-unknown"),
        ("games=many", "learning-setting-unfit"),
        ("games=1e5", "learning-setting-unfit"),
        ("games", "learning-setting-unfit"),
        ("judged=1", "learning-setting-unfit"),
        ("hidden=8", "learning-setting-unfit"),
        ("shares=[1, 2]", "learning-setting-unfit"),
        ("solo=[1]", "learning-setting-unfit"),
    ],
)
def test_what_is_no_setting_is_refused(text: str, code: str) -> None:
    with pytest.raises(BeltaneError) as refused:
        changed(Settings("bonfire"), changes_from([text]))
    assert refused.value.code == code


def test_not_all_settings_can_change_on_the_way() -> None:
    settings = Settings("bonfire")
    assert changed_on_the_way(settings, {"clip": 0.1}, with_games=True).clip == 0.1
    assert changed_on_the_way(settings, {"games": 64}, with_games=False).games == 64
    for name in (*FIXED, *OF_GAMES):
        with pytest.raises(BeltaneError, match=f"The setting {name} cannot change"):
            changed_on_the_way(settings, {name: "another"}, with_games=True)
        # Whoever passes the same settings each time may.
        assert changed_on_the_way(settings, {name: getattr(settings, name)}, with_games=True) == settings
