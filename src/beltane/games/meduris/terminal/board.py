"""The position of Meduris as text: the ring of fields around the plateaus, the runes and the players."""

from __future__ import annotations

from collections.abc import Sequence

from beltane.games.meduris.rules.state import Step
from beltane.games.meduris.rules.vocabulary import Building, Chip, Material
from beltane.games.meduris.view import District, EndView, FieldView, MedurisView, PlayerView
from beltane.kernel.drawing import BLANK, Line, Section, Span, fitted, highlighted, line, trimmed, width
from beltane.kernel.phrases import Phrase, Seat, Value
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker

STYLES = {Material.WOOD: "brown", Material.WOOL: "white", Material.COPPER: "orange", Material.STONE: "grey"}

HUT, TEMPLE, DRUID, RIVER, DECIDES, NOBODY = "▲", "■", "»", "≈", ">", "-"
ACROSS = {32: 10, 40: 11}
"""The number of fields in the top row, and in the bottom row, of each side of the board."""
CELL_WIDTH = {32: 8, 40: 7}
CELL_HEIGHT = 2
RUNES_IN_ROW = 3
GAP = 2
"""The number of columns between districts."""
IDLE_SHARE = 2
"""Show the idle count from 1/IDLE_SHARE of the limit on (M-END-7)."""
SHOWN_AT = (Step.PLACE_WORKER.word, Step.PHASE_TWO.word)


def draw(view: MedurisView, speaker: Speaker) -> tuple[Section, ...]:
    """The whole position; field 1 is at the top left, and the fields run clockwise."""
    return (Section("board", tuple(_ring(view, speaker)), SHOWN_AT),)


def _ring(view: MedurisView, speaker: Speaker) -> list[Line]:
    fields = view.fields
    across, columns = ACROSS[len(fields)], CELL_WIDTH[len(fields)]
    down = len(fields) // 2 - across
    cells = [_cell(view, field, columns, speaker) for field in fields]
    top, right = cells[:across], cells[across : across + down]
    bottom, left = cells[across + down : 2 * across + down][::-1], cells[2 * across + down :][::-1]
    river: Line = fitted((Span(RIVER * (columns - 1), "blue"),), columns)
    middle = (across - 2) * columns
    inside = _inside(view, speaker, CELL_HEIGHT * down + 1)
    west = [river, *(row for cell in left for row in cell)]
    east = [BLANK, *(row for cell in right for row in cell)]
    sides = [line(w, fitted(line(" ", i), middle), e) for w, i, e in zip(west, inside, east, strict=True)]
    return [trimmed(drawn) for drawn in (*_row(top), *sides, *_row(bottom))]


def _row(cells: Sequence[tuple[Line, Line]]) -> list[Line]:
    return [line(*(cell[height] for cell in cells)) for height in range(CELL_HEIGHT)]


def _cell(view: MedurisView, field: FieldView, columns: int, speaker: Speaker) -> tuple[Line, Line]:
    """A field: its number and materials; below the number its district, followed by what stands or lies there."""
    asked = field.number == view.asked_field
    here = field.number == view.druid.field
    number = Span(f"{DRUID if here else ' '}{field.number:>2}", "strong" if here or asked else "quiet")
    first, second = (Span(material_sign(material, speaker), STYLES[material]) for material in field.materials)
    district = Span(district_sign(field.district, speaker), "quiet")
    return (
        fitted(line(number, " ", first, second), columns),
        fitted(line(" ", district, " ", _occupant(view, field, speaker)), columns),
    )


def _occupant(view: MedurisView, field: FieldView, speaker: Speaker) -> Line:
    if field.owner is None:
        return line(Span(chip_sign(field.chip, speaker), "strong yellow")) if field.chip else BLANK
    owner = view.players[field.owner]
    sign = HUT if field.building is Building.HUT else TEMPLE
    chip = Span(said(speaker, "mark-chip-under-hut"), "yellow") if field.chip else ""
    return line(Span(sign, f"strong {owner.colour.word}"), _initial(owner, speaker), chip)


def material_sign(material: Material, speaker: Speaker) -> str:
    """The letter of a material."""
    return speaker.sign(Word("material", material.word))


def district_sign(district: str, speaker: Speaker) -> str:
    """The short name of a district and its rune on the board."""
    return speaker.sign(Word("district", district))


def chip_sign(chip: Chip, speaker: Speaker) -> str:
    """The short name of a chip on its field."""
    return speaker.sign(Word("chip", chip.word))


def _initial(player: PlayerView, speaker: Speaker) -> Span:
    return Span(speaker.sign(Word("colour", player.colour.word)), f"strong {player.colour.word}")


def _name(player: PlayerView, speaker: Speaker) -> Span:
    return Span(speaker.names[player.seat], f"strong {player.colour.word}")


def said(speaker: Speaker, key: str, **values: Value) -> str:
    """A message of the drawing."""
    return speaker.say(Phrase(f"board-{key}", values))


# Inside the ring


def _inside(view: MedurisView, speaker: Speaker, height: int) -> list[Line]:
    """What is drawn within the ring, with blank lines between the parts if there is room."""
    parts = [
        [_title(view, speaker), *_end(view.end, speaker)],
        _plateaus(view, speaker),
        _runes(view, speaker),
        _players(view, speaker),
        [_legend(speaker)],
    ]
    spare = height - sum(map(len, parts))
    lines: list[Line] = []
    for part in parts:
        if lines and spare > 0:
            lines.append(BLANK)
            spare -= 1
        lines += part
    return [*lines, *[BLANK] * spare]


