"""A game from the first decision at the keyboard to the last: asking, telling, and obeying commands."""

from __future__ import annotations

import signal
from pathlib import Path
from types import FrameType
from typing import NoReturn

import typer

from beltane.cli.play_choices import Choices, Entry, Group, Misunderstood
from beltane.cli.play_commands import COMMANDS, find_command
from beltane.cli.play_results import show_results
from beltane.cli.play_saves import save_somewhere, typed_file
from beltane.cli.play_screen import Screen
from beltane.cli.play_table import Table, Told
from beltane.kernel.actions import Action
from beltane.kernel.drawing import WIDTH, Section
from beltane.kernel.errors import BeltaneError

INTERRUPTED = 130
LAST_EVENTS = 8
NO_TURN = -1


class Quit(Exception):
    """The player wants to stop."""


class Sitting:
    """What happens between a player's arrival at the keyboard and the end of the game."""

    def __init__(self, table: Table, file: Path) -> None:
        self.table = table
        self.file = file
        self.screen = Screen(table.match.game.seat_words[: table.match.seats])
        self.choices: Choices | None = None
        self._drawn: dict[str, Section] = {}
        self._drawn_turn = NO_TURN
        self._at_keyboard: int | None = None

    def run(self) -> None:
        """Play to the end, or until the player leaves; a game that is left is saved."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), _leave)
        try:
            self._play()
        except KeyboardInterrupt:
            self._save_and_say()
            raise typer.Exit(INTERRUPTED) from None
        except (Quit, EOFError):
            self._save_and_say()

    def _play(self) -> None:
        self._welcome()
        match = self.table.match
        while (mover := match.mover) is not None:
            if not self.table.is_person(mover):
                with self.screen.waiting(f"{match.game.seat_words[mover]} ({match.players[mover]}) is thinking ..."):
                    told = self.table.let_bot_play()
                self.tell(told)
            elif len(legal := match.legal_numbers()) == 1:
                self.screen.say(f"The only choice: {match.game.actions.notation(legal[0])}.", "quiet")
                self.tell(self.table.play(legal[0]))
            else:
                self._decide(mover)
        show_results(match, self.screen)
        self.file = save_somewhere(match, self.file)
        self.screen.say("To read the whole game again:", "quiet")
        self.screen.command("beltane replay", typed_file(self.file))

    def _welcome(self) -> None:
        match = self.table.match
        players = [f"{match.game.seat_words[seat]} ({name})" for seat, name in enumerate(match.players)]
        self.screen.say(f"{match.game.title}: {', '.join(players)}. Seed {match.seed}.", "strong")
        self.screen.say("Type a number or an action; help lists the commands, Ctrl-C saves and stops.", "quiet")
        if self.screen.columns < WIDTH:
            self.screen.say(f"The board is {WIDTH} columns wide; a wider window shows it well.", "quiet")
        self.screen.say()
        self.tell(self.table.log[-LAST_EVENTS:] if match.actions else self.table.log)

    # Telling and drawing

    def tell(self, told: list[Told]) -> None:
        """Say what has happened."""
        for sentence in told:
            if sentence.event == "turn_began":
                self.screen.say()
            self.screen.say(sentence.sentence, "strong" if sentence.event == "turn_began" else "", 2)

    def draw(self, *, everything: bool) -> None:
        """Draw the position for whoever decides: all of it, or what this decision needs and has changed."""
        match = self.table.match
        view = match.view(match.mover)
        sections = match.game.presentation.draw(view, match.game.messages)
        needed = [section for section in sections if match.decision in section.shown_at]
        if everything or (len(needed) == len(sections) and view.turn != self._drawn_turn):
            wanted = list(sections)
            self._drawn_turn = view.turn
        else:
            wanted = [section for section in needed if section != self._drawn.get(section.name)]
        self._drawn |= {section.name: section for section in wanted}
        if wanted:
            self.screen.say()
            self.screen.show(wanted)

    def _forget_drawings(self) -> None:
        """Let the next drawing show everything that its decision needs."""
        self._drawn.clear()
        self._drawn_turn = NO_TURN

    # Deciding

    def _decide(self, seat: int) -> None:
        self._hand_over(seat)
        self.draw(everything=False)
        self.choices = Choices(self.table.position(seat), self.table.match.legal_numbers())
        self.ask_question()
        self.list_choices()
        prompt = f"{self.table.match.game.seat_words[seat]}> "
        decided = len(self.table.match.actions)
        while len(self.table.match.actions) == decided:
            self._obey(self.screen.ask(prompt, [*self.choices.notations(), *COMMANDS]))
            if self.table.match.mover != seat or self.choices is None:
                return

    def _hand_over(self, seat: int) -> None:
        """Where screens are closed, somebody else's eyes leave the keyboard before the next one looks."""
        if self._at_keyboard not in (None, seat) and self.table.hides_something():
            name = self.table.match.game.seat_words[seat]
            self.screen.ask(f"{name} decides next: Enter when only {name} can see the screen. ")
            self.screen.clear()
            self._forget_drawings()
        self._at_keyboard = seat

    def ask_question(self) -> None:
        """Say what is to be decided."""
        match = self.table.match
        phrase = match.game.presentation.question(match.view(match.mover))
        self.screen.say()
        self.screen.say(match.game.messages.question(phrase), "strong")

    def list_choices(self) -> None:
        """List the choices with their numbers."""
        assert self.choices is not None
        page = self.choices.page()
        notation = max(len(_name(entry)) for _, entry in page)
        for number, entry in page:
            self._list_entry(number, entry, notation)
        if self.choices.left_out():
            self.screen.say(f"     ... and {self.choices.left_out()} more: Enter", "quiet")
        elif self.choices.is_part:
            self.screen.say("     Enter: back to everything", "quiet")

    def _list_entry(self, number: int, entry: Entry, notation: int) -> None:
        name = f"{number:>3}  {_name(entry):<{notation}}  "
        self.screen.item(name, self.describe(entry))

    def describe(self, entry: Entry) -> str:
        """What an entry of the list means."""
        game = self.table.match.game
        if isinstance(entry, Group):
            return f"{game.messages.group(entry.choices[0].verb)} ({len(entry.choices)} choices)"
        assert self.choices is not None
        phrases = game.presentation.describe(self.choices.position.state, entry)
        return game.messages.description(phrases) or game.messages.group(entry.verb)

    def _obey(self, typed: str) -> None:
        try:
            command, rest = find_command(typed)
            if command is not None:
                COMMANDS[command].carry_out(self, rest)
            else:
                self.choose(typed)
        except (Misunderstood, BeltaneError) as error:
            self.screen.complain(str(error))

    def choose(self, typed: str) -> None:
        """Take what was typed for a choice, or for part of the list."""
        assert self.choices is not None
        if not typed:
            self._turn_page()
            return
        try:
            entry = self.choices.find(typed)
        except Misunderstood:
            command, rest = find_command(typed, abbreviated=True)
            if command is None:
                raise
            COMMANDS[command].carry_out(self, rest)
            return
        if isinstance(entry, Action):
            self.tell(self.table.play(entry.number))
        else:
            self.choices.open(entry)
            self.list_choices()

    def _turn_page(self) -> None:
        """Enter alone: the next page, or back from a group."""
        assert self.choices is not None
        if self.choices.left_out():
            self.choices.turn_page()
        else:
            self.choices.show_all()
        self.list_choices()

    def go_back(self) -> None:
        """Take back what happened since the last decision, and ask that one again."""
        self.table.undo()
        self.choices = None
        self._forget_drawings()

    # Leaving

    def quit(self) -> NoReturn:
        """Stop playing."""
        raise Quit

    def say_how_to_resume(self) -> None:
        """Say that the game is saved, and how to go on with it."""
        self.screen.say("Saved. To go on with this game:")
        self.screen.command("beltane play --resume", typed_file(self.file))

    def _save_and_say(self) -> None:
        try:
            self.file = save_somewhere(self.table.match, self.file)
            self.screen.say()
            self.say_how_to_resume()
        except OSError:
            # The terminal itself may be gone.
            return


def _name(entry: Entry) -> str:
    return entry.notation if isinstance(entry, Action) else f"{entry.name} ..."


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """A closed connection or a polite kill: leave as with Ctrl-C."""
    raise KeyboardInterrupt
