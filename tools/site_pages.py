"""Hooks for MkDocs: adds the documents and pictures of the site that are outside `docs/`."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/peers/README.md": "benchmarks/peers.md",
    "benchmarks/server/README.md": "benchmarks/server.md",
}
"""Documents outside of `docs/`, and the pages that they become."""
PICTURES = {"web/public/icon.svg": "icon.svg", "benchmarks/peers/chart.svg": "benchmarks/chart.svg"}
"""Pictures outside of `docs/`, and where the site has them."""
LINK = re.compile(r"(?<=\]\()(\.\./)?((?:\.\./)*)(" + "|".join(map(re.escape, PAGES)) + r")(?=\))")
INTO_DOCS = re.compile(r"(?<=\]\()docs/")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and the pictures."""
    root = Path(config.config_file_path).parent
    for document, page in PAGES.items():
        files.append(File.generated(config, page, content=(root / document).read_text(encoding="utf-8")))
    for picture, place in PICTURES.items():
        files.append(File.generated(config, place, abs_src_path=str(root / picture)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Adapt links to the pages, which are one folder further down than the documents."""
    linked = LINK.sub(lambda link: link[2] + PAGES[link[3]], markdown)
    return INTO_DOCS.sub("", linked) if page.file.src_uri in PAGES.values() else linked
