"""`python -m beltane.cli` is the same as `beltane`."""

from beltane.cli import run

run()
