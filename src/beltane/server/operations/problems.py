"""Refusals: errors with an HTTP status, and how any error is sent as problem+json (RFC 9457)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, TypeAdapter

from beltane.kernel.errors import BadSave, BadSetup, BeltaneError, CannotUndo, IllegalAction, UnknownGame
from beltane.kernel.phrases import Value, Verbatim
from beltane.text.errors import error_sentence

MEDIA_TYPE = "application/problem+json"

BAD_REQUEST = 400
NOT_SIGNED_IN = 401
FORBIDDEN = 403
NOT_FOUND = 404
NO_SUCH_METHOD = 405
CONFLICT = 409
GONE = 410
TOO_LARGE = 413
UNPROCESSABLE = 422
TOO_MANY = 429
FAULT = 500
UNAVAILABLE = 503


class Refusal(BeltaneError):
    """A request that the service refuses, with the HTTP status for it."""

    def __init__(self, status: int, code: str, **values: Value | str) -> None:
        super().__init__(code, **values)
        self.status = status


class Problem(BaseModel):
    """An error: its code and parameters are for programs, its title is a sentence for people."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "type": "urn:beltane:problem:stale-ply",
                    "status": CONFLICT,
                    "code": "stale-ply",
                    "title": "…",
                    "parameters": {"expected": "12", "ply": 14},
                }
            ]
        }
    )

    type: str
    status: int
    code: str
    title: str
    parameters: dict[str, Any]


def status_of(error: BeltaneError) -> int:
    """The HTTP status that fits an error best."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, IllegalAction | CannotUndo):
        return CONFLICT
    if isinstance(error, UnknownGame):
        return NOT_FOUND
    if isinstance(error, BadSetup | BadSave):
        return UNPROCESSABLE
    return BAD_REQUEST


def problem_of(error: BeltaneError, language: str) -> Problem:
    """An error as a problem, in the user's language."""
    return Problem(
        type=f"urn:beltane:problem:{error.code}",
        status=status_of(error),
        code=error.code,
        title=error_sentence(error, language),
        parameters=_plain(error.values),
    )


def _plain(values: Mapping[str, Value]) -> dict[str, Any]:
    """Parameters as JSON; a text is itself."""
    return {
        name: value.text if isinstance(value, Verbatim) else TypeAdapter(type(value)).dump_python(value, mode="json")
        for name, value in values.items()
    }
