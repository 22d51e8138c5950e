"""A game in the terminal from the first decision to the last: asking, reporting, and carrying out commands."""

from __future__ import annotations

from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import NoReturn

import typer

from beltane.cli.play.board import Board
from beltane.cli.play.choices import Choices, Misunderstood
from beltane.cli.play.commands import commands_for, find_command
from beltane.cli.play.layout import GAP
from beltane.cli.play.listing import list_choices
from beltane.cli.play.news import TURN_BEGAN, summed_up, written
from beltane.cli.play.results import show_results
from beltane.cli.play.room import terminal_room
from beltane.cli.play.saves import new_file, replay_command, resume_command, save_somewhere, write_save
from beltane.cli.play.screen import screen_for
from beltane.cli.play.signals import interrupt_on_signals
from beltane.cli.play.table import LogEntry, Table
from beltane.cli.terminal import INTERRUPTED
from beltane.kernel.drawing import WIDTH, Section
from beltane.kernel.errors import BeltaneError
from beltane.kernel.prompt import Choice, Prompt


class Quit(Exception):
    """The player wants to stop."""


class Session:
    """One sitting at the terminal, until the game ends or the player leaves.

    `file` is where the game is saved after each decision; a new game gets one then. With `ask_all`, questions with a
    single answer are asked like any other.
    """

    def __init__(self, table: Table, file: Path | None, *, ask_all: bool = False) -> None:
        self.table = table
        self.file = file
        self.speaker = table.speaker
        self.room = terminal_room(table.match.game)
        self.screen = screen_for(table.match.game, table.speaker)
        self.commands = commands_for(self.room, self.speaker)
        self.choices: Choices | None = None
        self.board = Board(table.match, table.speaker)
        self._ask_all = ask_all
        self._reported = 0
        self._seen_by: int | None = None
        self._is_covered = False
        self._cannot_save = False

    def run(self) -> None:
        """Play to the end, or until the player leaves; an unfinished game is saved."""
        interrupt_on_signals()
        try:
            self._play_or_save()
        except KeyboardInterrupt:
            self._save_and_say()
            raise typer.Exit(INTERRUPTED) from None

    def _play_or_save(self) -> None:
        try:
            self._play()
        except (Quit, EOFError):
            self._save_and_say()
        except Exception:
            self._save_and_say()
            raise

    def _play(self) -> None:
        if self.table.has_begun():
            self.board.begin_anew()
            if self.table.hides_something():
                self._cover()
        self._welcome()
        match = self.table.match
        while (mover := match.mover) is not None:
            if self.table.is_person(mover):
                self._let_person_play(mover)
            else:
                thinking = self.speaker.message("play-thinking", name=self.table.name(mover), bot=match.players[mover])
                with self.screen.waiting(thinking):
                    self.table.let_bot_play()
            self._autosave()
        self._report_news(None)
        show_results(match, self.speaker, self.screen)
        self.screen.say(self.speaker.message("play-read-again"), "quiet")
        self.screen.command(replay_command(self._save_somewhere()))

    def _welcome(self) -> None:
        match = self.table.match
        message = self.speaker.message
        players = self.table.named_players()
        self.screen.say(
            message("play-welcome", title=match.game.title, players=players, seed=str(match.seed)), "strong"
        )
        if match.unlimited_undo:
            self.screen.say(self.speaker.message("unlimited-undo"), "quiet")
        self.screen.say(message("play-how-to-begin"), "quiet")
        if self.screen.columns < WIDTH:
            self.screen.say(message("play-narrow-window", columns=WIDTH), "quiet")
        if match.mover is not None:
            self.begin_news_for(match.mover)
        if self._is_covered:
            self._report_news(match.mover)

    # Reporting and drawing

    def write(self, entries: list[LogEntry]) -> None:
        """Show events, one line for each."""
        for entry in entries:
            is_heading = entry.event.name == TURN_BEGAN
            self.screen.say(entry.sentence, "strong" if is_heading else "", 2)

    def begin_news_for(self, seat: int) -> None:
        """Let the next news for a seat begin after its last decision."""
        self._reported = len(self.table.log) - len(self.table.news_for(seat))

    def _report_news(self, seat: int | None, drawn: list[Section] | None = None) -> None:
        """Sum up for a seat what has not been reported yet, beside a drawing if the window is wide."""
        paragraphs = summed_up(self.table.log[self._reported :], self.room, seat, self.speaker)
        self._reported = len(self.table.log)
        if paragraphs or drawn:
            self.screen.say()
        beside = self.screen.window - WIDTH - GAP
        columns = min(WIDTH, beside) if drawn and self.screen.is_wide else self.screen.columns
        news = Section("news", written(paragraphs, columns, self.screen.colours), ())
        if drawn and self.screen.is_wide:
            self.screen.show([*drawn, news])
        else:
            self.screen.show_lines(news.lines)
            if paragraphs and drawn:
                self.screen.say()
            self.screen.show(drawn or [])

    def _report_what_was_done(self, entries: list[LogEntry], seat: int) -> None:
        """Report a decision's events in its own turn at once; events of later turns are left for the next news."""
        own = list(takewhile(lambda entry: entry.event.name != TURN_BEGAN, entries))
        paragraphs = summed_up(own, self.room, seat, self.speaker)
        self.screen.show_lines(written(paragraphs, self.screen.columns, self.screen.colours))
        self._reported = len(self.table.log) - len(entries) + len(own)

    def draw(self, *, everything: bool) -> None:
        """Draw the position for the deciding player: all of it, or the changed parts that this decision needs."""
        self._report_news(self.table.match.mover, self.board.everything() if everything else self.board.changes())

    def show_list(self, name: str) -> None:
        """Show one of the lists that the game offers besides its board."""
        match = self.table.match
        self.screen.show(self.room.lists[name](match.view(match.mover), self.speaker))

    # Deciding

    def _let_person_play(self, seat: int) -> None:
        prompt = self.table.match.prompt(seat)
        if len(prompt.choices) == 1 and not self._ask_all:
            (choice,) = prompt.choices
            self._report_news(seat)
            self.screen.say(self.speaker.message("play-only-choice", choice=choice.notation), "quiet")
            self._report_what_was_done(self.table.play(choice.actions), seat)
        else:
            self._decide(seat, prompt)

    def _decide(self, seat: int, prompt: Prompt) -> None:
        self._hand_over(seat)
        self.draw(everything=False)
        self.choices = Choices(prompt, self.table.position(seat))
        self.ask_question()
        self.list_choices()
        decided = len(self.table.match.actions)
        while self.choices is not None and len(self.table.match.actions) == decided:
            typed = self.screen.ask(f"{self.table.name(seat)}> ", [*self.choices.notations(), *self.commands])
            self._obey(typed)

    def _hand_over(self, seat: int) -> None:
        """If players have secrets, show nothing to one before the others have left the keyboard."""
        self._hide_from(seat)
        if self._is_covered:
            self._await(self.table.name(seat))
            self._is_covered = False
        self._seen_by = seat

    def _await(self, name: str) -> None:
        """Wait for Enter alone: something meant as a command must not uncover anything."""
        while typed := self.screen.ask(self.speaker.message("play-hand-over", name=name)):
            if find_command(typed, self.commands, abbreviated=True)[0] == "quit":
                self.quit()
            self.screen.complain(self.speaker.message("play-only-enter"))

    def _hide_from(self, seat: int) -> None:
        """If players have secrets, clear what another player saw, and report only what everybody may know."""
        if self._seen_by not in (None, seat) and self.table.hides_something():
            self._cover()
            self.begin_news_for(seat)
            self._report_news(seat)

    def _cover(self) -> None:
        """Clear the screen until the next player confirms that nobody else is looking."""
        self.screen.clear()
        self.board.begin_anew()
        self._seen_by = None
        self._is_covered = True

    def ask_question(self) -> None:
        """Print the question."""
        assert self.choices is not None
        self.screen.say()
        self.screen.say(self.speaker.question(self.choices.prompt), "strong")

    def list_choices(self) -> None:
        """List the choices."""
        assert self.choices is not None
        list_choices(self.screen, self.choices, self.speaker)

    def _obey(self, typed: str) -> None:
        try:
            command, rest = find_command(typed, self.commands)
            if command is not None:
                self.commands[command].carry_out(self, rest)
            else:
                self.choose(typed)
        except BeltaneError as error:
            self.screen.complain(str(error))

    def choose(self, typed: str) -> None:
        """Interpret what was typed as a choice or a part of the list, else as an abbreviated command."""
        assert self.choices is not None
        if not typed:
            self._press_enter(self.choices)
            return
        try:
            entry = self.choices.find(typed)
        except Misunderstood:
            command, rest = find_command(typed, self.commands, abbreviated=True)
            if command is None:
                raise
            self.commands[command].carry_out(self, rest)
            return
        if isinstance(entry, Choice):
            self._take(entry)
        else:
            self.choices.open(entry)
            self.list_choices()

    def _take(self, choice: Choice) -> None:
        seat = self.table.match.mover
        assert seat is not None
        self._report_what_was_done(self.table.decide(choice.actions), seat)

    def _press_enter(self, choices: Choices) -> None:
        """Enter alone makes the routine choice, turns the page, or leaves a group."""
        routine = choices.routine()
        if routine is not None:
            self._take(routine)
            return
        if choices.left_out():
            choices.turn_page()
        else:
            choices.show_all()
        self.list_choices()

    def go_back(self) -> None:
        """Take the last decision back, and ask for it again."""
        seat = self.table.undo().seat
        self.choices = None
        self._reported = min(self._reported, len(self.table.log))
        self.board.forget()
        self._hide_from(seat)
        key = "play-back-to-own" if len(self.table.people) == 1 else "play-back-to-other"
        self.screen.say(self.speaker.message(key, name=self.table.name(seat)), "quiet")

    # Leaving

    def quit(self) -> NoReturn:
        """Stop playing."""
        raise Quit

    def save(self, file: Path | None) -> None:
        """Save the game, in a file of the player's choice or its own, which is used from now on."""
        file = file or self._own_file()
        write_save(self.table.match, file)
        self.file = file
        self._cannot_save = False
        self._say_how_to_resume(file)

    def _autosave(self) -> None:
        """Save the current state of the game, so that nothing is lost if the terminal is closed.

        A failure is reported once, and saving is tried again when the player leaves.
        """
        if self._cannot_save:
            return
        file = self._own_file()
        try:
            write_save(self.table.match, file)
            self.file = file
        except BeltaneError as error:
            self._cannot_save = True
            self.screen.complain(self.speaker.message("no-autosave", error=str(error)))

    def _own_file(self) -> Path:
        return self.file or new_file(self.table.match)

    def _save_somewhere(self) -> Path:
        self.file = save_somewhere(self.table.match, self._own_file())
        return self.file

    def _save_and_say(self) -> None:
        file = self._save_somewhere()
        # The terminal itself may be gone.
        with suppress(OSError):
            self.screen.say()
            self._say_how_to_resume(file)

    def _say_how_to_resume(self, file: Path) -> None:
        self.screen.say(self.speaker.message("play-saved"))
        self.screen.command(resume_command(file))
