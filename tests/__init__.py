"""Tests of Beltane."""
