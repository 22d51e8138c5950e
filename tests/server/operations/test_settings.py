"""Settings: the environment wins over the file, and the file over the defaults."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from beltane.kernel.errors import BadSetup
from beltane.server.operations.logs import JsonFormatter
from beltane.server.operations.settings import load_settings


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / "beltane.toml").write_text('port = 1000\nhost = "0.0.0.0"\n')
    assert load_settings({}, {}, tmp_path).port == 1000
    assert load_settings({}, {"BELTANE_PORT": "2000"}, tmp_path).port == 2000
    assert load_settings({"port": 3000}, {"BELTANE_PORT": "2000"}, tmp_path).port == 3000
    assert load_settings({}, {"BELTANE_PORT": "2000"}, tmp_path).host == "0.0.0.0"


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="The setting port is not as it should be"):
        load_settings({}, {"BELTANE_PORT": "many"}, tmp_path)
    (tmp_path / "beltane.toml").write_text("colour = 'red'\n")
    with pytest.raises(BadSetup, match="The setting colour"):
        load_settings({}, {}, tmp_path)
    (tmp_path / "beltane.toml").write_text("port = \n")
    with pytest.raises(BadSetup, match="is not valid TOML"):
        load_settings({}, {}, tmp_path)


def test_a_line_of_the_log_is_json() -> None:
    record = logging.makeLogRecord({"name": "beltane", "levelname": "INFO", "msg": "request", "path": "/x"})
    line = json.loads(JsonFormatter().format(record))
    assert (line["event"], line["path"], line["level"]) == ("request", "/x", "info")
