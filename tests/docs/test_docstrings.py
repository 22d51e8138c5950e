"""Every public name has a docstring: of all packages, and of the benchmarks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.documents import ROOT, name_of

PACKAGE = ROOT / "src" / "beltane"
FOLDERS = (PACKAGE, ROOT / "benchmarks")
SOURCES = [file for folder in FOLDERS for file in sorted(folder.rglob("*.py"))]
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def public(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """The public functions, classes and methods of a module or class; overloads are resolved."""
    for node in body:
        if isinstance(node, Definition) and not node.name.startswith("_") and not is_overload(node):
            yield f"{prefix}{node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{prefix}{node.name}.")


def is_overload(node: Definition) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list)


def undocumented(source: str) -> list[str]:
    """The public names without a docstring; a module without one is called `module`."""
    tree = ast.parse(source)
    missing = [] if ast.get_docstring(tree) else ["module"]
    return missing + [name for name, node in public(tree.body) if not ast.get_docstring(node)]


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_every_public_name_has_a_docstring(file: Path) -> None:
    assert undocumented(file.read_text(encoding="utf-8")) == []


def test_what_lacks_a_docstring_is_named() -> None:
    source = "class Fire:\n    'Burns.'\n    def light(self): ...\n    def _out(self): ...\ndef rain(): ...\n"
    assert undocumented(source) == ["module", "Fire.light", "rain"]


def test_no_package_is_left_out() -> None:
    packages = {file.relative_to(PACKAGE).parts[0] for file in SOURCES if file.is_relative_to(PACKAGE)}
    assert {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()} <= packages
    assert {"games", "cli", "kernel"} <= packages
    assert any(file.is_relative_to(ROOT / "benchmarks") for file in SOURCES)
