"""The position of Meduris as text: the ring of fields around the plateaus, the rune stones and the players."""

from __future__ import annotations

from collections.abc import Sequence

from beltane.games.meduris.view import FieldView, MedurisView, PlayerView
from beltane.kernel.drawing import BLANK, Line, Section, Span, fitted, line, trimmed
from beltane.text.catalogue import Messages

LETTERS = {"wood": "W", "wool": "L", "copper": "C", "stone": "S"}
STYLES = {"wood": "brown", "wool": "white", "copper": "orange", "stone": "grey"}
"""Wood and wool begin alike, so wool goes by its last letter."""

HUT, TEMPLE, DRUID, RIVER = "▲", "■", "»", "≈"
CHIPS = {"plus-two": "+2", "hut": "hut", "druid": "dru"}
ACROSS = {32: 10, 40: 11}
"""Fields in the top row, and in the bottom row, of each side of the board."""
CELL_WIDTH = {32: 8, 40: 7}
CELL_HEIGHT = 2
SHOWN_AT = ("place_worker", "phase_two")


def draw(view: MedurisView, _messages: Messages) -> tuple[Section, ...]:
    """The whole position; field 1 is at the top left, and the fields run clockwise."""
    return (Section("board", tuple(_ring(view)), SHOWN_AT),)


def _ring(view: MedurisView) -> list[Line]:
    fields = view.fields
    across, columns = ACROSS[len(fields)], CELL_WIDTH[len(fields)]
    down = len(fields) // 2 - across
    cells = [_cell(view, field, columns) for field in fields]
    top, right = cells[:across], cells[across : across + down]
    bottom, left = cells[across + down : 2 * across + down][::-1], cells[2 * across + down :][::-1]
    river: Line = fitted((Span(RIVER * (columns - 1), "blue"),), columns)
    inside = _inside(view, CELL_HEIGHT * down + 1)
    west = [river, *(row for cell in left for row in cell)]
    east = [BLANK, *(row for cell in right for row in cell)]
    middle = (across - 2) * columns
    sides = [line(w, fitted(line(" ", i), middle), e) for w, i, e in zip(west, inside, east, strict=True)]
    return [trimmed(drawn) for drawn in (*_row(top), *sides, *_row(bottom))]


def _row(cells: Sequence[tuple[Line, Line]]) -> list[Line]:
    return [line(*(cell[height] for cell in cells)) for height in range(CELL_HEIGHT)]


def _cell(view: MedurisView, field: FieldView, columns: int) -> tuple[Line, Line]:
    """A field: its number and materials; below the number its rune, and behind it what stands or lies there."""
    asked = field.number == view.asked_field
    here = field.number == view.druid.field
    number = Span(f"{DRUID if here else ' '}{field.number:>2}", "strong" if here or asked else "quiet")
    first, second = (Span(LETTERS[material], STYLES[material]) for material in field.materials)
    rune = Span(rune_code(field.district), "quiet")
    return (
        fitted(line(number, " ", first, second), columns),
        fitted(line(" ", rune, " ", _occupant(view, field)), columns),
    )


def _occupant(view: MedurisView, field: FieldView) -> Line:
    if field.owner is None:
        return line(Span(CHIPS[field.chip], "strong yellow")) if field.chip else BLANK
    owner = view.players[field.owner]
    sign = HUT if field.building == "hut" else TEMPLE
    return line(Span(sign + _letter(owner), f"strong {owner.colour}"), Span("d", "yellow") if field.chip else "")


def rune_code(rune: str) -> str:
    return rune[:2]


def _letter(player: PlayerView) -> str:
    return player.colour[0].upper()


def _initial(player: PlayerView) -> Span:
    return Span(_letter(player), f"strong {player.colour}")


def _inside(view: MedurisView, height: int) -> list[Line]:
    """What is drawn within the ring, with blank lines between the parts as far as there is room."""
    parts = [[_title(view)], _plateaus(view), _runes(view), _players(view), _legend()]
    spare = height - sum(map(len, parts))
    lines: list[Line] = []
    for part in parts:
        if lines and spare > 0:
            lines.append(BLANK)
            spare -= 1
        lines += part
    return [*lines, *[BLANK] * spare]


def _title(view: MedurisView) -> Line:
    turn = "Setting up" if view.turn == 0 else f"Turn {view.turn}"
    finale = ", the finale" if view.finale else ""
    druid = (
        f"on field {view.druid.field}"
        if view.druid.field
        else f"on slab {view.druid.slab} of 3"
        if view.druid.slab
        else "at his temple"
    )
    if view.mover is None:
        return line(Span("The game is over", "strong"))
    player = view.players[view.mover]
    mover = Span(player.colour.capitalize(), f"strong {player.colour}")
    return line(Span(f"{turn}{finale}: ", "strong"), mover, f"   {DRUID} the druid is {druid}")


def _plateaus(view: MedurisView) -> list[Line]:
    return [
        line(
            Span(f"{LETTERS[material]} {material:<7}", STYLES[material]),
            f"{view.supply[material]:>2} left   ",
            Span("workers " if stack else "no workers", "quiet"),
            *(line(" ", _initial(view.players[seat])) for seat in stack),
            Span("  (right is top)" if len(stack) > 1 else "", "quiet"),
        )
        for material, stack in view.plateaus.items()
    ]


def _runes(view: MedurisView) -> list[Line]:
    """The districts with their fields, and who holds the rune stone."""
    holders = {rune: player for player in view.players for rune in player.runes}
    districts: dict[str, list[int]] = {}
    for field in view.fields:
        districts.setdefault(field.district, []).append(field.number)
    cells = [
        fitted(
            line(
                Span(rune_code(rune), "strong"),
                f"{rune.removeprefix(rune_code(rune))} {min(numbers)}-{max(numbers)} ",
                _initial(holders[rune]) if rune in holders else Span("-", "quiet"),
            ),
            17,
        )
        for rune, numbers in districts.items()
    ]
    return [line(Span("runes  " if i == 0 else " " * 7, "quiet"), *cells[i : i + 3]) for i in range(0, len(cells), 3)]


def _players(view: MedurisView) -> list[Line]:
    return [_player(player, mover=player.seat == view.mover) for player in view.players]


def _player(player: PlayerView, *, mover: bool) -> Line:
    name = Span(f"{player.colour.capitalize():<6}", f"strong {player.colour}")
    left = f"{HUT}{player.huts:>2} {TEMPLE}{player.temples} left"
    return line(
        _initial(player),
        "> " if mover else "  ",
        name,
        f" {player.points:>3} points  {left}  runes {len(player.runes)}  ",
        _hand(player),
    )


def _hand(player: PlayerView) -> Line:
    if player.materials is None:
        return line("1 material" if player.material_total == 1 else f"{player.material_total} materials")
    return line(*(Span(f"{LETTERS[m]}{count} ", STYLES[m]) for m, count in player.materials.items()))


def _legend() -> list[Line]:
    return [
        line(
            Span(f"{HUT} hut  {TEMPLE} temple  {DRUID} druid  {RIVER} river  chips: ", "quiet"),
            *(Span(f"{chip} ", "yellow") for chip in CHIPS.values()),
            Span("(d)", "quiet"),
        )
    ]
