"""A short description of a browser, enough for its owner to recognise it."""

from __future__ import annotations

BROWSERS = {
    # Most browsers claim to be like others, so the more specific names come first.
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def device_of(user_agent: str | None) -> str | None:
    """The browser and its system, if known; nothing else of the header is kept.

    >>> device_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Windows'
    >>> device_of("curl/8.5.0") is None
    True
    """
    said = user_agent or ""
    names = [next((name for sign, name in known.items() if sign in said), None) for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in names if name is not None) or None
