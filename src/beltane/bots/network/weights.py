"""Network files: reading one, checking that it fits the game, and preparing it for evaluation."""

from __future__ import annotations

import functools
import hashlib
import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from beltane.bots.network.evaluation import LANES, VALUES, Floats, Weights, Whole
from beltane.kernel.digests import actions_digest, observation_digest
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.phrases import Phrase, Verbatim

DIGEST_LENGTH = 16
Arrays = dict[str, npt.NDArray[Any]]


class NoNetwork(BeltaneError):
    """No network has been trained for a game."""


class BadNetwork(BeltaneError):
    """A file that is not a network, or belongs to another game or other rules."""


@dataclass(frozen=True)
class Network:
    """A network that fits a game: its weights, and what the file records about its training."""

    weights: Weights
    about: dict[str, Any]


def load_network(game: AnyGame) -> Network:
    """A game's network; it is read once, and again when the file changes."""
    file = game.network
    if file is None:
        raise NoNetwork("no-network", title=game.title)
    stat = file.stat()
    return _load(game.name, file, stat.st_mtime_ns, stat.st_size)


@functools.lru_cache(maxsize=8)
def _load(game: str, file: Path, _changed: int, _size: int) -> Network:
    return read_network(find_game(game), file)


def read_network(game: AnyGame, file: Path) -> Network:
    """The network in a file, if it fits a game."""
    arrays = _read_arrays(file)
    about = _about(file, arrays)
    _check_origin(game, file, about)
    _check_arrays(game, file, arrays)
    return Network(prepare(game, arrays), about)


