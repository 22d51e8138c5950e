"""Bots at tables, which think in worker processes."""
