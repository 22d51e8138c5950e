"""The decks: path tiles, gnomes and Tom's cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from beltane.games.bonfire.rules.vocabulary import (
    BASIC_RESOURCE,
    COLOUR,
    ELDER,
    GUARDIAN_COLOUR,
    NONE,
    RESOURCE,
    TOM_CARD,
    Colour,
    Elder,
    Resource,
    Specialist,
    TomCard,
)
from beltane.kernel.components import ComponentFile, Entry, numbered
from beltane.kernel.vocabulary import words_of

TILES_OF_CRYSTAL = {Colour.BLUE: 10, Colour.RED: 10, Colour.YELLOW: 8}
GOLD_SPECIALISTS = 3
TOM_CARDS = 8
DOUBLING = (
    Specialist.FIRST_GUARDIAN_DOUBLED,
    Specialist.SECOND_GUARDIAN_DOUBLED,
    Specialist.THIRD_GUARDIAN_DOUBLED,
    Specialist.FOURTH_GUARDIAN_DOUBLED,
)
SPECIALIST_NAMES = words_of("specialist", Specialist).words


@dataclass(frozen=True)
class Gnomes:
    """Each gnome's resource; for specialists also the guardian whose gain it doubles, or NONE."""

    specialist_resources: tuple[int, ...]
    specialist_guardians: tuple[int, ...]
    elder_resources: tuple[int, ...]


@dataclass(frozen=True)
class TomDeck:
    """Tom's cards, and for each kind of card whether it first reveals a gnome."""

    cards: tuple[int, ...]
    reveals_gnome: tuple[bool, ...]


def read_paths(file: ComponentFile) -> tuple[tuple[int, int], ...]:
    """Read and check the path tiles: the crystal and the resource of each."""
    tiles: list[tuple[int, int]] = []
    for number, table in enumerate(file.tables("tile"), start=1):
        entry = numbered("[[tile]]", number)
        crystal = file.choice(entry, table, "crystal", COLOUR.words)
        resource = file.choice(entry, table, "resource", BASIC_RESOURCE.words)
        if (crystal, resource) in tiles:
            raise file.fault(entry, "bonfire-path-twice", crystal=table["crystal"], resource=table["resource"])
        tiles += [(crystal, resource)] * _read_copies(file, entry, table)
    counts = Counter(crystal for crystal, _ in tiles)
    for colour, expected in TILES_OF_CRYSTAL.items():
        if (count := counts[colour]) != expected:
            raise file.fault(
                "[[tile]]", "bonfire-crystals", found=count, colour=COLOUR.words[colour], expected=expected
            )
    return tuple(tiles)


def _read_copies(file: ComponentFile, entry: Entry, table: dict[str, Any]) -> int:
    copies: int = file.value(entry, table, "copies", int)
    if copies < 1:
        raise file.fault(entry, "bonfire-copies", found=str(copies))
    return copies


def read_gnomes(file: ComponentFile) -> Gnomes:
    """Read and check the specialists and elders."""
    resources, guardians = [], []
    specialists = file.expect_entries("specialist", len(Specialist))
    for specialist, table in zip(Specialist, specialists, strict=True):
        entry = f"[[specialist]] {specialist.value}"
        _check_gnome(file, entry, table, specialist, SPECIALIST_NAMES[specialist - 1])
        resources.append(file.choice(entry, table, "resource", RESOURCE.words))
        guardians.append(_read_doubled(file, entry, table) if specialist in DOUBLING else NONE)
    _check_specialists(file, resources, guardians)
    elder_resources = []
    for elder, table in zip(Elder, file.expect_entries("elder", len(Elder)), strict=True):
        entry = f"[[elder]] {elder.value}"
        _check_gnome(file, entry, table, elder, ELDER.words[elder - 1])
        elder_resources.append(file.choice(entry, table, "resource", BASIC_RESOURCE.words))
    return Gnomes(tuple(resources), tuple(guardians), tuple(elder_resources))


def _check_gnome(file: ComponentFile, entry: Entry, table: dict[str, Any], number: int, name: str) -> None:
    file.expect_in_order(entry, table, "number", int(number))
    file.expect_in_order(entry, table, "name", name)
    file.check_aspects(entry, table, "resource")


def _read_doubled(file: ComponentFile, entry: Entry, table: dict[str, Any]) -> int:
    file.check_aspects(entry, table, "guardian")
    return file.choice(entry, table, "guardian", GUARDIAN_COLOUR.words)


def _check_specialists(file: ComponentFile, resources: list[int], guardians: list[int]) -> None:
    gold = resources.count(Resource.GOLD)
    if gold != GOLD_SPECIALISTS:
        raise file.fault("[[specialist]]", "bonfire-gold-specialists", found=gold, expected=GOLD_SPECIALISTS)
    for guardian, word in enumerate(GUARDIAN_COLOUR.words):
        if (count := guardians.count(guardian)) != 1:
            raise file.fault("[[specialist]]", "bonfire-doubling", found=count, guardian=word)


def read_tom(file: ComponentFile) -> TomDeck:
    """Read and check Tom's cards."""
    cards: list[int] = []
    reveals = []
    for kind, table in zip(TomCard, file.expect_entries("card", len(TomCard)), strict=True):
        entry = f"[[card]] {TOM_CARD.words[kind]}"
        file.expect_in_order(entry, table, "action", TOM_CARD.words[kind])
        file.check_aspects(entry, table, "copies", "reveals_gnome")
        cards += [kind] * _read_copies(file, entry, table)
        reveals.append(file.value(entry, table, "reveals_gnome", bool))
    if len(cards) != TOM_CARDS:
        raise file.fault("[[card]]", "bonfire-tom-cards", found=len(cards), expected=TOM_CARDS)
    return TomDeck(tuple(int(card) for card in cards), tuple(reveals))
