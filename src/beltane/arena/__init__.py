"""Contests between bots: matches over rotated seats and paired deals, ratings, and statistics that players enjoy.

contest = new_contest("meduris", seats=2, bots=["random", "greedy"], games=200, seed=1)
results = hold(contest, Path("my-contest"), on_this_machine(jobs=2), lambda finished, planned: None)
report = make_report(contest, results)
"""

from beltane.arena.analysis.report import Report, make_report
from beltane.arena.contest import Contest, new_contest
from beltane.arena.run.contest import finished_so_far, hold, on_cluster, on_this_machine
from beltane.arena.run.match import Result

__all__ = [
    "Contest",
    "Report",
    "Result",
    "finished_so_far",
    "hold",
    "make_report",
    "new_contest",
    "on_cluster",
    "on_this_machine",
]
