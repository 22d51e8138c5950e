"""Why the operating system refuses something: the usual reasons as phrases, so that they can be translated."""

from __future__ import annotations

import errno

from beltane.kernel.phrases import Phrase, Verbatim

REASONS = {
    errno.ENOENT: "reason-not-found",
    errno.EACCES: "reason-no-permission",
    errno.EPERM: "reason-not-permitted",
    errno.EEXIST: "reason-exists",
    errno.EISDIR: "reason-is-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.ENOSPC: "reason-no-space",
    errno.EROFS: "reason-read-only",
}


def reason_of(error: OSError) -> Phrase | Verbatim:
    """Why something failed; an unusual reason is given in the system's own words."""
    key = REASONS.get(error.errno or 0)
    return Verbatim(str(error.strerror)) if key is None else Phrase(key)
