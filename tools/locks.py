"""Removes web addresses from the browser client's lock file: npm writes funding addresses, and locks contain none.

python -m tools.locks
"""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"
ADDRESSES = ("funding", "resolved")


def without_addresses(text: str) -> str:
    """The lock file without the entries that contain addresses."""
    lock = json.loads(text)
    for package in lock["packages"].values():
        for entry in ADDRESSES:
            package.pop(entry, None)
    return json.dumps(lock, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    LOCK.write_text(without_addresses(LOCK.read_text(encoding="utf-8")), encoding="utf-8")
