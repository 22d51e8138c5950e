"""Analysing the results of a contest: estimates, ratings, statistics."""
