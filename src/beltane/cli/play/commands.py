"""What a player can type besides choices: commands, each a word with an explanation."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from beltane.cli.play.choices import LONGEST_QUOTED, Misunderstood, whole_number
from beltane.cli.play.hint import give_hint
from beltane.cli.play.lookup import explanations, in_full, words_to_look_up
from beltane.cli.play.room import TerminalRoom
from beltane.cli.play.saves import named_file
from beltane.kernel.phrases import Verbatim
from beltane.kernel.quoting import keywords
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker
from beltane.text.letters import begins, spellings

if TYPE_CHECKING:
    from beltane.cli.play.session import Session

LAST_SENTENCES = 20
MOST_TOPICS = 40
MOST_EXPLAINED = 3
"""Maximum number of explanations given at once; with more matches, the player has to choose one."""


@dataclass(frozen=True)
class Command:
    """A command: its syntax, its summary, its function, and anything else to say about it.

    `term` is its name in the player's language; what is typed is the same in every language.
    """

    usage: str
    summary: str
    carry_out: Callable[[Session, str], None]
    explanation: str = ""
    term: str | None = None


def commands_for(room: TerminalRoom, speaker: Speaker) -> dict[str, Command]:
    """The commands available in a game, including its own lists."""
    return {
        **{name: _list_command(name, speaker) for name in room.lists},
        **{word: _command(word, speaker) for word in COMMANDS},
    }


def _list_command(name: str, speaker: Speaker) -> Command:
    term = speaker.catalogue.term(Word("list", name))
    return Command(name, speaker.message(f"list-{name}"), _list_of(name), term=term)


def _command(word: str, speaker: Speaker) -> Command:
    key = MESSAGES.get(word, word)
    explanation = speaker.message(EXPLANATIONS[word]) if word in EXPLANATIONS else ""
    usage, summary = speaker.message(f"play-usage-{key}"), speaker.message(f"play-help-{key}")
    return Command(usage, summary, COMMANDS[word], explanation, speaker.catalogue.term(Word("play", f"usage-{key}")))


def find_command(typed: str, commands: Collection[str], *, abbreviated: bool = False) -> tuple[str | None, str]:
    """The command that was typed, if it is one, and what follows it."""
    if typed.startswith("?"):
        return "?", typed[1:].strip()
    first, _, rest = typed.strip().partition(" ")
    word = first.lower()
    if word in commands:
        return word, rest.strip()
    if abbreviated and word:
        found = [command for command in commands if command.startswith(word)]
        if len(found) == 1:
            return found[0], rest.strip()
    return None, ""


def _undo(session: Session, rest: str) -> None:
    """Undo the last step, which may have been going into a part of the list."""
    if session.choices is not None and session.choices.is_part:
        _back(session, rest)
    else:
        session.go_back()


def _hint(session: Session, _rest: str) -> None:
    give_hint(session)


def _list_of(name: str) -> Callable[[Session, str], None]:
    def show(session: Session, _rest: str) -> None:
        session.show_list(name)

    return show


def _save(session: Session, rest: str) -> None:
    session.save(named_file(rest) if rest else None)


def _log(session: Session, rest: str) -> None:
    sentences = whole_number(rest or str(LAST_SENTENCES))
    if not sentences:
        raise Misunderstood("bad-log", found=rest[:LONGEST_QUOTED])
    session.write(session.table.log[-sentences:])


def _board(session: Session, rest: str) -> None:
    if rest:
        session.screen.show(session.board.part(_part(session, rest)))
        return
    session.draw(everything=True)
    session.ask_question()
    session.list_choices()


def _part(session: Session, typed: str) -> str:
    """The part of the board whose name was typed or begun, in the player's language or in English."""
    parts = session.board.parts()
    found = [part for part in parts if any(begins(name, typed) for name in (part, _part_name(session, part)))]
    if len(found) != 1:
        raise Misunderstood("no-such-part", found=typed[:LONGEST_QUOTED], parts=_part_names(session))
    return found[0]


def _part_name(session: Session, part: str) -> str:
    return session.speaker.word(Word("board-part", part))


def _part_names(session: Session) -> tuple[Verbatim, ...]:
    return keywords(_part_name(session, part) for part in session.board.parts())


def _back(session: Session, _rest: str) -> None:
    assert session.choices is not None
    if not session.choices.is_part:
        raise Misunderstood("list-is-whole")
    session.choices.show_all()
    session.list_choices()


def _choices(session: Session, _rest: str) -> None:
    assert session.choices is not None
    session.choices.show_all()
    session.ask_question()
    session.list_choices()


def _help(session: Session, rest: str) -> None:
    if rest:
        _explain(session, rest)
        return
    session.screen.say(session.speaker.message("play-how-to-choose"))
    widest = max(len(command.usage) for command in session.commands.values())
    for command in session.commands.values():
        summary = command.summary
        if command.carry_out is _board:
            summary = session.speaker.message("play-help-board-parts", summary=summary, parts=_part_names(session))
        session.screen.item(f"  {command.usage:<{widest}}  ", summary)


def _explain(session: Session, rest: str) -> None:
    if not rest:
        rules = keywords(words_to_look_up(session))
        session.screen.say(session.speaker.message("play-how-to-look-up", words=rules))
        return
    found = explanations(session, rest)
    if not found:
        raise Misunderstood("nothing-to-explain", found=rest[:LONGEST_QUOTED])
    words = sorted({explanation.word for explanation in found}, key=lambda word: sorted(spellings(word)))
    if len(words) > MOST_EXPLAINED:
        listed = [*words[:MOST_TOPICS], "..."] if len(words) > MOST_TOPICS else words
        session.screen.say(session.speaker.message("play-which-word", words=keywords(listed)))
        return
    for explanation in found:
        session.screen.say(in_full(explanation, session.speaker))


def _quit(session: Session, _rest: str) -> None:
    session.quit()


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "undo": _undo,
    "hint": _hint,
    "board": _board,
    "choices": _choices,
    "back": _back,
    "log": _log,
    "save": _save,
    "?": _explain,
    "help": _help,
    "quit": _quit,
}
"""The commands as they are typed in every language, and their functions."""
MESSAGES = {"?": "explain"}
"""What a command's messages are named after, if not the word itself."""
EXPLANATIONS = {"hint": "play-hint-meaning"}
"""What to say about a command besides its summary."""
