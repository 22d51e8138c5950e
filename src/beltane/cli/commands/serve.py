"""`beltane serve`: the web service."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any

import typer

from beltane.cli.commands.warm import compile_in_background
from beltane.server.operations import defaults
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.server.operations.preparing import Preparation


VARIABLE = "BELTANE_{name}"


def _setting(name: str, kind: str, *flags: str) -> Any:
    """An option whose help names the environment variable of the same setting."""
    said = shell(f"help-serve-{name}")
    variable = VARIABLE.format(name=name.replace("-", "_").upper())
    metavar = None if flags else shell(f"help-metavar-{kind}")
    explained = shell("help-serve-setting", what=said, variable=variable, default=_default(name, flags))
    return typer.Option(*flags, metavar=metavar, help=explained)


def _default(name: str, flags: tuple[str, ...]) -> str:
    """The default, as it would be typed, or in words."""
    if name == "database-url":
        return shell("help-serve-user-data")
    default = getattr(defaults, name.replace("-", "_").upper())
    if not flags:
        return shell("help-serve-unset") if default == "" else str(default)
    switched_on, switched_off = flags[0].split("/")
    return switched_on if default else switched_off


def serve(
    database_url: Annotated[str | None, _setting("database-url", "address")] = None,
    host: Annotated[str | None, _setting("host", "address")] = None,
    port: Annotated[int | None, _setting("port", "number")] = None,
    public_url: Annotated[str | None, _setting("public-url", "address")] = None,
    proxies: Annotated[str | None, _setting("proxies", "addresses")] = None,
    memory: Annotated[int | None, _setting("memory", "number")] = None,
    bot_processes: Annotated[int | None, _setting("bot-processes", "number")] = None,
    view_processes: Annotated[int | None, _setting("view-processes", "number")] = None,
    rate_limits: Annotated[bool | None, _setting("rate-limits", "", "--rate-limits/--no-rate-limits")] = None,
    push: Annotated[bool | None, _setting("push", "", "--push/--no-push")] = None,
    contact: Annotated[str | None, _setting("contact", "address")] = None,
    webhooks: Annotated[bool | None, _setting("webhooks", "", "--webhooks/--no-webhooks")] = None,
    webhook_http: Annotated[bool | None, _setting("webhook-http", "", "--webhook-http/--no-webhook-http")] = None,
    webhook_networks: Annotated[str | None, _setting("webhook-networks", "addresses")] = None,
    guest_days: Annotated[int | None, _setting("guest-days", "number")] = None,
    open_table_days: Annotated[int | None, _setting("open-table-days", "number")] = None,
    chat_days: Annotated[int | None, _setting("chat-days", "number")] = None,
    log_level: Annotated[str | None, _setting("log-level", "level")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=shell("help-serve-open"))] = False,
) -> None:
    """Let people play in their browsers: start the service."""
    from beltane.server.operations.settings import load_settings
    from beltane.server.serving import free_port, run

    preparation = _prepare()
    given = {
        "database_url": database_url,
        "host": host,
        "port": port,
        "public_url": public_url,
        "proxies": proxies,
        "memory": memory,
        "bot_processes": bot_processes,
        "view_processes": view_processes,
        "rate_limits": rate_limits,
        "push": push,
        "contact": contact,
        "webhooks": webhooks,
        "webhook_http": webhook_http,
        "webhook_networks": webhook_networks,
        "guest_days": guest_days,
        "open_table_days": open_table_days,
        "chat_days": chat_days,
        "log_level": log_level,
    }
    settings = load_settings({name: value for name, value in given.items() if value is not None})
    if not open_browser:
        run(settings, preparation)
        return
    # Somebody who only wants to play does not care about the port.
    run(settings.model_copy(update={"port": free_port(settings.host, settings.port)}), preparation, _show)


def _show(address: str) -> None:
    """Print the address, and open a browser there if this machine has a display."""
    from beltane.cli.terminal import say

    say(shell("cli-serving", address=address))
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def _prepare() -> Preparation:
    """Start compiling what is missing in the background; returns how games are loaded then."""
    from beltane.cli.warmup import games_on_disk, is_ready, load_game
    from beltane.kernel.sources import smallest_first
    from beltane.server.operations.preparing import Preparation

    games = smallest_first(games_on_disk())
    if not all(map(is_ready, games)):
        compile_in_background(games)
    return Preparation(games, is_ready, load_game)
