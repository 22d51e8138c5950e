"""The browser client: its built files, and the one page served for all addresses within it.

Names of built files change with their content, so browsers cache them for ever; the page itself is always fetched.
Files compressed at build time are sent compressed to browsers that accept it.
"""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response

from beltane.kernel.quoting import quoted
from beltane.server.operations.problems import NOT_FOUND, Refusal

router = APIRouter(include_in_schema=False)

CLIENT = Path(__file__).parent / "client"
PAGE = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
BUILT = "assets"
BUILD = "web"
COMPRESSED = ".gz"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def see_page(request: Request, path: str) -> Response:
    """A file of the client, or else its page, which does its own routing."""
    if path.startswith("api/"):
        raise Refusal(NOT_FOUND, "no-such-page")
    file = built_file(CLIENT, path)
    if file is None:
        if Path(path).suffix in TYPES:
            raise Refusal(NOT_FOUND, "no-such-page")
        file = CLIENT / PAGE
    if not file.exists():
        raise Refusal(NOT_FOUND, "client-not-built", command=quoted(f"make {BUILD}"))
    return _send(request, file)


def built_file(folder: Path, path: str) -> Path | None:
    """A file in a folder that browsers may ask for; None for anything outside it, whatever the path.

    >>> built_file(Path("client"), "../settings.py")
    """
    file = (folder / path).resolve()
    if file.suffix not in TYPES or not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    return file


def _send(request: Request, file: Path) -> Response:
    headers = {"Cache-Control": FOR_GOOD if file.parent.name == BUILT else EACH_TIME, "Vary": "Accept-Encoding"}
    compressed = file.with_name(file.name + COMPRESSED)
    kind = TYPES[file.suffix]
    if "gzip" in request.headers.get("accept-encoding", "") and compressed.exists():
        return FileResponse(compressed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)
