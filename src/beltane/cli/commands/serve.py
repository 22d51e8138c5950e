"""`beltane serve`: the web service."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from beltane.cli.commands.demo import DEFAULT_GAME
from beltane.cli.commands.warm import compile_in_background
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.server.operations.preparing import Preparation


VARIABLE = "BELTANE_{name}"


def _setting(name: str, kind: str, *flags: str) -> Any:
    """An option that says which environment variable sets the same."""
    said = shell(f"help-serve-{name}")
    variable = VARIABLE.format(name=name.replace("-", "_").upper())
    metavar = None if flags else shell(f"help-metavar-{kind}")
    return typer.Option(*flags, metavar=metavar, help=shell("help-serve-setting", what=said, variable=variable))


def serve(
    database_url: Annotated[str | None, _setting("database-url", "address")] = None,
    host: Annotated[str | None, _setting("host", "address")] = None,
    port: Annotated[int | None, _setting("port", "number")] = None,
    public_url: Annotated[str | None, _setting("public-url", "address")] = None,
    proxies: Annotated[str | None, _setting("proxies", "addresses")] = None,
    memory: Annotated[int | None, _setting("memory", "number")] = None,
    bot_processes: Annotated[int | None, _setting("bot-processes", "number")] = None,
    rate_limits: Annotated[bool | None, _setting("rate-limits", "", "--rate-limits/--no-rate-limits")] = None,
    push: Annotated[bool | None, _setting("push", "", "--push/--no-push")] = None,
    contact: Annotated[str | None, _setting("contact", "address")] = None,
    webhooks: Annotated[bool | None, _setting("webhooks", "", "--webhooks/--no-webhooks")] = None,
    webhook_http: Annotated[bool | None, _setting("webhook-http", "", "--webhook-http/--no-webhook-http")] = None,
    webhook_networks: Annotated[str | None, _setting("webhook-networks", "addresses")] = None,
    log_level: Annotated[str | None, _setting("log-level", "level")] = None,
) -> None:
    """Let people play in their browsers: start the service."""
    from beltane.server.operations.settings import load_settings
    from beltane.server.serving import run

    preparation = _prepare()
    given = {
        "database_url": database_url,
        "host": host,
        "port": port,
        "public_url": public_url,
        "proxies": proxies,
        "memory": memory,
        "bot_processes": bot_processes,
        "rate_limits": rate_limits,
        "push": push,
        "contact": contact,
        "webhooks": webhooks,
        "webhook_http": webhook_http,
        "webhook_networks": webhook_networks,
        "log_level": log_level,
    }
    run(load_settings({name: value for name, value in given.items() if value is not None}), preparation)


def _prepare() -> Preparation:
    """Have compiled what is not, in the background, and say how games are loaded then."""
    from beltane.cli.warmup import games_on_disk, is_ready, load_game
    from beltane.server.operations.preparing import Preparation

    games = sorted(games_on_disk(), key=lambda name: name != DEFAULT_GAME)
    if not all(map(is_ready, games)):
        compile_in_background(games)
    return Preparation(games, is_ready, load_game)
