"""Takes web addresses out of the browser client's lock file: npm writes whom to fund there, and locks name no address.

python -m tools.locks
"""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"
ADDRESSES = ("funding", "resolved")


def without_addresses(text: str) -> str:
    """The same lock file without the entries that hold addresses."""
    lock = json.loads(text)
    for package in lock["packages"].values():
        for entry in ADDRESSES:
            package.pop(entry, None)
    return json.dumps(lock, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    LOCK.write_text(without_addresses(LOCK.read_text(encoding="utf-8")), encoding="utf-8")
