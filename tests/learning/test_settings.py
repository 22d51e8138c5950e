"""The settings of runs: those of a game, and those that have proved themselves on a device."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from beltane.kernel.game import find_game
from beltane.learning.settings import Settings, settings_for, settings_from


def test_a_game_says_what_is_played_for() -> None:
    for name in ("bonfire", "meduris"):
        objective, settings = find_game(name).objective, settings_for(name, "cpu", 1)
        assert settings.lead_weight == objective.lead_weight
        assert settings.points_weight == objective.points_weight
        assert settings.width == objective.width


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
