"""The position of Meduris as text: the ring of fields around the plateaus, the runes and the players."""

from __future__ import annotations

from collections.abc import Sequence

from beltane.games.meduris.rules.events import DISTRICT
from beltane.games.meduris.rules.state import Step
from beltane.games.meduris.rules.vocabulary import Building, Chip, Material
from beltane.games.meduris.view import EndView, FieldView, MedurisView, PlayerView
from beltane.kernel.drawing import BLANK, Line, Section, Span, fitted, line, trimmed
from beltane.kernel.phrases import Phrase, Value
from beltane.kernel.prompt import Topic
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker

LETTERS = {Material.WOOD: "W", Material.WOOL: "L", Material.COPPER: "C", Material.STONE: "S"}
"""Wood and wool begin alike, so wool goes by its last letter."""
STYLES = {Material.WOOD: "brown", Material.WOOL: "white", Material.COPPER: "orange", Material.STONE: "grey"}

HUT, TEMPLE, DRUID, RIVER, DECIDES, NOBODY = "▲", "■", "»", "≈", ">", "-"
CHIPS = {Chip.PLUS_TWO: "+2", Chip.HUT: "hut", Chip.DRUID: "dru"}
CHIP_UNDER_HUT = "d"
ACROSS = {32: 10, 40: 11}
"""Fields in the top row, and in the bottom row, of each side of the board."""
CELL_WIDTH = {32: 8, 40: 7}
CELL_HEIGHT = 2
RUNE_WIDTH = 19
RUNES_IN_ROW = 3
IDLE_SHARE = 2
"""How long nobody has built is drawn once that is half of what ends the game (M-END-7)."""
SHOWN_AT = (Step.PLACE_WORKER.word, Step.PHASE_TWO.word)

SIGNS = {
    HUT: "sign-hut",
    TEMPLE: "sign-temple",
    DRUID: "sign-druid",
    RIVER: "sign-river",
    DECIDES: "sign-decides",
    NOBODY: "sign-nobody",
    CHIPS[Chip.PLUS_TWO]: "sign-chip-plus-two",
    CHIPS[Chip.HUT]: "sign-chip-hut",
    CHIPS[Chip.DRUID]: "sign-chip-druid",
    CHIP_UNDER_HUT: "sign-chip-under-hut",
    **{letter: f"sign-{material.word}" for material, letter in LETTERS.items()},
    "P": "sign-purple",
    "B": "sign-blue",
    "G": "sign-green",
    "R": "sign-red",
    "+1": "sign-plus-one",
    "-1": "sign-minus-one",
}
"""What is drawn, with the messages that explain it."""


def district_code(district: str) -> str:
    """What a district and its rune are called on the board."""
    return district[:2]


ABBREVIATIONS = {district_code(word): Topic("district", word) for word in DISTRICT.words}


def draw(view: MedurisView, speaker: Speaker) -> tuple[Section, ...]:
    """The whole position; field 1 is at the top left, and the fields run clockwise."""
    return (Section("board", tuple(_ring(view, speaker)), SHOWN_AT),)


def _ring(view: MedurisView, speaker: Speaker) -> list[Line]:
    fields = view.fields
    across, columns = ACROSS[len(fields)], CELL_WIDTH[len(fields)]
    down = len(fields) // 2 - across
    cells = [_cell(view, field, columns) for field in fields]
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


def _cell(view: MedurisView, field: FieldView, columns: int) -> tuple[Line, Line]:
    """A field: its number and materials; below the number its district, and behind it what stands or lies there."""
    asked = field.number == view.asked_field
    here = field.number == view.druid.field
    number = Span(f"{DRUID if here else ' '}{field.number:>2}", "strong" if here or asked else "quiet")
    first, second = (Span(LETTERS[material], STYLES[material]) for material in field.materials)
    district = Span(district_code(field.district), "quiet")
    return (
        fitted(line(number, " ", first, second), columns),
        fitted(line(" ", district, " ", _occupant(view, field)), columns),
    )


def _occupant(view: MedurisView, field: FieldView) -> Line:
    if field.owner is None:
        return line(Span(CHIPS[field.chip], "strong yellow")) if field.chip else BLANK
    owner = view.players[field.owner]
    sign = HUT if field.building is Building.HUT else TEMPLE
    chip = Span(CHIP_UNDER_HUT, "yellow") if field.chip else ""
    return line(Span(sign + _letter(owner), f"strong {owner.colour.word}"), chip)


def _letter(player: PlayerView) -> str:
    return player.colour.word[0].upper()


def _initial(player: PlayerView) -> Span:
    return Span(_letter(player), f"strong {player.colour.word}")


def _name(player: PlayerView, speaker: Speaker) -> Span:
    return Span(speaker.names[player.seat], f"strong {player.colour.word}")


