"""`beltane bots`: who there is to play against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beltane.cli.parameters import Json

if TYPE_CHECKING:
    from beltane.bots.roster import BotKind


def bots(as_json: Json = False) -> None:
    """List the bots, with their parameters."""
    from beltane.bots.roster import all_kinds
    from beltane.cli.terminal import print_json, print_table

    kinds = list(all_kinds().values())
    if as_json:
        print_json([_description(kind) for kind in kinds])
        return
    print_table(
        "left left left",
        ("name", "written as", "about"),
        [(kind.name, kind.usage, kind.summary) for kind in kinds],
    )


def _description(kind: BotKind) -> dict[str, Any]:
    from beltane.bots.roster import LEVELS

    return {"name": kind.name, "usage": kind.usage, "summary": kind.summary, "level": kind.name in LEVELS}
