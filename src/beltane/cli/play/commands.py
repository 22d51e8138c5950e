"""What a player can type beside choices: commands, each a word with an explanation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from beltane.cli.play.choices import Misunderstood, whole_number
from beltane.cli.play.hint import MEANING, give_hint
from beltane.cli.play.saves import named_file
from beltane.kernel.game import Game
from beltane.text.catalogue import Topic

if TYPE_CHECKING:
    from beltane.cli.play.session import Sitting

LAST_SENTENCES = 20
MOST_TOPICS = 40


@dataclass(frozen=True)
class Command:
    """A command: how it is written, what it does in words, doing it, and what else there is to say about it."""

    usage: str
    summary: str
    carry_out: Callable[[Sitting, str], None]
    explanation: str = ""


def commands_for(game: Game) -> dict[str, Command]:
    """The commands that there are in a game, its own lists among them."""
    lists = {name: Command(name, game.messages.listing(name), _list_of(name)) for name in game.presentation.lists}
    return {**lists, **COMMANDS}


def find_command(
    typed: str, commands: Mapping[str, Command] | None = None, *, abbreviated: bool = False
) -> tuple[str | None, str]:
    """The command that was typed, and what follows it; None if it is none."""
    commands = COMMANDS if commands is None else commands
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


def _undo(sitting: Sitting, _rest: str) -> None:
    sitting.go_back()


def _hint(sitting: Sitting, _rest: str) -> None:
    give_hint(sitting)


def _list_of(name: str) -> Callable[[Sitting, str], None]:
    def show(sitting: Sitting, _rest: str) -> None:
        sitting.show_list(name)

    return show


def _save(sitting: Sitting, rest: str) -> None:
    sitting.save(named_file(rest) if rest else None)


def _log(sitting: Sitting, rest: str) -> None:
    sentences = whole_number(rest or str(LAST_SENTENCES))
    if not sentences:
        raise Misunderstood(f"log takes a number of sentences, as in log 40, not '{rest[:40]}'.")
    sitting.tell(sitting.table.log[-sentences:])


def _board(sitting: Sitting, rest: str) -> None:
    if rest:
        sitting.screen.show(sitting.board.part(_part(sitting.board.parts(), rest)))
        return
    sitting.draw(everything=True)
    sitting.ask_question()
    sitting.list_choices()


def _part(names: list[str], typed: str) -> str:
    """The part of the board that was typed, or begun."""
    found = [name for name in names if name.startswith(typed.lower())]
    if len(found) != 1:
        raise Misunderstood(f"The board has no part '{typed[:40]}'; its parts are {', '.join(names)}.")
    return found[0]


def _back(sitting: Sitting, _rest: str) -> None:
    assert sitting.choices is not None
    if not sitting.choices.is_part:
        raise Misunderstood("The list is whole already; undo takes back your last decision.")
    sitting.choices.show_all()
    sitting.list_choices()


def _choices(sitting: Sitting, _rest: str) -> None:
    assert sitting.choices is not None
    sitting.choices.show_all()
    sitting.ask_question()
    sitting.list_choices()


def _help(sitting: Sitting, rest: str) -> None:
    if rest:
        _explain(sitting, rest)
        return
    sitting.screen.say("Choose by number, or type an action as it is listed; its beginning is enough.")
    widest = max(len(command.usage) for command in sitting.commands.values())
    for command in sitting.commands.values():
        head = f"  {command.usage:<{widest}}  "
        parts = f": {', '.join(sitting.board.parts())}" if command.carry_out is _board else ""
        sitting.screen.item(head, f"{command.summary}{parts}")


def _explain(sitting: Sitting, rest: str) -> None:
    topics = (*sitting.topics(), *_command_topics(sitting.commands))
    if not rest:
        words = sorted({topic.word for topic in topics if topic.kind in ("rule", "screen")})
        sitting.screen.say(f"? and a word explains it: an action, {', '.join(words)}, and what is drawn by its name.")
        return
    found = find_topics(topics, rest)
    if not found:
        raise Misunderstood(f"There is nothing to say about '{rest[:40]}'; ? alone lists words that can be explained.")
    if len({topic.word for topic in found}) > 1:
        words = sorted({topic.word for topic in found})
        more = ", ..." if len(words) > MOST_TOPICS else ""
        sitting.screen.say(f"Which one: {', '.join(words[:MOST_TOPICS])}{more}?")
        return
    for topic in found:
        sitting.screen.say(f"{topic.word} ({topic.kind}): {topic.text}")


def _command_topics(commands: Mapping[str, Command]) -> list[Topic]:
    return [
        Topic(word, "command", command.explanation or f"{command.usage}: {command.summary}.")
        for word, command in commands.items()
    ]


def find_topics(topics: tuple[Topic, ...], typed: str) -> list[Topic]:
    """The explanations of a word; if there are none, of the words that begin with it, or else contain it."""
    word = "-".join(typed.lower().split())
    tests: tuple[Callable[[str], bool], ...] = (
        lambda known: known == word,
        lambda known: known.startswith(word),
        lambda known: word in known,
    )
    for test in tests:
        found = [topic for topic in topics if test(topic.word)]
        if found:
            return found
    return []


def _quit(sitting: Sitting, _rest: str) -> None:
    sitting.quit()


COMMANDS = {
    "undo": Command("undo", "go back to the last decision at this keyboard; what bots did since is taken back", _undo),
    "hint": Command("hint", "let a search look at your choices for a second", _hint, MEANING),
    "board": Command("board [PART]", "draw the position, or a part of it", _board),
    "choices": Command("choices", "list the choices again", _choices),
    "back": Command("back", "leave a part of the list for the whole list", _back),
    "log": Command("log [N]", "tell the last sentences again", _log),
    "save": Command("save [FILE]", "save the game and go on", _save),
    "?": Command("? WORD", "explain a task, a gnome, an action or a rule, as in ? turn", _explain),
    "help": Command("help [WORD]", "list the commands, or explain a word", _help),
    "quit": Command("quit", "save the game and stop; Ctrl-C and Ctrl-D do the same", _quit),
}
