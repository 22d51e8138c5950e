"""The tables of the database.

A table at which people play is named `GameTable` here, to tell it from the tables of the database. Everything that
happens at it is an entry of its journal, from which its other columns can be rebuilt, apart from the seed and the
settings. Times are milliseconds since 1970, in UTC.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import Integer

Key = BigInteger().with_variant(Integer, "sqlite")
"""SQLite autoincrements only columns of the exact type INTEGER."""


class Base(DeclarativeBase):
    """Base of all models."""

    type_annotation_map = {dict[str, Any]: JSON(none_as_null=True), list[Any]: JSON(none_as_null=True)}  # noqa: RUF012


class Person(Base):
    """A person who plays. `key` is how others refer to them; `login` is set once they have a password."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    key: Mapped[str] = mapped_column(String(32), unique=True)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    preferences: Mapped[dict[str, Any]]
    login: Mapped[str | None] = mapped_column(String(64), unique=True)
    password: Mapped[str | None] = mapped_column(String(256))
    deleted: Mapped[int | None] = mapped_column(BigInteger)


class Session(Base):
    """A signed-in browser, and when it was last `seen`, to the day. Only the hash of its secret is kept."""

    __tablename__ = "sessions"

    secret_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger)
    device: Mapped[str | None] = mapped_column(String(64))
    seen: Mapped[int | None] = mapped_column(BigInteger)


class Passkey(Base):
    """A passkey with which a person signs in: the `device` on which it was made, and when it was last `used`."""

    __tablename__ = "passkeys"

    credential: Mapped[str] = mapped_column(String(1400), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    device: Mapped[str | None] = mapped_column(String(64))
    used: Mapped[int | None] = mapped_column(BigInteger)


class Device(Base):
    """A browser that gets a Web Push message when it is its person's turn; it is deleted together with its session."""

    __tablename__ = "devices"

    session: Mapped[str] = mapped_column(ForeignKey("sessions.secret_hash", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(100))
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[int] = mapped_column(BigInteger)


class Webhook(Base):
    """An address that is called when it is a person's turn. `failures` counts those since it last worked."""

    __tablename__ = "webhooks"

    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    url: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[int] = mapped_column(BigInteger)
    failures: Mapped[int]


class Notice(Base):
    """When a person was last notified that a table waits for them."""

    __tablename__ = "notices"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class GameTable(Base):
    """A table: what its game is set up from, its settings, and its state after `ply` entries of its journal.

    `awaits` is the person who has to decide, and `notice_at` when to check next whether to notify them.
    """

    __tablename__ = "tables"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    key: Mapped[str] = mapped_column(String(32), unique=True)
    invite: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    options: Mapped[dict[str, Any]]
    seed: Mapped[int] = mapped_column(BigInteger)
    rules_version: Mapped[int]
    edition: Mapped[str] = mapped_column(String(100))
    edition_digest: Mapped[str] = mapped_column(String(100))
    settings: Mapped[dict[str, Any]]
    begun_from: Mapped[list[Any] | None]
    host_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    ply: Mapped[int]
    status: Mapped[str] = mapped_column(String(16))
    public: Mapped[bool]
    awaits_bot: Mapped[bool]
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    follows: Mapped[str | None] = mapped_column(String(32))
    awaits: Mapped[int | None] = mapped_column(BigInteger, index=True)
    notice_at: Mapped[int | None] = mapped_column(BigInteger, index=True)

    __table_args__ = (Index("tables_by_status", "status", "public", "changed"),)


class JournalEntry(Base):
    """Something that happened at a table; entries are only ever added."""

    __tablename__ = "journal"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int | None]
    person_id: Mapped[int | None] = mapped_column(BigInteger)
    at: Mapped[int] = mapped_column(BigInteger)
    content: Mapped[dict[str, Any]]


class Place(Base):
    """Who has a seat at a table, or had it until the end: derived from the journal, for finding tables by person.

    `held`: the seat is open, but only for that person.
    """

    __tablename__ = "places"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    held: Mapped[bool] = mapped_column(default=False, server_default=false())


class Result(Base):
    """The result of a finished game for a seat; an automaton has no row, but appears in the `content` of the others."""

    __tablename__ = "results"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(64))
    points: Mapped[int]
    place: Mapped[int]
    ended: Mapped[int] = mapped_column(BigInteger)
    content: Mapped[dict[str, Any]]


class Rating(Base):
    """How strong a person is at a game, as openskill estimates it."""

    __tablename__ = "ratings"

    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class ChatLine(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    at: Mapped[int] = mapped_column(BigInteger)
    text: Mapped[str] = mapped_column(Text)


class Analysis(Base):
    """The analysis of a finished game, computed once and kept.

    `claimed` is when the process that works on it last renewed its claim.
    """

    __tablename__ = "analyses"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    status: Mapped[str] = mapped_column(String(16))
    content: Mapped[dict[str, Any] | None]
    claimed: Mapped[int | None] = mapped_column(BigInteger)


class Kept(Base):
    """Data that the service keeps for itself, such as its secret."""

    __tablename__ = "kept"

    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
