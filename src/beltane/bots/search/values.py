"""Values from 0 to 1, which a search adds up, and the leads that they stand for."""

from __future__ import annotations

import math

from beltane.kernel.rule import rule


@rule
def value_of_lead(lead: float) -> float:
    """A lead as a value: 0.5 for none, approaching 0 or 1 for large ones.

    Much like the logistic function, but made of operations that every machine rounds alike.
    """
    return 0.5 + 0.5 * lead / math.sqrt(4.0 + lead * lead)


def lead_of_value(value: float) -> float:
    """The lead that a value stands for: `value_of_lead` the other way round."""
    part = 2.0 * value - 1.0
    return 2.0 * part / math.sqrt(1.0 - part * part)
