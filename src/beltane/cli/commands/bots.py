"""`beltane bots`: the bots to play against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beltane.cli.parameters import Json
from beltane.text import Speaker, shell_speaker

if TYPE_CHECKING:
    from beltane.bots.roster import BotKind


def bots(as_json: Json = False) -> None:
    """List the bots, with their parameters."""
    from beltane.bots.roster import all_kinds
    from beltane.cli.terminal import print_json, print_table

    kinds, speaker = list(all_kinds().values()), shell_speaker()
    if as_json:
        print_json([_description(kind, speaker) for kind in kinds])
        return
    print_table(
        "left left left",
        [speaker.message(f"cli-column-{name}") for name in ("name", "usage", "about")],
        [(kind.name, kind.usage, kind.about(speaker)) for kind in kinds],
    )


def _description(kind: BotKind, speaker: Speaker) -> dict[str, Any]:
    from beltane.bots.levels import LEVELS

    is_level = kind.name in {level.name for level in LEVELS}
    return {"name": kind.name, "usage": kind.usage, "summary": kind.about(speaker), "level": is_level}
