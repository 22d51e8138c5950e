"""Tests of contests between bots."""
