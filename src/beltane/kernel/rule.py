"""`@rule` compiles a rule with Numba; `@generic` does so for code that plays any game.

Compiled code is kept on disk under a digest of everything it is made from, so that it is never stale. With
NUMBA_DISABLE_JIT=1 the decorators return the plain function, for debuggers and coverage tools.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba
from numba.core import types
from numba.core.types.misc import unliteral

from beltane.kernel.compile_cache import name_apart, rule_cache
from beltane.kernel.sources import parts_of_generic, parts_of_rule

P = ParamSpec("P")
R = TypeVar("R")
OPTIONS = {"nogil": True, "_nrt": False}
"""Release the GIL, and do not count references to arrays: rules allocate nothing, and threads that share an array would
all be writing to the same counter."""


def interpreted() -> bool:
    """Whether rules run as plain Python in this process."""
    return bool(numba.config.DISABLE_JIT)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of the kernel or of one game."""
    return function if interpreted() else _compile(function, parts_of_rule(function.__module__))


def generic(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that calls the rules of any game."""
    return function if interpreted() else _compile(function, parts_of_generic(function.__module__))


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Insert a function's body into each of its callers before these are compiled.

    For functions so small that a call would take longer, and for those that reach all rules: each further compiled
    function that does so would be another long compilation.
    """
    return function if interpreted() else cast(Callable[P, R], numba.njit(**OPTIONS, inline="always")(function))


def _compile(function: Callable[P, R], parts: tuple[str, ...]) -> Callable[P, R]:
    name_apart(function)
    dispatcher = cast(Any, numba.njit(**OPTIONS)(function))
    # The digest covers Beltane's own sources only, so code from elsewhere is compiled anew in each process.
    if function.__module__.startswith("beltane."):
        _keep_on_disk(dispatcher, rule_cache(parts)(function))
    _widen_integer_arguments(dispatcher)
    return cast(Callable[P, R], dispatcher)


def _keep_on_disk(dispatcher: Any, cache: Any) -> None:
    dispatcher._cache = cache
    compile_signature = dispatcher.compile

    def compile_and_release(signature: Any) -> Any:
        try:
            return compile_signature(signature)
        finally:
            cache.release(signature)

    dispatcher.compile = compile_and_release


def _widen_integer_arguments(dispatcher: Any) -> None:
    """Let calls between rules pass every integer as 64 bits.

    Numba would otherwise compile a rule separately for each width and each literal: many times the work, same result.
    """
    find_template = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return find_template(tuple(widened(a) for a in args), {name: widened(a) for name, a in kws.items()})

    dispatcher.get_call_template = get_call_template


def widened(argument: Any) -> Any:
    """The type as which an argument is passed: integers become 64 bits wide."""
    plain = unliteral(argument)
    if isinstance(plain, types.IntEnumMember):
        plain = plain.dtype
    return types.int64 if isinstance(plain, types.Integer) else plain
