"""What a player can type beside choices: commands, each a word with an explanation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from beltane.cli.play_choices import Misunderstood, whole_number
from beltane.cli.play_saves import named_file
from beltane.kernel.messages import Topic

if TYPE_CHECKING:
    from beltane.cli.play_sitting import Sitting

BEST_IDEAS = 4
LAST_SENTENCES = 20
MOST_TOPICS = 40


@dataclass(frozen=True)
class Command:
    """A command: how it is written, what it does in words, and doing it."""

    usage: str
    summary: str
    carry_out: Callable[[Sitting, str], None]


def find_command(typed: str, *, abbreviated: bool = False) -> tuple[str | None, str]:
    """The command that was typed, and what follows it; None if it is none."""
    if typed.startswith("?"):
        return "?", typed[1:].strip()
    first, _, rest = typed.strip().partition(" ")
    word = first.lower()
    if word in COMMANDS:
        return word, rest.strip()
    if abbreviated and word:
        found = [command for command in COMMANDS if command.startswith(word)]
        if len(found) == 1:
            return found[0], rest.strip()
    return None, ""


def _undo(sitting: Sitting, _rest: str) -> None:
    sitting.go_back()


def _hint(sitting: Sitting, _rest: str) -> None:
    game = sitting.table.match.game
    with sitting.screen.waiting("Looking for a hint ..."):
        ideas = sitting.table.hint()
    sitting.screen.say("What a search looked at most:", "quiet")
    actions = [game.actions.action(idea.action) for idea in ideas[:BEST_IDEAS]]
    widest = max(len(action.notation) for action in actions)
    for idea, action in zip(ideas, actions, strict=False):
        head = f"  {action.notation:<{widest}}  value {idea.value:.2f}, share {idea.share:4.0%}  "
        sitting.screen.item(head, sitting.describe(action))


def _save(sitting: Sitting, rest: str) -> None:
    sitting.save(named_file(rest) if rest else None)


def _log(sitting: Sitting, rest: str) -> None:
    sentences = whole_number(rest or str(LAST_SENTENCES))
    if not sentences:
        raise Misunderstood(f"log takes a number of sentences, as in log 40, not '{rest[:40]}'.")
    sitting.tell(sitting.table.log[-sentences:])


def _board(sitting: Sitting, _rest: str) -> None:
    sitting.draw(everything=True)
    sitting.ask_question()


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
    widest = max(len(command.usage) for command in COMMANDS.values())
    for command in COMMANDS.values():
        head = f"  {command.usage:<{widest}}  "
        sitting.screen.item(head, command.summary)


def _explain(sitting: Sitting, rest: str) -> None:
    game = sitting.table.match.game
    topics = game.presentation.topics(game.messages)
    if not rest:
        words = sorted({topic.word for topic in topics if topic.kind == "rule"})
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
    "hint": Command("hint", "let a search look at your choices for a second", _hint),
    "board": Command("board", "draw the position", _board),
    "choices": Command("choices", "list the choices again", _choices),
    "log": Command("log [N]", "tell the last sentences again", _log),
    "save": Command("save [FILE]", "save the game and go on", _save),
    "?": Command("? WORD", "explain a task, a gnome, an action or a rule, as in ? turn", _explain),
    "help": Command("help [WORD]", "list the commands, or explain a word", _help),
    "quit": Command("quit", "save the game and stop; Ctrl-C and Ctrl-D do the same", _quit),
}
