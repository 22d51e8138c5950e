"""Settings of the service: each is an environment variable `BELTANE_NAME`, or a line in `beltane.toml`.

The environment wins over the file, and the file over the defaults.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from platformdirs import user_data_path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, HttpUrl, ValidationError

from beltane.kernel.errors import BadSetup
from beltane.server.operations import defaults
from beltane.server.reach.addresses import networks_of

PREFIX = "BELTANE_"
FILE = "beltane.toml"
MEBIBYTE = 1024 * 1024


def default_database() -> str:
    """The default database file."""
    return f"sqlite:///{user_data_path('beltane') / 'beltane.sqlite'}"


def _networks(text: str) -> str:
    networks_of(text)
    return text


def _place(text: str) -> str:
    """An address without anything after the host and port, written as browsers do.

    >>> [_place(text) for text in ("", "HTTPS://Play.Example.org:443/", "http://localhost:8000")]
    ['', 'https://play.example.org', 'http://localhost:8000']
    """
    if not text:
        return ""
    try:
        url = HttpUrl(text)
    except ValidationError as error:
        raise ValueError(error.errors()[0]["msg"]) from None
    if url.username or url.password or url.query is not None or url.fragment is not None or url.path not in (None, "/"):
        raise ValueError(text)
    return str(url).rstrip("/")


class ServerSettings(BaseModel):
    """How the service runs; `beltane serve --help` says what each setting means."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    database_url: str = Field(default_factory=default_database)
    host: str = defaults.HOST
    port: Annotated[int, Field(ge=0, le=65535)] = defaults.PORT
    public_url: Annotated[str, AfterValidator(_place)] = defaults.PUBLIC_URL
    proxies: str = defaults.PROXIES
    memory: Annotated[int, Field(ge=1)] = defaults.MEMORY
    """Memory for cached games, in MiB."""
    bot_processes: Annotated[int, Field(ge=1, le=64)] = defaults.BOT_PROCESSES
    view_processes: Annotated[int, Field(ge=0, le=64)] = defaults.VIEW_PROCESSES
    rate_limits: bool = defaults.RATE_LIMITS
    push: bool = defaults.PUSH
    contact: str = defaults.CONTACT
    webhooks: bool = defaults.WEBHOOKS
    webhook_http: bool = defaults.WEBHOOK_HTTP
    webhook_networks: Annotated[str, AfterValidator(_networks)] = defaults.WEBHOOK_NETWORKS
    guest_days: Annotated[int, Field(ge=0, le=36500)] = defaults.GUEST_DAYS
    open_table_days: Annotated[int, Field(ge=0, le=36500)] = defaults.OPEN_TABLE_DAYS
    chat_days: Annotated[int, Field(ge=0, le=36500)] = defaults.CHAT_DAYS
    log_level: Literal["debug", "info", "warning", "error"] = defaults.LOG_LEVEL

    @property
    def contact_address(self) -> str:
        """Contact for push services: a mail address or a page."""
        if "@" in self.contact and ":" not in self.contact:
            return f"mailto:{self.contact}"
        return self.contact or (self.public_url if self.secure else "")

    @property
    def secure(self) -> bool:
        """Whether people reach the service through TLS, so that cookies must never travel without it."""
        return self.public_url.startswith("https://")


def load_settings(
    chosen: Mapping[str, Any] | None = None, environment: Mapping[str, str] = os.environ, folder: Path | None = None
) -> ServerSettings:
    """The settings: those given, then the environment's, then the file's."""
    names = ServerSettings.model_fields
    given = {name: environment[PREFIX + name.upper()] for name in names if environment.get(PREFIX + name.upper())}
    values = {**_read_file((folder or Path.cwd()) / FILE), **given, **(chosen or {})}
    try:
        return ServerSettings.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadSetup("bad-setting", setting=".".join(map(str, first["loc"])), reason=first["msg"]) from None


def _read_file(file: Path) -> dict[str, Any]:
    if not file.exists():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup("bad-settings-file", file=str(file), reason=str(error)) from None