def _title(view: MedurisView, speaker: Speaker) -> Line:
    if view.mover is None:
        return line(Span(said(speaker, "over"), "strong"))
    seat = Seat(view.mover)
    turn = Phrase("event-turn-began", {"turn": view.turn, "seat": seat})
    title = speaker.say(turn) if view.turn else said(speaker, "set-up", seat=seat)
    mover = _name(view.players[view.mover], speaker)
    return line(highlighted(title, mover, "strong"), f"   {DRUID} {_druid(view, speaker)}")


def _druid(view: MedurisView, speaker: Speaker) -> str:
    if view.druid.field:
        return said(speaker, "druid-on-field", field=view.druid.field)
    return said(speaker, "druid-on-slab", slab=view.druid.slab) if view.druid.slab else said(speaker, "druid-at-home")


def _end(end: EndView, speaker: Speaker) -> list[Line]:
    """How near the end is, once that matters."""
    if end.last_round:
        return [line(Span(said(speaker, "last-round"), "strong"))]
    if end.finale:
        return [line(Span(said(speaker, "finale", turns=end.turns_left or 0), "strong"))]
    if end.turns_without_building * IDLE_SHARE < end.most_turns_without_building:
        return []
    left = end.most_turns_without_building - end.turns_without_building
    return [line(Span(said(speaker, "idle", turns=end.turns_without_building, left=left), "strong"))]


def _plateaus(view: MedurisView, speaker: Speaker) -> list[Line]:
    names = [speaker.word(Word("material", plateau.material.word)) for plateau in view.plateaus]
    supplies = [said(speaker, "supply", pieces=plateau.supply) for plateau in view.plateaus]
    return [
        line(
            Span(f"{material_sign(plateau.material, speaker)} {name}", STYLES[plateau.material]),
            f"{supply}   ",
            Span(f"{said(speaker, 'workers', workers=len(plateau.workers))} ", "quiet"),
            *(line(" ", _initial(view.players[seat], speaker)) for seat in plateau.workers),
            Span(f"  {said(speaker, 'stack')}" if len(plateau.workers) > 1 else "", "quiet"),
        )
        for plateau, name, supply in zip(view.plateaus, aligned(names), aligned(supplies, ">"), strict=True)
    ]


def aligned(cells: Sequence[str], side: str = "<") -> list[str]:
    """Cells of one column, each padded to the widest of them and a blank."""
    columns = max(map(len, cells)) + 1
    return [f"{cell:{side}{columns}}" for cell in cells]


def _runes(view: MedurisView, speaker: Speaker) -> list[Line]:
    """The districts with their fields, and who holds the rune."""
    holders = {rune: player for player in view.players for rune in player.runes}
    districts: dict[District, list[int]] = {}
    for field in view.fields:
        districts.setdefault(field.district, []).append(field.number)
    cells = [
        line(
            Span(district_sign(district, speaker), "strong"),
            f" {speaker.word(Word('district', district))} {min(numbers)}-{max(numbers)} ",
            _initial(holders[district], speaker) if district in holders else Span(NOBODY, "quiet"),
        )
        for district, numbers in districts.items()
    ]
    columns = max(map(width, cells)) + GAP
    rows = [cells[first : first + RUNES_IN_ROW] for first in range(0, len(cells), RUNES_IN_ROW)]
    return [trimmed(line(*(fitted(cell, columns) for cell in row))) for row in rows]


def _players(view: MedurisView, speaker: Speaker) -> list[Line]:
    """A line for each player: points, buildings left, runes, and materials where they can be seen."""
    names = aligned([speaker.names[player.seat] for player in view.players])
    points = aligned([said(speaker, "points", points=player.points) for player in view.players], ">")
    runes = aligned([said(speaker, "runes", runes=len(player.runes)) for player in view.players])
    return [
        line(
            _initial(player, speaker),
            f"{DECIDES if player.seat == view.mover else ' '} ",
            Span(name, f"strong {player.colour.word}"),
            f"{score}  {HUT}{player.huts:>2} {TEMPLE}{player.temples} {said(speaker, 'left')}  {held} ",
            _hand(player, speaker),
        )
        for player, name, score, held in zip(view.players, names, points, runes, strict=True)
    ]


def _hand(player: PlayerView, speaker: Speaker) -> Line:
    if player.materials is None:
        return line(said(speaker, "materials", pieces=player.material_total))
    counts = player.materials.items()
    return line(*(Span(f"{material_sign(material, speaker)}{count} ", STYLES[material]) for material, count in counts))


def _legend(speaker: Speaker) -> Line:
    buildings = f"{HUT} {said(speaker, 'hut')}  {TEMPLE} {said(speaker, 'temple')}  {DRUID} {said(speaker, 'druid')}"
    return line(
        Span(f"{buildings}  {RIVER} {said(speaker, 'river')}  {said(speaker, 'chips')} ", "quiet"),
        *(Span(f"{chip_sign(chip, speaker)} ", "yellow") for chip in Chip if chip),
        Span(f"({said(speaker, 'mark-chip-under-hut')})", "quiet"),
    )
