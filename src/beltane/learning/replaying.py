"""Functions that a GPU repeats as a whole: recorded once (a CUDA graph) and then replayed.

A function of a few hundred small operations takes longer to start, one operation after another, than a GPU takes for
all of them. What can be recorded reads and writes only tensors that stay where they are, never waits for the GPU, and
asks no number of it; whatever differs from one call to the next is in a tensor that was filled before.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import torch

WARM_UP = 3
"""Number of calls before it is recorded: what is made only once, such as the state of an optimiser, is made in them."""

MOST_TOLD = 500
"""Maximum number of characters of an error: those of GPUs can be long."""


class Replayed:
    """A function that is called as it is at first, and replayed later on; what it does is always done.

    Where recording fails, for whatever reason, the function goes on being called as it is.
    """

    def __init__(self, function: Callable[[], None]) -> None:
        self.failure: str | None = None
        """Why it could not be recorded."""
        self._function = function
        self._calls = 0
        self._stream: Any = None
        self._graph: Any = None

    @property
    def is_recorded(self) -> bool:
        """Whether it is replayed now."""
        return self._graph is not None

    def __call__(self) -> None:
        """Do once what the function does."""
        if self._graph is None and self.failure is None:
            self._prepare()
        if self._graph is not None:
            self._graph.replay()
        elif self.failure is None:
            self._warm_up()
        else:
            self._function()

    def _prepare(self) -> None:
        """Take a stream for it, and, when it is warm, record it, which by itself does nothing."""
        try:
            if self._stream is None:
                self._stream = torch.cuda.Stream()
            if self._calls == WARM_UP:
                self._graph = self._recorded()
        # Whatever it is, learning goes on without it.
        except Exception as error:
            self.failure = _reasons(error)

    def _recorded(self) -> Any:
        graph = torch.cuda.CUDAGraph()
        # Nothing else may reach the GPU meanwhile, not even memory that is given back to it.
        gc.collect()
        gc.disable()
        usual = torch.cuda.current_stream()
        try:
            with torch.cuda.graph(graph, stream=self._stream):
                self._function()
        finally:
            # A recording that fails leaves PyTorch on its stream, where what follows would not wait for the games.
            torch.cuda.set_stream(usual)
            gc.enable()
        return graph

    def _warm_up(self) -> None:
        """Call it beside the usual stream, where it is going to be recorded, but in the usual order."""
        self._calls += 1
        self._stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(self._stream):
            self._function()
        torch.cuda.current_stream().wait_stream(self._stream)


def _reasons(error: BaseException | None) -> str:
    """An error, and those that led to it: where recording ends after one, that is another one."""
    found = []
    while error is not None:
        found.append(f"{type(error).__name__}: {error}"[:MOST_TOLD])
        error = error.__context__
    return " < ".join(found)
