"""The service serves the browser client: its files, cached for ever, and its page for every address within it."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from beltane.server import pages
from tests.server.running import Service

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>Beltane</title>"
SCRIPT = "console.log('hello');" * 100


@pytest.fixture
def client_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "secret.json").write_text("{}")
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


async def get(service: Service, path: str, **headers: str) -> httpx.Response:
    return await service.stranger().get(path, headers=headers)


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/abcdefgh2345", "/rules/meduris"])
async def test_every_address_within_the_client_is_its_page(service: Service, client_folder: Path, path: str) -> None:
    response = await get(service, path)
    assert response.text == PAGE
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"


async def test_built_files_are_kept_for_good_and_sent_compressed(service: Service, client_folder: Path) -> None:
    plain = await get(service, "/assets/index-abc.js", **{"accept-encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    compressed = await get(service, "/assets/index-abc.js", **{"accept-encoding": "gzip"})
    assert compressed.text == SCRIPT
    assert compressed.headers["content-encoding"] == "gzip"
    assert "immutable" in compressed.headers["cache-control"]
    assert compressed.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/assets/gone.js", "/../secret.json", "/%2e%2e/secret.json", "/api/nothing"])
async def test_nothing_else_is_sent(service: Service, client_folder: Path, path: str) -> None:
    response = await get(service, path)
    assert response.status_code == 404
    assert response.json()["code"] == "no-such-page"


async def test_a_client_that_was_not_built_says_how_to_build_it(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "nowhere")
    response = await get(service, "/")
    assert response.status_code == 404
    assert response.json()["code"] == "client-not-built"
    assert "make web" in response.json()["title"]
