"""Tests of Meduris: each names the numbered rules of `docs/rules/meduris.md` that it checks."""
