"""Reasons given by the operating system are in the user's language."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from beltane.cli.saves import make_folder, read_match
from beltane.kernel.errors import BeltaneError
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.kernel.system_errors import REASONS, reason_of
from beltane.text.errors import error_sentence
from beltane.text.languages import LANGUAGES


def sentence(call: Callable[[Path], object], path: Path, language: str) -> str:
    with pytest.raises(BeltaneError) as caught:
        call(path)
    return error_sentence(caught.value, language).replace(str(path), "PATH")


@pytest.mark.parametrize(
    ("language", "missing", "folder"),
    [
        ("en", "cannot be read: No such file or directory.", "cannot be read: Is a directory."),
        ("de", ": Datei oder Ordner nicht gefunden.", ": das ist ein Ordner."),
        ("fr", ": fichier ou dossier introuvable.", ": c\u2019est un dossier."),
        ("nl", ": bestand of map niet gevonden.", ": dit is een map."),
    ],
)
def test_a_file_that_cannot_be_read(language: str, missing: str, folder: str, tmp_path: Path) -> None:
    assert sentence(read_match, tmp_path / "nowhere.json", language).endswith(missing)
    assert sentence(read_match, tmp_path, language).endswith(folder)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    assert sentence(make_folder, in_the_way, "nl").endswith(": bestand bestaat al.")
    assert sentence(make_folder, in_the_way / "inside", "de").endswith(": das ist kein Ordner.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", REASONS)
def test_usual_reasons_are_told_in_every_language(number: int, language: str) -> None:
    reason = reason_of(OSError(number, os.strerror(number)))
    assert isinstance(reason, Phrase)
    told = error_sentence(BeltaneError("save-unwritable", file="FILE", reason=reason), language)
    assert (os.strerror(number) in told) == (language == "en")


def test_unusual_reasons_are_told_as_the_system_does(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="too long") as caught:
        (tmp_path / ("x" * 10_000)).read_bytes()
    assert reason_of(caught.value) == Verbatim(str(caught.value.strerror))
