"""Words are data: no sentence is in code, and code and catalogues name the same messages."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from beltane.kernel.drawing import COLOURS, EMPHASES
from beltane.kernel.game import find_game, find_room, game_folder, game_names
from beltane.kernel.match import Match
from beltane.kernel.sources import PACKAGE
from beltane.kernel.vocabulary import Domain
from beltane.text.catalogue import SHELL
from beltane.text.languages import ENGLISH

PROSE = re.compile(r"(^|[^<\w-])[A-Za-z']{2,}[,;:]? [a-z']{2,}(?![\w=-])")
"""Two consecutive words."""
TAG = re.compile(r"<[^>]*>")
STYLES = {*EMPHASES, *COLOURS, "left", "right"}
"""How drawings and tables name the styles of their parts."""
HOLE = "{}"
"""Replaces a value in a text that is composed."""

ALLOWED: dict[str, tuple[str, ...]] = {
    # Mistakes of authors of games or programs, which no user can make.
    "__init__.py": (f"module 'beltane' has no attribute {HOLE}",),
    "kernel/decisions.py": ("the decision stack is full",),
    "kernel/events.py": (
        "the event buffer is full",
        f"{HOLE} is declared already.",
        f"{HOLE} needs the events as its first parameter.",
        f"{HOLE} has more than {HOLE} arguments.",
    ),
    "kernel/records.py": (
        f"{HOLE}.{HOLE} needs a field declaration such as i2() or many(Type, 4).",
        f"{HOLE}.{HOLE} needs another name: NumPy values have a {HOLE} already.",
    ),
    # Python, which is compiled.
    "kernel/snapshot.py": (f"lambda numbers: {HOLE}",),
    "kernel/observation.py": (f"{HOLE} has {HOLE} numbers, {HOLE} categories and {HOLE} scales.",),
    "kernel/batch.py": (f"Rows have to be different numbers from 0 to {HOLE}.",),
    "envs/gymnasium_env.py": (
        "reset comes first",
        f"render_mode is None or {HOLE}, not {HOLE}",
        f"seat is None or one of 0 to {HOLE}, not {HOLE}",
    ),
    "envs/pettingzoo_env.py": ("reset comes first",),
    "envs/vector_env.py": (f"{HOLE} seeds for {HOLE} tables",),
    # What PyTorch and Numba are made to do for each other.
    "learning/tables.py": (
        "PyTorch has been given another one",
        f"Numba and PyTorch have to use the GPU's default stream ({HOLE}).",
        "A tensor has been copied instead of sharing the memory of the games.",
    ),
    # Titles of schemas, for authors of clients.
    "kernel/wire.py": (f"A view of {HOLE}", f"Events of {HOLE}"),
    # A broken catalogue cannot say that it is broken.
    "text/catalogue.py": (
        f"The catalogue '{HOLE}' has no message '{HOLE}'.",
        f"The message '{HOLE}' of the catalogue '{HOLE}' has no text of its own.",
        f"The message '{HOLE}' of the catalogue '{HOLE}' cannot be said: {HOLE}",
    ),
    # What is typed or run, which is the same in every language.
    "bots/roster.py": ("mcts:N, mcts:Nms, mcts:N:CORES, mcts:N:end", "net, net:N, net:Nms, net:N:CORES"),
    "cli/bench/play.py": ("import beltane",),
    # What Linux calls it.
    "learning/provenance.py": ("model name",),
    "cli/play/screen.py": ("tab: complete",),
}
"""Texts allowed in code, by file, each group with its reason."""

MODULES = sorted(file for file in PACKAGE.rglob("*.py"))
FOLDERS = {"shell": SHELL, **{name: game_folder(name) / "text" for name in game_names()}}
NAMED_BY_CODE = ("error-", "help-", "cli-", "arena-", "bots-", "play-", "menu-", "bench-", "learn-", "notice-")


LAYOUTS = {"LAYOUT", "TABLE", "CITY", "IN_CITY", "OWN", "FATE"}
"""Layouts of observations, whose parts are named and explained where they are declared, as docstrings would."""


def texts(tree: ast.Module) -> Iterator[str]:
    """The texts of a module, without docstrings, annotations and explanations of parts of an observation."""
    passed_over = {id(part) for node in ast.walk(tree) for outer in _passed_over(node) for part in ast.walk(outer)}
    for node in ast.walk(tree):
        if id(node) not in passed_over:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


def _passed_over(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node
    elif isinstance(node, ast.AnnAssign):
        yield node.annotation
        if isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias" and node.value is not None:
            yield node.value
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add":
        if isinstance(node.func.value, ast.Name) and node.func.value.id in LAYOUTS:
            yield from node.args[:2]
    elif isinstance(node, ast.JoinedStr):
        yield from (part for part in node.values if isinstance(part, ast.Constant))


def prose(file: Path) -> list[str]:
    """Texts of a module that read like sentences."""
    found = texts(ast.parse(file.read_text(encoding="utf-8")))
    return [text for text in found if PROSE.search(TAG.sub("", text)) and not set(text.split()) <= STYLES]


def sources() -> Iterator[str]:
    """Every text in code, without docstrings."""
    for file in MODULES:
        yield from texts(ast.parse(file.read_text(encoding="utf-8")))


def messages(folder: Path) -> dict[str, set[str]]:
    """The English messages of a folder, with those that each refers to."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{ENGLISH}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = set(re.findall(r"\{ ([a-z-]+) \}", _source(entry)))
    return found


