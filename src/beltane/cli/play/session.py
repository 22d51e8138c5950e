"""A game from the first decision at the keyboard to the last: asking, telling, and obeying commands."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import typer

from beltane.cli.play.board import Board
from beltane.cli.play.choices import Choices, Misunderstood
from beltane.cli.play.commands import commands_for, find_command
from beltane.cli.play.listing import list_choices
from beltane.cli.play.results import show_results
from beltane.cli.play.saves import new_file, replay_command, resume_command, save_somewhere, write_save
from beltane.cli.play.screen import Screen
from beltane.cli.play.signals import interrupt_on_signals
from beltane.cli.play.table import Table, Told
from beltane.cli.terminal import INTERRUPTED
from beltane.kernel.actions import Action
from beltane.kernel.drawing import WIDTH
from beltane.kernel.errors import BeltaneError
from beltane.text.catalogue import Topic

LAST_EVENTS = 8


class Quit(Exception):
    """The player wants to stop."""


class Sitting:
    """What happens between a player's arrival at the keyboard and the end of the game.

    `file` is where the game is kept; a new game is given one when it is first saved.
    """

    def __init__(self, table: Table, file: Path | None) -> None:
        self.table = table
        self.file = file
        self.screen = Screen(table.match.game.seat_words[: table.match.seats])
        self.commands = commands_for(table.match.game)
        self.choices: Choices | None = None
        self.board = Board(table.match)
        self._seen_by: int | None = None
        self._is_covered = False

    def run(self) -> None:
        """Play to the end, or until the player leaves; a game that is left is saved."""
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
        self.screen.say("To read the whole game again:", "quiet")
        self.screen.command(replay_command(self._save_somewhere()))

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
        wanted = self.board.everything() if everything else self.board.news()
        if wanted:
            self.screen.say()
            self.screen.show(wanted)

    def show_list(self, name: str) -> None:
        """Show one of the lists that the game offers beside its board."""
        assert self.choices is not None
        match, position = self.table.match, self.choices.position
        self.screen.show(match.game.presentation.lists[name](position.state, position.seat, match.game.messages))

    def topics(self) -> tuple[Topic, ...]:
        """What can be explained in the position."""
        match = self.table.match
        return match.game.presentation.topics(match.view(match.mover), match.game.messages)

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
            self._obey(self.screen.ask(prompt, [*self.choices.notations(), *self.commands]))
            if self.table.match.mover != seat or self.choices is None:
                return

    def _hand_over(self, seat: int) -> None:
        """Where screens are closed, nothing is shown to a player before the others have left the keyboard."""
        self._hide_from(seat)
        if self._is_covered:
            self._await(self.table.match.game.seat_words[seat])
            self._is_covered = False
        self._seen_by = seat

    def _await(self, name: str) -> None:
        """Wait for Enter alone: what was meant as a command must not uncover anything."""
        while typed := self.screen.ask(f"{name} decides next: Enter when only {name} can see the screen. "):
            if find_command(typed, abbreviated=True)[0] == "quit":
                self.quit()
            self.screen.complain("Enter alone goes on, and quit saves the game and stops; all else has to wait.")

    def _hide_from(self, seat: int) -> None:
        """Where screens are closed, take away what somebody else saw, and tell only what everybody may know."""
        if self._seen_by not in (None, seat) and self.table.hides_something():
            self._cover()
            self.tell(self.table.news_for(seat))

    def _cover(self) -> None:
        """Leave nothing to be seen until the next player says that nobody else is looking."""
        self.screen.clear()
        self.board.begin_anew()
        self._seen_by = None
        self._is_covered = True

    def ask_question(self) -> None:
        """Say what is to be decided."""
        match = self.table.match
        assert self.choices is not None
        phrase = match.game.presentation.question(match.view(match.mover), self.choices.verbs())
        self.screen.say()
        self.screen.say(match.game.messages.question(phrase), "strong")

    def list_choices(self) -> None:
        """List the choices."""
        assert self.choices is not None
        list_choices(self.screen, self.choices)

    def _obey(self, typed: str) -> None:
        try:
            command, rest = find_command(typed, self.commands)
            if command is not None:
                self.commands[command].carry_out(self, rest)
            else:
                self.choose(typed)
        except (Misunderstood, BeltaneError) as error:
            self.screen.complain(str(error))

    def choose(self, typed: str) -> None:
        """Take what was typed for a choice, or for part of the list."""
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
        if isinstance(entry, Action):
            self.tell(self.table.play(entry.number))
        else:
            self.choices.open(entry)
            self.list_choices()

    def _press_enter(self, choices: Choices) -> None:
        """Enter alone: what is a matter of routine, the next page, or back from a group."""
        routine = choices.routine()
        if routine is not None:
            self.tell(self.table.play(routine.number))
            return
        if choices.left_out():
            choices.turn_page()
        else:
            choices.show_all()
        self.list_choices()

    def go_back(self) -> None:
        """Take back what happened since the last decision, and ask that one again."""
        self.table.undo()
        self.choices = None
        self.board.forget()
        seat = self.table.match.mover
        assert seat is not None
        self._hide_from(seat)
        whose = "your" if len(self.table.people) == 1 else f"{self.table.match.game.seat_words[seat]}'s"
        self.screen.say(f"Back to {whose} last decision.", "quiet")

    # Leaving

    def quit(self) -> NoReturn:
        """Stop playing."""
        raise Quit

    def save(self, file: Path | None) -> None:
        """Save the game, in a file of the player's choice or where it is kept, and from now on keep it there."""
        file = file or self._own_file()
        write_save(self.table.match, file)
        self.file = file
        self._say_how_to_resume(file)

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
        self.screen.say("Saved. To go on with this game:")
        self.screen.command(resume_command(file))
