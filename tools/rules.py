"""Which tests check which rule: `make rules` prints the table, and fails when a rule has no test.

A rule is a list item in docs/rules/*.md that begins with its number (`- M-SETUP-1 ...`). A test names a rule when the
number occurs anywhere in its source: decorators, the comment on its `def` line, docstring or body.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"\b[A-Z]-[A-Z]+-\d+\b")
RULE = re.compile(rf"^- ({NUMBER.pattern})", re.MULTILINE)


def read_rules(folder: Path) -> list[str]:
    """The numbers of all rules, in the order in which they are written."""
    return [rule for file in sorted(folder.glob("*.md")) for rule in RULE.findall(file.read_text(encoding="utf-8"))]


def sources_of_tests(file: Path) -> Iterator[tuple[str, str]]:
    """The name and the source lines of each test function in a file."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield node.name, "\n".join(lines[first - 1 : node.end_lineno])


def named_rules(folder: Path) -> dict[str, list[str]]:
    """The rule numbers named in tests, each with those tests as `file::name`."""
    named: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for name, source in sources_of_tests(file):
            for rule in dict.fromkeys(NUMBER.findall(source)):
                named.setdefault(rule, []).append(f"{file.relative_to(folder)}::{name}")
    return named


def faults(rules: list[str], named: dict[str, list[str]]) -> list[str]:
    """The faults: rules written twice or without a test, and tests that name a rule that does not exist."""
    families = {family(rule) for rule in rules}
    return [
        *(f"{rule} is written {count} times." for rule, count in Counter(rules).items() if count > 1),
        *(f"{rule} has no test." for rule in dict.fromkeys(rules) if rule not in named),
        *(
            f"{rule} is not a rule, but {', '.join(tests)} names it."
            for rule, tests in named.items()
            if rule not in rules and family(rule) in families
        ),
    ]


def family(rule: str) -> str:
    """A rule's number without its last part."""
    return rule.rpartition("-")[0]


def print_table(rules: list[str], named: dict[str, list[str]]) -> None:
    """Print each rule with its tests."""
    width = max(map(len, rules))
    for rule in rules:
        first, *others = named.get(rule, ["-"])
        print(f"{rule:{width}}  {first}")
        for test in others:
            print(f"{'':{width}}  {test}")
    print()


def main(arguments: list[str]) -> int:
    """Print the table, or only its summary, and the faults."""
    parser = argparse.ArgumentParser(description="Which tests check which rule.")
    parser.add_argument("--summary", action="store_true", help="leave out the table")
    parser.add_argument("--rules", type=Path, default=ROOT / "docs" / "rules", help="folder of the rules")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="folder of the tests")
    chosen = parser.parse_args(arguments)
    rules, named = read_rules(chosen.rules), named_rules(chosen.tests)
    if not rules:
        print(f"There are no rules in {chosen.rules}.")
        return 1
    if not chosen.summary:
        print_table(rules, named)
    wrong = faults(rules, named)
    for fault in wrong:
        print(fault)
    print(f"{len(rules)} rules, {sum(rule in named for rule in rules)} of them with tests.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
