"""Settings for the tests of learning."""

from __future__ import annotations

import torch

# Tests run side by side, a core each; and only one thread adds up numbers in the same order every time.
torch.set_num_threads(1)
