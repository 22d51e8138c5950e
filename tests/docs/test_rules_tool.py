"""`tools/rules.py`: which rules it finds, which tests it counts, and when it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules

# The numbers are assembled here, so that this file itself names no rule of a game.
FIRST, SECOND, TENTH = (f"Q-DEMO-{number}" for number in (1, 2, 10))


class Project:
    """A folder of rules and a folder of tests."""

    def __init__(self, folder: Path) -> None:
        self.rules = folder / "rules"
        self.tests = folder / "tests"
        self.rules.mkdir()
        (self.tests / "deeper").mkdir(parents=True)

    def write_rules(self, *lines: str) -> None:
        (self.rules / "game.md").write_text("\n".join(lines), encoding="utf-8")

    def write_test(self, *lines: str) -> None:
        (self.tests / "deeper" / "test_game.py").write_text("\n".join(lines), encoding="utf-8")

    def check(self, *arguments: str) -> int:
        return rules.main(["--rules", str(self.rules), "--tests", str(self.tests), *arguments])


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_rules_are_list_items_that_begin_with_a_number(project: Project) -> None:
    project.write_rules(
        "# Q-DEMO-7 a title", f"- {FIRST} one,", f"  as {TENTH} says", f"- see {TENTH}", f"- {SECOND} two"
    )
    assert rules.read_rules(project.rules) == [FIRST, SECOND]


@pytest.mark.parametrize(
    "lines",
    [
        (f"def test_it():  # {FIRST}", "    pass"),
        ("def test_it():", f'    """The rule {FIRST}."""'),
        ("def test_it():", "    pass", f"    # {FIRST}", "    assert True"),
        (f'@mark("{FIRST}")', "@mark", "def test_it():", "    pass"),
        ("class TestIt:", "    async def test_it(self):", f"        pass  # {FIRST}"),
    ],
)
def test_a_test_names_a_rule_anywhere_in_its_source(project: Project, lines: tuple[str, ...]) -> None:
    project.write_rules(f"- {FIRST} one")
    project.write_test(*lines)
    assert rules.named_rules(project.tests) == {FIRST: ["deeper/test_game.py::test_it"]}
    assert project.check() == 0


@pytest.mark.parametrize(
    "lines",
    [
        (f"# {FIRST}", "def test_it():", "    pass"),
        (f"def helper():  # {FIRST}", "    pass"),
        (f"def test_it():  # {TENTH}", "    pass"),
        (f'"""{FIRST}"""',),
    ],
)
def test_a_number_elsewhere_does_not_count(project: Project, lines: tuple[str, ...]) -> None:
    project.write_rules(f"- {FIRST} one", f"- {TENTH} ten")
    project.write_test(*lines)
    assert FIRST not in rules.named_rules(project.tests)
    assert project.check() == 1


def test_the_table_lists_every_rule_with_its_tests(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write_rules(f"- {FIRST} one", f"- {TENTH} ten")
    project.write_test(f"def test_a():  # {FIRST} and {TENTH}", "    pass", f"def test_b():  # {FIRST}", "    pass")
    assert project.check() == 0
    assert capsys.readouterr().out.splitlines() == [
        "Q-DEMO-1   deeper/test_game.py::test_a",
        "           deeper/test_game.py::test_b",
        "Q-DEMO-10  deeper/test_game.py::test_a",
        "",
        "2 rules, 2 of them with tests.",
    ]


def test_rules_without_a_test_are_listed(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write_rules(f"- {FIRST} one", f"- {SECOND} two")
    project.write_test(f"def test_a():  # {FIRST}", "    pass")
    assert project.check("--summary") == 1
    assert capsys.readouterr().out == "Q-DEMO-2 has no test.\n2 rules, 1 of them with tests.\n"


def test_a_rule_that_does_not_exist_must_not_be_named(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write_rules(f"- {FIRST} one")
    project.write_test(f"def test_a():  # {FIRST}, {SECOND}", "    pass")
    assert project.check("--summary") == 1
    assert "Q-DEMO-2 is not a rule, but deeper/test_game.py::test_a names it." in capsys.readouterr().out


def test_a_number_is_given_once(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write_rules(f"- {FIRST} one", f"- {FIRST} another")
    project.write_test(f"def test_a():  # {FIRST}", "    pass")
    assert project.check("--summary") == 1
    assert "Q-DEMO-1 is written 2 times." in capsys.readouterr().out


def test_a_folder_without_rules_is_a_mistake(project: Project) -> None:
    assert project.check() == 1
