"""Hooks for MkDocs: adds the documents and the icon of the site that are outside `docs/`."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""The documents in the repository's root, and the pages that they become."""
LINK = re.compile(r"(?<=\]\()(\.\./)?((?:\.\./)*)(" + "|".join(map(re.escape, PAGES)) + r")(?=\))")
ICON = "web/public/icon.svg"
INTO_DOCS = re.compile(r"(?<=\]\()docs/")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and the icon."""
    root = Path(config.config_file_path).parent
    for document, page in PAGES.items():
        files.append(File.generated(config, page, content=(root / document).read_text(encoding="utf-8")))
    files.append(File.generated(config, Path(ICON).name, abs_src_path=str(root / ICON)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Adapt links to the pages, which are one folder further down than the documents."""
    linked = LINK.sub(lambda link: link[2] + PAGES[link[3]], markdown)
    return INTO_DOCS.sub("", linked) if page.file.src_uri in PAGES.values() else linked
