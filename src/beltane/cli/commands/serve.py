"""`beltane serve`: the web service."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.commands.demo import DEFAULT_GAME
from beltane.cli.commands.warm import compile_in_background
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.server.operations.preparing import Preparation


def serve(
    database_url: Annotated[str | None, typer.Option(help=shell("help-serve-database-url"))] = None,
    host: Annotated[str | None, typer.Option(help=shell("help-serve-host"))] = None,
    port: Annotated[int | None, typer.Option(help=shell("help-serve-port"))] = None,
    public_url: Annotated[str | None, typer.Option(help=shell("help-serve-public-url"))] = None,
    proxies: Annotated[str | None, typer.Option(help=shell("help-serve-proxies"))] = None,
    memory: Annotated[int | None, typer.Option(help=shell("help-serve-memory"))] = None,
    bot_processes: Annotated[int | None, typer.Option(help=shell("help-serve-bot-processes"))] = None,
    rate_limits: Annotated[
        bool | None, typer.Option("--rate-limits/--no-rate-limits", help=shell("help-serve-rate-limits"))
    ] = None,
    push: Annotated[bool | None, typer.Option("--push/--no-push", help=shell("help-serve-push"))] = None,
    contact: Annotated[str | None, typer.Option(help=shell("help-serve-contact"))] = None,
    webhooks: Annotated[
        bool | None, typer.Option("--webhooks/--no-webhooks", help=shell("help-serve-webhooks"))
    ] = None,
    webhook_http: Annotated[
        bool | None, typer.Option("--webhook-http/--no-webhook-http", help=shell("help-serve-webhook-http"))
    ] = None,
    webhook_networks: Annotated[str | None, typer.Option(help=shell("help-serve-webhook-networks"))] = None,
    log_level: Annotated[str | None, typer.Option(help=shell("help-serve-log-level"))] = None,
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