def _source(entry: fluent.Message) -> str:
    from fluent.syntax import serialize

    return serialize(fluent.Resource([entry]))


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_sentence_stands_in_code(file: Path) -> None:
    allowed = ALLOWED.get(file.relative_to(PACKAGE).as_posix(), ())
    assert [text for text in prose(file) if text not in allowed] == []


def test_what_is_allowed_is_there() -> None:
    for name, allowed in ALLOWED.items():
        assert set(allowed) <= set(prose(PACKAGE / name)), name


def raised_codes() -> set[str]:
    """The codes of errors: the first argument of whatever raises, or makes, a BeltaneError."""
    found: set[str] = set()
    for file in MODULES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found |= set(_code(node))
    return found


ERRORS = re.compile(r"BeltaneError|NoNetwork|Bad[A-Z]\w+|Unknown[A-Z]\w+|IllegalAction|CannotUndo|Misunderstood")
CODE_AT = {"fault": 1, "_refuse": 0, "Refusal": 1}
"""Which argument of a function that makes errors is the code."""


def _code(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    position = 0 if ERRORS.fullmatch(name) else CODE_AT.get(name)
    if position is not None and len(call.args) > position:
        code = call.args[position]
        if isinstance(code, ast.Constant):
            yield str(code.value)


def test_every_error_has_a_message() -> None:
    codes = {f"error-{code}" for code in raised_codes()}
    assert len(codes) > 100
    known = {key for folder in FOLDERS.values() for key in messages(folder)}
    assert sorted(codes - known) == []


def test_every_error_message_is_raised() -> None:
    codes = {f"error-{code}" for code in raised_codes()}
    known = {key for folder in FOLDERS.values() for key in messages(folder) if key.startswith("error-")}
    assert sorted(known - codes) == []


def test_every_message_that_code_names_is_there_and_used() -> None:
    """A key may be composed in code: then its beginning and its end have to be named."""
    shell = messages(SHELL)
    named = set(sources())
    patterns = [re.compile(re.escape(text).replace(re.escape(HOLE), "[a-z-]+")) for text in named if HOLE in text]
    referred = {other for others in shell.values() for other in others}
    ours = [key for key in shell if key.startswith(NAMED_BY_CODE) and not key.startswith("error-")]
    unused = [
        key
        for key in ours
        if key not in named and key not in referred and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []
    asked_for = {text for text in named if text.startswith(NAMED_BY_CODE) and re.fullmatch(r"[a-z-]+[a-z]", text)}
    assert sorted(asked_for - set(shell) - raised_codes()) == []


def code_of(game: str) -> Iterator[str]:
    """The texts of a game's own code, and of everything outside games."""
    for file in MODULES:
        parts = file.relative_to(PACKAGE).parts
        if parts[0] != "games" or parts[1] == game:
            yield from texts(ast.parse(file.read_text(encoding="utf-8")))


def domains_of(game: str) -> Iterator[Domain]:
    """All domains declared by a game."""
    for module in [module for name, module in sys.modules.items() if name.startswith(f"beltane.games.{game}.")]:
        yield from (value for value in vars(module).values() if isinstance(value, Domain))


@pytest.mark.parametrize("name", game_names())
def test_every_message_of_a_game_is_used(name: str) -> None:
    """A message is named in code, is the word of a domain, or is named after an event, a verb or a step."""
    game, catalogue, named = find_game(name), messages(FOLDERS[name]), set(code_of(name))
    find_room(name, "terminal")
    used = {key for key in named if key in catalogue}
    used |= {other for others in catalogue.values() for other in others}
    used |= {f"{domain.vocabulary}-{word}".replace("_", "-") for domain in domains_of(name) for word in domain.words}
    for kind in game.events.kinds:
        key = kind.name.replace("_", "-")
        used |= {f"{start}-{key}" for start in ("event", "events", "item", "undo-barred", "counted")}
    used |= {f"{start}-{verb.word}" for verb in game.actions.verbs for start in ("verb", "choice", "action")}
    used |= {f"{start}-{step.word}" for step in game.steps for start in ("decision", "ask")}
    topics = Match.new(game, seats=game.seats[0], seed=1).prompt(None).topics
    used |= {f"{topic.kind}-{topic.word}" for topic in topics} | {f"topic-kind-{topic.kind}" for topic in topics}
    used |= (
        {f"source-{source.word}" for source in game.sources}
        | {f"automaton-{game.automaton}"}
        | {f"tally-{tally.name}" for tally in game.tallies}
    )
    # The beginning, or the end, of a composed key has to say what it is about.
    put_together = [text for text in named if re.fullmatch(r"[a-z]{3,}(-[a-z]+)*(-\{\})+|\{\}(-[a-z]+){2,}", text)]
    patterns = [re.compile(re.escape(text).replace(re.escape(HOLE), "[a-z0-9-]+")) for text in put_together]
    unused = [key for key in catalogue if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)]
    assert not unused, " ".join(unused)
