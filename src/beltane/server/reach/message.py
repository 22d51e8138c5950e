"""The text of a notice: which table waits, and a sentence in the person's language. It contains nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict

from beltane.kernel.errors import UnknownGame
from beltane.kernel.game import find_game
from beltane.server.people.person import Called
from beltane.server.play import clocks
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.tables.lobby import PersonInfo
from beltane.text.speaker import shell_speaker

HARMLESS = str.maketrans({"<": "(", ">": ")", "@": "(at)", "`": "'", "*": ".", "_": "-"})
"""Characters that chat programs treat as commands, and their replacements in names."""

Kind = Literal["turn", "reminder", "test"]


class TurnMessage(BaseModel):
    """What is sent: data for programs, and a sentence. `text` and `content` are where chat programs look for it.

    `others` are the names of the other players, and `allowed_mentions` makes sure that no name alerts anybody.
    """

    model_config = ConfigDict(extra="forbid")

    type: Kind
    table: str | None
    game: str | None
    person: PersonInfo
    others: list[str]
    deadline: int | None
    url: str
    text: str
    content: str
    allowed_mentions: dict[str, list[str]] = {"parse": []}


def turn_message(
    kind: Kind, loaded: LoadedTable, names: Mapping[int, Called], language: str, public_url: str
) -> TurnMessage | None:
    """The message that a table waits for the person who has to decide; None if they are gone."""
    turn, table = loaded.turn, loaded.table
    called = None if turn is None else names.get(turn.person)
    if turn is None or called is None or called.name is None:
        return None
    seated = [holder.plays for holder in table.holders if holder.plays not in (None, turn.person)]
    others = [name for person in seated if person is not None and (name := names[person].name)]
    sentence = _sentence(kind, language, _title(table.game), called.name, others)
    return TurnMessage(
        type=kind,
        table=table.key,
        game=table.game,
        person=PersonInfo(key=called.key, name=called.name),
        others=others,
        deadline=clocks.deadline(table.settings.clock, loaded.clock),
        url=f"{public_url.rstrip('/')}/table/{table.key}" if public_url else "",
        text=sentence,
        content=sentence,
    )


def trial_message(person: Called, language: str, public_url: str) -> TurnMessage:
    """A message for testing whether messages arrive."""
    name = person.name or ""
    sentence = shell_speaker(language).message("notice-test", name=name.translate(HARMLESS))
    return TurnMessage(
        type="test",
        table=None,
        game=None,
        person=PersonInfo(key=person.key, name=name),
        others=[],
        deadline=None,
        url=public_url,
        text=sentence,
        content=sentence,
    )


def _sentence(kind: Kind, language: str, title: str, name: str, others: Sequence[str]) -> str:
    speaker = shell_speaker(language)
    listed = speaker.catalogue.listed([other.translate(HARMLESS) for other in others])
    key = "notice-reminder" if kind == "reminder" else "notice-turn"
    return speaker.message(key, name=name.translate(HARMLESS), game=title, others=listed)


def _title(game: str) -> str:
    try:
        return find_game(game).title
    except UnknownGame:
        return game
