"""Lock files pin versions and name no registry and no address, so that they are valid wherever packages come from."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LOCKS = [*sorted(ROOT.glob("*.lock")), ROOT / "web" / "package-lock.json"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_file_names_no_address(lock: Path) -> None:
    lines = lock.read_text(encoding="utf-8").splitlines()
    assert lines
    assert [line for line in lines if "://" in line] == []
