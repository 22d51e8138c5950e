"""Nothing in the rules is dead: whole games reach every action, decision, event, specialist and extreme."""

from __future__ import annotations

import pytest

from beltane.kernel.rule import interpreted
from tests.games.bonfire.policy import RANDOM
from tests.games.bonfire.reach import QUICK, THOROUGH, Reach, Table, faults, impossible, play_corpus, print_table

pytestmark = pytest.mark.skipif(interpreted(), reason="so many games need compiled rules")


@pytest.fixture(scope="module", params=[QUICK, pytest.param(THOROUGH, marks=pytest.mark.slow)], ids=["some", "many"])
def table(request: pytest.FixtureRequest) -> Table:
    """What whole games reach: some in the quick tier, many in the slow one."""
    return play_corpus(request.param).table()


def test_everything_is_reached_but_what_is_impossible(table: Table) -> None:
    assert faults(table) == []


def test_the_table_has_a_line_for_each_section_and_each_reason(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    print_table(table)
    lines = capsys.readouterr().out.splitlines()
    reasons = {reason for words in impossible().values() for reason in words.values()}
    assert len(lines) == len(table) + len(reasons)
    assert all(any(line.endswith(reason) for line in lines) for reason in reasons)


def test_what_is_never_reached_is_a_fault() -> None:
    reach = Reach()
    for played in RANDOM.games(2, 5):
        reach.add(played)
    found = faults(reach.table())
    assert "extremes: 'seven bonfires' is never reached." in found
    assert "events: 'countdown_began' is never reached." in found
    assert not any(fault.startswith("actions: 'keep'") for fault in found)


def test_the_impossible_must_not_be_reached(table: Table) -> None:
    doctored = {section: dict(row) for section, row in table.items()}
    for section, words in impossible().items():
        for word in words:
            doctored[section][word] = 3
    wrong = faults(doctored)
    assert len(wrong) == sum(len(words) for words in impossible().values())
    assert "actions: 'tom y06' is reached 3 times, but was thought impossible." in wrong
