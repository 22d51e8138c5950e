"""Settings: the environment overrides the file, and the file overrides the defaults."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest
from pydantic_core import PydanticUndefined
from typer.testing import CliRunner

from beltane.cli.app import app
from beltane.kernel.errors import BadSetup
from beltane.server.operations.logs import JsonFormatter
from beltane.server.operations.settings import PREFIX, ServerSettings, load_settings

ROOT = Path(__file__).parents[3]
SETTINGS = ServerSettings.model_fields


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / "beltane.toml").write_text('port = 1000\nhost = "0.0.0.0"\n')
    assert load_settings({}, {}, tmp_path).port == 1000
    assert load_settings({}, {"BELTANE_PORT": "2000"}, tmp_path).port == 2000
    assert load_settings({"port": 3000}, {"BELTANE_PORT": "2000"}, tmp_path).port == 3000
    assert load_settings({}, {"BELTANE_PORT": "2000"}, tmp_path).host == "0.0.0.0"


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="The setting port is not valid"):
        load_settings({}, {"BELTANE_PORT": "many"}, tmp_path)
    (tmp_path / "beltane.toml").write_text("colour = 'red'\n")
    with pytest.raises(BadSetup, match="The setting colour"):
        load_settings({}, {}, tmp_path)
    (tmp_path / "beltane.toml").write_text("port = \n")
    with pytest.raises(BadSetup, match="is not valid TOML"):
        load_settings({}, {}, tmp_path)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("HTTPS://play.example.org:443", "https://play.example.org"),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000"),
        ("https://spéle.example", "https://xn--sple-cpa.example"),
    ],
)
def test_a_public_address_is_written_as_browsers_do(written: str, meant: str) -> None:
    assert ServerSettings(public_url=written).public_url == meant


@pytest.mark.parametrize(
    "address",
    [
        "play.example.org",
        "ftp://example.org",
        "https://",
        "https://a b/",
        "https://example.org/beltane",
        "https://x/?y",
        "https://ann:secret@example.org",
        "https://example.org/#there",
        "//example.org",
    ],
)
def test_what_is_no_public_address_is_refused_at_the_start(tmp_path: Path, address: str) -> None:
    with pytest.raises(BadSetup, match="The setting public_url is not valid"):
        load_settings({}, {"BELTANE_PUBLIC_URL": address}, tmp_path)


def test_help_and_the_page_for_hosts_have_every_setting_with_its_default() -> None:
    said = help_of("serve")
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, field in SETTINGS.items():
        row = re.search(rf"^\| `{name}` \| `{PREFIX}{name.upper()}` \| (.+?) \|", page, re.MULTILINE)
        found = re.search(rf"\({PREFIX}{name.upper()};default:([^)]+)\)", said)
        assert found is not None, name
        assert row is not None, name
        if field.default is PydanticUndefined:
            continue
        if isinstance(field.default, bool):
            assert found[1] == f"--{'' if field.default else 'no-'}{name.replace('_', '-')}"
            assert row[1] == f"`{str(field.default).lower()}`"
        else:
            assert found[1] == (str(field.default) or "notset")
            assert row[1] == (f"`{field.default}`" if field.default != "" else "none")


def help_of(command: str) -> str:
    """A command's help, without spaces, because lines may be broken anywhere."""
    shown = CliRunner().invoke(app, [command, "--help"])
    assert shown.exit_code == 0, shown.output
    return "".join(shown.output.split())


def test_a_line_of_the_log_is_json() -> None:
    record = logging.makeLogRecord({"name": "beltane", "levelname": "INFO", "msg": "request", "path": "/x"})
    line = json.loads(JsonFormatter().format(record))
    assert (line["event"], line["path"], line["level"]) == ("request", "/x", "info")
