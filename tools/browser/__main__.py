"""Writes everything that browsers draw and are tried on."""

from tools.browser import files

if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
