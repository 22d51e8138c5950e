"""Writes the lessons of every game to the files that browsers load."""

from tools.lessons import files

if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
