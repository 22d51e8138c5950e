"""Tests of Bonfire: each names the numbered rules of `docs/rules/bonfire.md` that it checks."""
