"""The documentation site builds, has no broken links, and loads nothing from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.docs.documents import ROOT
from tools.site_pages import PAGES, PICTURES

LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "object": "data"}
"""The elements by which a page loads something, and the attribute that says what."""
NAVIGATION = f"nav: [index.md, {', '.join(PAGES.values())}]\n"
SHOWN = (
    "beltane.kernel.match.Match.play",
    "beltane.kernel.game.Game",
    "beltane.kernel.batch.Batch.step",
    "beltane.kernel.observation.Layout",
    "beltane.kernel.prompt.Prompt",
    "beltane.kernel.save.read_save",
    "beltane.games.meduris.view.MedurisView",
    "beltane.games.bonfire.view.BonfireView",
    "beltane.bots.bot.Bot.choose",
    "beltane.arena.run.contest.run_contest",
    "beltane.envs.batch_env.BatchEnv.step",
    "beltane.envs.pettingzoo_env.env",
    "beltane.envs.gymnasium_env.SeatEnv",
    "beltane.envs.vector_env.SeatVectorEnv",
    "beltane.envs.openspiel_game.BeltaneState",
    "beltane.cuda.device_batch.DeviceBatch.step",
)


def build(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as by `make docs`, but in a separate folder."""
    folder = tmp_path_factory.mktemp("site")
    finished = build(ROOT, folder)
    assert finished.returncode == 0, finished.stderr
    return folder


class Page(HTMLParser):
    """What a page loads, and the names that can be linked to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors.add(given.get("id") or "")
        place = given.get(LOADED.get(tag, ""))
        if place and given.get("rel") not in ("canonical", "next", "prev"):
            self.loaded.append(place)


def test_pages_load_nothing_from_elsewhere_and_everything_is_there(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 30
    for file in pages:
        if file.name == "404.html":
            continue
        for place in Page(file).loaded:
            assert re.match(r"(?!//)(?![a-z]+:)", place), f"{file.name} loads {place}"
            assert (file.parent / place.partition("?")[0].partition("#")[0]).exists(), f"{file.name} loads {place}"


def test_styles_load_nothing_from_elsewhere(site: Path) -> None:
    for file in site.rglob("*.css"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"@import|url\(['\"]?(?:https?:)?//", text), file.name


def test_the_reference_shows_what_programs_use(site: Path) -> None:
    anchors = {anchor for file in (site / "api").glob("*.html") for anchor in Page(file).anchors}
    assert [name for name in SHOWN if name not in anchors] == []


def test_examples_in_docstrings_are_shown_as_code(site: Path) -> None:
    pages = [file.read_text(encoding="utf-8") for file in (site / "api").glob("*.html")]
    assert not any("<blockquote>" in page for page in pages)
    assert any(re.search(r'<span class="gp">&gt;&gt;&gt; </span><span class="n">share</span>', page) for page in pages)


def test_every_document_is_found_by_searching(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    documents = [file.relative_to(ROOT / "docs").with_suffix(".html") for file in (ROOT / "docs").rglob("*.md")]
    assert [str(page) for page in documents if f'"{page}"' not in index] == []


@pytest.mark.parametrize(
    ("target", "fits"), [("contributing.md", True), ("missing.md", False), ("contributing.md#missing", False)]
)
def test_a_link_that_leads_nowhere_is_refused(target: str, fits: bool, tmp_path: Path) -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(settings.partition("nav:\n  -")[0] + NAVIGATION, encoding="utf-8")
    for name in ("tools/site_pages.py", "tools/site_docstrings.py", *PICTURES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "docs").mkdir()
    for name in (*PAGES, "docs/index.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("# A page\n", encoding="utf-8")
    (tmp_path / "docs" / "index.md").write_text(f"# A page\n\n[A link]({target})\n", encoding="utf-8")
    finished = build(tmp_path, tmp_path / "site")
    assert (finished.returncode == 0) == fits, finished.stderr
    assert ("missing" in finished.stderr) != fits
