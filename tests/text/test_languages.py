"""Which language is used."""

from __future__ import annotations

import pytest

from beltane.text.languages import UnknownLanguage, check_language, chosen_language


@pytest.mark.parametrize("tag", ["de", "DE", "de_AT.UTF-8", "de-CH", " de "])
def test_a_language_is_known_by_its_tag(tag: str) -> None:
    assert check_language(tag) == "de"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="There is no language 'tlh'; the languages are en, de, fr and nl"):
        check_language("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8", "BELTANE_LANGUAGE": "de"}, "de"),
    ],
)
def test_the_environment_is_asked_in_its_order(environment: dict[str, str], language: str) -> None:
    assert chosen_language(environment) == language


def test_a_wrong_setting_is_not_passed_over() -> None:
    with pytest.raises(UnknownLanguage):
        chosen_language({"BELTANE_LANGUAGE": "klingon", "LANG": "de_DE"})
