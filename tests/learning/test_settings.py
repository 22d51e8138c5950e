"""The settings of runs: those of a game, and those that have proved themselves on a device."""

from __future__ import annotations

from beltane.kernel.game import find_game
from beltane.learning.settings import Settings, settings_for, settings_from


def test_a_game_says_what_is_played_for() -> None:
    for name in ("bonfire", "meduris"):
        objective, settings = find_game(name).objective, settings_for(name, "cpu", 1)
        assert settings.lead_weight == objective.lead_weight
        assert settings.points_weight == objective.points_weight
        assert settings.width == objective.width


def test_settings_that_were_written_down_are_read_again() -> None:
    settings = Settings("bonfire", points_weight=1.0)
    assert settings_from(settings.as_json()) == settings