def file_digest(file: Path) -> str:
    """A digest of a network's file, which tells the results of different networks apart."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:DIGEST_LENGTH]


def _read_arrays(file: Path) -> Arrays:
    try:
        # NumPy would leave the file open if it turns out to contain something else.
        content = io.BytesIO(file.read_bytes())
        with np.load(content, allow_pickle=False) as loaded:
            return {name: loaded[name] for name in loaded.files}
    except (OSError, ValueError, EOFError, KeyError, AttributeError, BadZipFile):
        raise _bad(file, "unreadable") from None


def _about(file: Path, arrays: Arrays) -> dict[str, Any]:
    try:
        about = json.loads(str(arrays["about"][()]))
    except (KeyError, IndexError, ValueError):
        about = None
    if not isinstance(about, dict):
        raise _bad(file, "nameless")
    return about


def _check_origin(game: AnyGame, file: Path, about: dict[str, Any]) -> None:
    """Check that the game, and the numbers by which it is shown and played, have not changed since training."""
    expected = {
        "game": game.name,
        "rules_version": game.rules_version,
        "observation": observation_digest(game.observation.full),
        "actions": actions_digest(game.actions),
    }
    for name, value in expected.items():
        if about.get(name) != value:
            raise _bad(file, f"other-{name.replace('_', '-')}", title=game.title)


def _check_arrays(game: AnyGame, file: Path, arrays: Arrays) -> None:
    """Check that every array is present, has the right shape, and contains numbers only."""
    shapes = _shapes(game, file, arrays)
    for name, shape in shapes.items():
        array = arrays.get(name)
        if array is None or array.shape != shape or not np.issubdtype(array.dtype, np.number):
            raise _bad(file, "array", array=name, shape=str(shape))
        if not np.isfinite(array).all():
            raise _bad(file, "not-finite", array=name)
    rows = arrays["offset"] + np.maximum(arrays["categories"], 1)
    if arrays["offset"].min() < 0 or rows.max() > len(arrays["input_rows"]) or not arrays["lead_scale"] > 0:
        raise _bad(file, "rows")


def _shapes(game: AnyGame, file: Path, arrays: Arrays) -> dict[str, tuple[int, ...]]:
    def rows_of(name: str) -> int:
        array = arrays.get(name)
        if array is None or array.ndim == 0 or not len(array):
            raise _bad(file, "array", array=name, shape="(…)")
        return len(array)

    inputs, actions = game.observation.full.size, len(game.actions)
    width = rows_of("input_bias")
    shapes: dict[str, tuple[int, ...]] = {
        "offset": (inputs,),
        "categories": (inputs,),
        "scale": (inputs,),
        "input_rows": (rows_of("input_rows"), width),
        "input_bias": (width,),
        "lead_scale": (),
    }
    for layer in range(_hidden_layers(arrays)):
        before, width = width, rows_of(f"hidden_{layer}_bias")
        shapes[f"hidden_{layer}_weight"] = (width, before)
        shapes[f"hidden_{layer}_bias"] = (width,)
    heads = {"policy": actions, "value": VALUES}
    for head, size in heads.items():
        shapes[f"{head}_weight"], shapes[f"{head}_bias"] = (size, width), (size,)
    return shapes


def _hidden_layers(arrays: Arrays) -> int:
    count = 0
    while f"hidden_{count}_weight" in arrays:
        count += 1
    return count


def _bad(file: Path, reason: str, **values: str) -> BadNetwork:
    said = {name: Verbatim(value) for name, value in values.items()}
    return BadNetwork("bad-network", file=str(file), reason=Phrase(f"network-{reason}", said))


def prepare(game: AnyGame, arrays: Arrays) -> Weights:
    """The arrays of a file as `Weights`: in single precision, padded, with everything possible computed in advance."""
    layers = _hidden_layers(arrays)
    biases = [arrays["input_bias"], *(arrays[f"hidden_{layer}_bias"] for layer in range(layers))]
    widths = np.array([len(bias) for bias in biases], np.int64)
    padded = -(-int(widths.max()) // LANES) * LANES
    hidden_weight = np.zeros((layers, padded, padded), np.float32)
    hidden_bias = np.zeros((layers, padded), np.float32)
    for layer in range(layers):
        weight = arrays[f"hidden_{layer}_weight"]
        hidden_weight[layer, : weight.shape[1], : weight.shape[0]] = weight.T
        hidden_bias[layer, : weight.shape[0]] = arrays[f"hidden_{layer}_bias"]
    categories, offset = (arrays[name].astype(np.int64) for name in ("categories", "offset"))
    input_rows, input_bias = _inputs(arrays, categories, offset)
    return Weights(
        observed=game.observation.layout.size,
        categories=categories,
        offset=offset,
        silent=np.asarray(np.all(input_rows == 0, axis=1)),
        input_rows=_padded(input_rows, padded),
        input_bias=_padded(input_bias, padded),
        widths=widths,
        hidden_weight=hidden_weight,
        hidden_bias=hidden_bias,
        policy_weight=_padded(arrays["policy_weight"], padded),
        policy_bias=arrays["policy_bias"].astype(np.float32),
        value_weight=_padded(arrays["value_weight"], padded),
        value_bias=arrays["value_bias"].astype(np.float32),
        lead_scale=float(arrays["lead_scale"]),
    )


def _inputs(arrays: Arrays, categories: Whole, offset: Whole) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """The rows and the bias of the first layer, arranged so that one case of each category adds nothing.

    That case is the first with a row of zeros, if there is one; else "nothing".
    """
    rows = arrays["input_rows"].astype(np.float64)
    bias = arrays["input_bias"].astype(np.float64)
    prepared = rows.copy()
    for number, first, scale in zip(categories, offset, arrays["scale"], strict=True):
        if number == 0:
            prepared[first] = rows[first] * float(scale)
            continue
        cases = rows[first : first + number]
        usual = cases[int(np.argmin(cases.any(axis=1)))]
        bias += usual
        prepared[first : first + number] = cases - usual
    return prepared, bias


def _padded(array: npt.NDArray[Any], width: int) -> Floats:
    """An array in single precision, its last dimension padded with zeros."""
    out = np.zeros((*array.shape[:-1], width), np.float32)
    out[..., : array.shape[-1]] = array
    return out
