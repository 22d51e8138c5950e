"""Chance: a generator that is part of the record, so that seed and actions determine a game on every machine.

The generator is xoshiro128**, chosen because it needs nothing wider than 64-bit signed arithmetic: interpreted and
compiled code then draw the same numbers without overflow.
"""

from __future__ import annotations

from beltane.kernel.records import Row, blank, i8, record
from beltane.kernel.rule import rule

WORD = 0xFFFFFFFF
LARGEST_SEED = 2**63 - 1


@record
class Random:
    """The generator's four 32-bit words, kept in wide fields so that shifting them never overflows."""

    words: Row = i8(4)


@rule
def multiply_words(a: int, b: int) -> int:
    """The low 32 bits of a product of two 32-bit words."""
    low = (a & 0xFFFF) * b
    high = ((a >> 16) * b) & 0xFFFF
    return (low + (high << 16)) & WORD


@rule
def scramble(word: int) -> int:
    """A 32-bit mixing function: every input bit reaches every output bit."""
    word = multiply_words(word ^ (word >> 16), 0x7FEB352D)
    word = multiply_words(word ^ (word >> 15), 0x846CA68B)
    return word ^ (word >> 16)


@rule
def seed_generator(random: Random, seed: int) -> None:
    """Start the generator from a seed between 0 and LARGEST_SEED."""
    low = seed & WORD
    high = (seed >> 32) & WORD
    state = scramble(low ^ 0x9E3779B9)
    for index in range(4):
        state = scramble((state + high + 0x6D2B79F5 * (index + 1)) & WORD) ^ low
        random.words[index] = scramble(state)
    # All four words zero is the one state that the generator never leaves.
    random.words[3] = random.words[3] | 1


def new_generator(seed: int) -> Random:
    """An independent generator, separate from that of any state."""
    random = blank(Random)
    seed_generator(random, seed)
    return random


@rule
def rotate_left(word: int, bits: int) -> int:
    """A 32-bit word, rotated left."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


@rule
def draw_word(random: Random) -> int:
    """The next 32 random bits."""
    words = random.words
    result = (rotate_left((words[1] * 5) & WORD, 7) * 9) & WORD
    shifted = (words[1] << 9) & WORD
    words[2] ^= words[0]
    words[3] ^= words[1]
    words[1] ^= words[2]
    words[0] ^= words[3]
    words[2] ^= shifted
    words[3] = rotate_left(words[3], 11)
    return result


@rule
def below(random: Random, bound: int) -> int:
    """A whole number from 0 to bound - 1, each equally likely."""
    product = draw_word(random) * bound
    if (product & WORD) < bound:
        # The lowest few products occur once too often; drawing again keeps the choice exactly uniform.
        surplus = (WORD + 1) % bound
        while (product & WORD) < surplus:
            product = draw_word(random) * bound
    return product >> 32


@rule
def shuffle(random: Random, row: Row, count: int) -> None:
    """Shuffle the first `count` entries of a row."""
    for last in range(count - 1, 0, -1):
        other = below(random, last + 1)
        kept = row[last]
        row[last] = row[other]
        row[other] = kept
