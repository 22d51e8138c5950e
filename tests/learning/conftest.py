"""Settings for the tests of learning."""

from __future__ import annotations

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest
import torch

# Tests run side by side, one core each; and only a single thread adds up numbers in the same order every time.
torch.set_num_threads(1)


@pytest.fixture(scope="module", autouse=True)
def _without_variables_of_torch() -> Iterator[None]:
    """PyTorch records its folders in the environment, which everything started later would inherit."""
    with patch.dict(os.environ):
        yield
