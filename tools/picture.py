"""Draws docs/play.svg, the picture of a game in the terminal in the README, from a real game.

`make docs` runs this; a test compares the result with the file.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from beltane.cli.play.choices import Choices
from beltane.cli.play.players import HUMAN
from beltane.cli.play.screen import screen_for
from beltane.cli.play.session import Session
from beltane.cli.play.table import Table
from beltane.kernel.drawing import WIDTH
from beltane.kernel.match import Match

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "play.svg"
GAME = "meduris"
TITLE = "beltane play meduris"
SEED = 4
TURN = 9
PERSON = 0
DECISION = "phase-two"
TYPED = "hut"
DARK = [(36, 41, 51), (224, 96, 96), (130, 190, 110), (200, 140, 90), (90, 140, 230), (190, 120, 230), (90, 190, 190)]
BRIGHT = [(130, 140, 150), (240, 150, 90), (160, 220, 130), (235, 205, 130), (110, 170, 250), (240, 130, 190)]
THEME = TerminalTheme(DARK[0], (216, 222, 233), [*DARK, (216, 222, 233)], [*BRIGHT, (130, 220, 220), (250, 250, 250)])
FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
FORMAT = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{width}} {{height}}" role="img">
<title>{TITLE}</title>
<style>
.{{unique_id}}-matrix {{{{ font: {{char_height}}px {FONT}; line-height: {{line_height}}px }}}}
.{{unique_id}}-title {{{{ font: bold 18px sans-serif }}}}
{{styles}}
</style>
<defs>
<clipPath id="{{unique_id}}-clip-terminal">
<rect x="0" y="0" width="{{terminal_width}}" height="{{terminal_height}}"/>
</clipPath>
{{lines}}
</defs>
{{chrome}}
<g transform="translate({{terminal_x}}, {{terminal_y}})" clip-path="url(#{{unique_id}}-clip-terminal)">
{{backgrounds}}
<g class="{{unique_id}}-matrix">
{{matrix}}
</g>
</g>
</svg>
"""


def picture() -> str:
    """The picture of a decision in the middle of a game."""
    session = decision_of_a_person()
    console = recording_console()
    session.screen = screen_for(session.table.match.game, session.speaker, console)
    session.draw(everything=True)
    session.ask_question()
    session.list_choices()
    session.screen.say(f"{session.table.name(PERSON)}> {TYPED}")
    session.choose(TYPED)
    return console.export_svg(title=TITLE, theme=THEME, code_format=FORMAT, unique_id="play")


def decision_of_a_person() -> Session:
    """A game that bots have played up to a turn of somebody at the keyboard."""
    match = Match.new(GAME, seats=2, seed=SEED)
    match.players = ("greedy", "greedy")
    table = Table(match)
    while match.mover != PERSON or match.decision != DECISION or match.state.turn < TURN:
        table.let_bot_play()
    match.players = (HUMAN, "adept")
    session = Session(Table(match), Path("never written"))
    session.choices = Choices(match.prompt(PERSON), session.table.position(PERSON))
    session.begin_news_for(PERSON)
    return session


def recording_console() -> Console:
    """A terminal of 80 columns that records its output."""
    return Console(
        record=True, file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"{PICTURE.relative_to(ROOT)} is written.")