def _said(speaker: Speaker, key: str, **values: Value) -> str:
    return speaker.say(Phrase(f"board-{key}", values))


# Inside the ring


def _inside(view: MedurisView, speaker: Speaker, height: int) -> list[Line]:
    """What is drawn within the ring, with blank lines between the parts as far as there is room."""
    parts = [
        [_title(view, speaker), *_end(view.end, speaker)],
        _plateaus(view, speaker),
        _runes(view, speaker),
        [_player(player, speaker, decides=player.seat == view.mover) for player in view.players],
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
        return line(Span(_said(speaker, "over"), "strong"))
    turn = _said(speaker, "turn", turn=view.turn) if view.turn else _said(speaker, "set-up")
    mover = _name(view.players[view.mover], speaker)
    return line(Span(f"{turn}: ", "strong"), mover, f"   {DRUID} {_druid(view, speaker)}")


def _druid(view: MedurisView, speaker: Speaker) -> str:
    if view.druid.field:
        return _said(speaker, "druid-on-field", field=view.druid.field)
    return _said(speaker, "druid-on-slab", slab=view.druid.slab) if view.druid.slab else _said(speaker, "druid-at-home")


def _end(end: EndView, speaker: Speaker) -> list[Line]:
    """How near the end is, once it matters."""
    if end.last_round:
        return [line(Span(_said(speaker, "last-round"), "strong"))]
    if end.finale:
        return [line(Span(_said(speaker, "finale", turns=end.turns_left or 0), "strong"))]
    if end.turns_without_building * IDLE_SHARE < end.most_turns_without_building:
        return []
    left = end.most_turns_without_building - end.turns_without_building
    return [line(Span(_said(speaker, "idle", turns=end.turns_without_building, left=left), "strong"))]


def _plateaus(view: MedurisView, speaker: Speaker) -> list[Line]:
    return [
        line(
            Span(
                f"{LETTERS[plateau.material]} {speaker.word(Word('material', plateau.material.word)):<7}",
                STYLES[plateau.material],
            ),
            f"{_said(speaker, 'supply', pieces=plateau.supply):>7}   ",
            Span(f"{_said(speaker, 'workers', workers=len(plateau.workers))} ", "quiet"),
            *(line(" ", _initial(view.players[seat])) for seat in plateau.workers),
            Span(f"  {_said(speaker, 'stack')}" if len(plateau.workers) > 1 else "", "quiet"),
        )
        for plateau in view.plateaus
    ]


def _runes(view: MedurisView, speaker: Speaker) -> list[Line]:
    """The districts with their fields, and who holds the rune."""
    holders = {rune: player for player in view.players for rune in player.runes}
    districts: dict[str, list[int]] = {}
    for field in view.fields:
        districts.setdefault(field.district, []).append(field.number)
    cells = [
        line(
            Span(district_code(district), "strong"),
            f" {speaker.word(Word('district', district))} {min(numbers)}-{max(numbers)} ",
            _initial(holders[district]) if district in holders else Span(NOBODY, "quiet"),
        )
        for district, numbers in districts.items()
    ]
    rows = [cells[first : first + RUNES_IN_ROW] for first in range(0, len(cells), RUNES_IN_ROW)]
    return [trimmed(line(*(fitted(cell, RUNE_WIDTH) for cell in row))) for row in rows]


def _player(player: PlayerView, speaker: Speaker, *, decides: bool) -> Line:
    name = _name(player, speaker)
    return line(
        _initial(player),
        f"{DECIDES if decides else ' '} ",
        fitted(line(name), 7),
        f"{_said(speaker, 'points', points=player.points):>10}  {HUT}{player.huts:>2} {TEMPLE}{player.temples} ",
        f"{_said(speaker, 'left')}  {_said(speaker, 'runes', runes=len(player.runes)):<7}  ",
        _hand(player, speaker),
    )


def _hand(player: PlayerView, speaker: Speaker) -> Line:
    if player.materials is None:
        return line(_said(speaker, "materials", pieces=player.material_total))
    return line(*(Span(f"{LETTERS[m]}{count} ", STYLES[m]) for m, count in player.materials.items()))


def _legend(speaker: Speaker) -> Line:
    buildings = f"{HUT} {_said(speaker, 'hut')}  {TEMPLE} {_said(speaker, 'temple')}  {DRUID} {_said(speaker, 'druid')}"
    return line(
        Span(f"{buildings}  {RIVER} {_said(speaker, 'river')}  {_said(speaker, 'chips')} ", "quiet"),
        *(Span(f"{chip} ", "yellow") for chip in CHIPS.values()),
        Span(f"({CHIP_UNDER_HUT})", "quiet"),
    )
