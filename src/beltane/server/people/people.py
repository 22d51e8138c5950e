"""Everybody who plays: becoming a guest, finding a person by session, signing in, and deleting an account."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.operations.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from beltane.server.operations.time import Now
from beltane.server.people.passwords import Passwords
from beltane.server.people.person import Called, Known, Preferences
from beltane.server.people.secrets import hash_of, new_key, new_secret
from beltane.server.storage.database import Database
from beltane.server.storage.models import ChatLine, Notice, Passkey, Person, Rating, Session, Webhook

LOG = logging.getLogger("beltane.people")
SESSION_DAYS = 365
"""How long a session lasts after it was last used."""
SESSION_MILLISECONDS = SESSION_DAYS * 24 * 3600 * 1000
DAY_MILLISECONDS = 24 * 3600 * 1000
"""A session's use is recorded once a day, so that hardly anything is written for people who only look."""
MOST_REMEMBERED = 20_000
PERSON_NEWS = "person"


@dataclass(frozen=True)
class Remembered:
    """A person found by their session: when it expires, and when its use was last recorded."""

    person: Known
    expires: int
    seen: int


class People:
    """Finds and changes people. Recently found people are cached; all processes hear of changes."""

    def __init__(self, database: Database, passwords: Passwords, now: Now) -> None:
        self._database = database
        self._passwords = passwords
        self._now = now
        self._by_session: dict[str, Remembered] = {}
        self._called: dict[int, Called] = {}
        self._changes = 0
        """Number of changes heard of; what was read before a change is not cached after it."""
        self.listeners: list[Callable[[int], None]] = []
        """Called with each person about whom something has changed."""

    # Sessions

    async def welcome(self, name: str, preferences: Preferences, device: str | None = None) -> tuple[Known, str]:
        """A new guest, and the secret of their session."""
        secret, now = new_secret(), self._now()

        async def write(session: AsyncSession) -> Person:
            person = Person(key=new_key(), name=name, created=now, preferences=preferences.model_dump())
            session.add(person)
            await session.flush()
            session.add(self._new_session(person.id, secret, device))
            return person

        return _known(await self._database.write(write)), secret

    async def find(self, secret: str) -> Known | None:
        """The person of a valid session."""
        secret_hash, now = hash_of(secret), self._now()
        remembered = self._by_session.get(secret_hash)
        if remembered is not None and remembered.expires > now and now < remembered.seen + DAY_MILLISECONDS:
            return remembered.person

        async def read(session: AsyncSession) -> tuple[Person, Session] | None:
            query = select(Person, Session).join(Session, Session.person_id == Person.id)
            row = (await session.execute(query.where(Session.secret_hash == secret_hash))).first()
            return None if row is None else (row[0], row[1])

        changes = self._changes
        found = await self._database.read(read)
        if found is None or found[1].expires <= now or found[0].deleted is not None:
            return None
        person, row = found
        seen, expires = row.seen or 0, row.expires
        if now >= seen + DAY_MILLISECONDS:
            seen, expires = now, now + SESSION_MILLISECONDS
            await self._note_seen(secret_hash, seen, expires)
        if changes == self._changes:
            self._remember(secret_hash, Remembered(_known(person), expires, seen))
        return _known(person)

    async def _note_seen(self, secret_hash: str, now: int, expires: int) -> None:
        """Record that a session is in use, so that it lasts on; people are recognised even where nothing can be
        written.
        """

        async def write(session: AsyncSession) -> None:
            used = update(Session).where(Session.secret_hash == secret_hash)
            await session.execute(used.values(seen=now, expires=expires))

        try:
            await self._database.write(write)
        except Exception:
            LOG.warning("session-use-not-recorded", exc_info=True)

    async def sign_in(self, login: str, password: str, device: str | None = None) -> tuple[Known, str]:
        """A new session, given a login and its password."""

        async def read(session: AsyncSession) -> Person | None:
            return await session.scalar(select(Person).where(Person.login == login_of(login)))

        person = await self._database.read(read)
        if not await self._passwords.matches(password, None if person is None else person.password) or person is None:
            raise Refusal(FORBIDDEN, "wrong-password")
        return await self.new_session(person, device)

    async def new_session(self, person: Person, device: str | None = None) -> tuple[Known, str]:
        """A new session for a person who has proved who they are."""
        secret = new_secret()

        async def write(session: AsyncSession) -> None:
            session.add(self._new_session(person.id, secret, device))

        await self._database.write(write)
        return _known(person), secret

    async def sign_out(self, secret: str) -> None:
        """End a session."""
        await self.end_session(hash_of(secret))

    async def end_session(self, secret_hash: str) -> None:
        """End the session whose secret has a given hash."""
        await self._end_sessions(Session.secret_hash == secret_hash, None)

    async def end_expired_sessions(self) -> None:
        """End the sessions that have expired, and close their connections."""
        await self._end_sessions(Session.expires <= self._now(), None)

    async def sign_out_everywhere(self, person: int) -> None:
        """End all sessions of a person."""
        await self._end_sessions(Session.person_id == person, person)

    async def _end_sessions(self, condition: object, person: int | None) -> None:
        async def write(session: AsyncSession) -> list[int]:
            where = delete(Session).where(condition)  # type: ignore[arg-type]
            ended = list(await session.scalars(where.returning(Session.person_id)))
            for who in set(ended):
                await self._database.announce(session, f"{PERSON_NEWS}:{who}")
            return ended

        for who in {*await self._database.write(write), *([] if person is None else [person])}:
            self.hear(who)

    # Changes

    async def change(self, person: Known, *, name: str | None = None, preferences: Preferences | None = None) -> Known:
        """Change the name or other preferences."""
        values: dict[str, object] = {}
        if name is not None:
            values["name"] = name
        if preferences is not None:
            values["preferences"] = preferences.model_dump()
        return await self._update(person.id, values)

    async def set_password(self, person: Known, login: str, password: str, current: str | None) -> Known:
        """Set a password, to sign in elsewhere; a person who has one already has to give it."""

        async def read(session: AsyncSession) -> Person | None:
            return await session.get(Person, person.id)

        found = await self._database.read(read)
        known_password = None if found is None else found.password
        if known_password is not None and not await self._passwords.matches(current or "", known_password):
            raise Refusal(FORBIDDEN, "wrong-password")
        kept = await self._passwords.hash(password)
        try:
            return await self._update(person.id, {"login": login_of(login), "password": kept})
        except IntegrityError:
            raise Refusal(CONFLICT, "login-taken", login=login) from None

    async def forget(self, person: Known) -> None:
        """Delete everything about a person; games with others stay, without their name."""

        async def write(session: AsyncSession) -> None:
            for model in (Session, Passkey, Webhook, Notice, Rating, ChatLine):
                await session.execute(delete(model).where(model.person_id == person.id))
            values: dict[str, object] = {
                "name": "",
                "login": None,
                "password": None,
                "preferences": {},
                "deleted": self._now(),
            }
            await session.execute(update(Person).where(Person.id == person.id).values(values))
            await self._database.announce(session, f"{PERSON_NEWS}:{person.id}")

        await self._database.write(write)
        self.hear(person.id)

    async def _update(self, person: int, values: dict[str, object]) -> Known:
        async def write(session: AsyncSession) -> Person:
            if values:
                await session.execute(update(Person).where(Person.id == person).values(values))
                await self._database.announce(session, f"{PERSON_NEWS}:{person}")
            return await session.get_one(Person, person, populate_existing=True)

        changed = await self._database.write(write)
        self.hear(person)
        return _known(changed)

    # Names

    async def called(self, ids: Iterable[int]) -> dict[int, Called]:
        """How others see some people."""
        wanted = set(ids)
        known = {person: self._called[person] for person in wanted if person in self._called}
        missing = wanted - known.keys()
        if not missing:
            return known

        async def read(session: AsyncSession) -> list[Person]:
            return list(await session.scalars(select(Person).where(Person.id.in_(missing))))

        changes = self._changes
        people = await self._database.read(read)
        found = {one.id: Called(one.key, one.name if one.deleted is None else None) for one in people}
        if changes == self._changes:
            if len(self._called) + len(found) > MOST_REMEMBERED:
                self._called.clear()
            self._called |= found
        return known | found

    async def find_by_key(self, key: str) -> Person:
        """A person by their public key."""

        async def read(session: AsyncSession) -> Person | None:
            return await session.scalar(select(Person).where(Person.key == key, Person.deleted.is_(None)))

        person = await self._database.read(read)
        if person is None:
            raise Refusal(NOT_FOUND, "unknown-person")
        return person

    def hear(self, person: int) -> None:
        """Handle a change of a person, here or in another process."""
        self._changes += 1
        self._called.pop(person, None)
        for secret_hash in [key for key, known in self._by_session.items() if known.person.id == person]:
            del self._by_session[secret_hash]
        for listener in self.listeners:
            listener(person)

    def forget_all(self) -> None:
        """Empty the cache: anything about anybody may have changed."""
        self._changes += 1
        self._called.clear()
        self._by_session.clear()

    def _remember(self, secret_hash: str, remembered: Remembered) -> None:
        if len(self._by_session) >= MOST_REMEMBERED:
            self._by_session.clear()
        self._by_session[secret_hash] = remembered

    def _new_session(self, person: int, secret: str, device: str | None) -> Session:
        now = self._now()
        return Session(
            secret_hash=hash_of(secret),
            person_id=person,
            created=now,
            expires=now + SESSION_MILLISECONDS,
            device=device,
            seen=now,
        )


def login_of(name: str) -> str:
    """A login in its normal form: case does not matter."""
    return " ".join(name.split()).casefold()


def _known(person: Person) -> Known:
    return Known(person.id, person.key, person.name, Preferences.model_validate(person.preferences), person.login)
