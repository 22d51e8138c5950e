"""Contests between bots: matches over rotated seats and paired deals, ratings, and statistics that players enjoy.

contest = new_contest("meduris", seats=2, bots=["random", "greedy"], games=200, seed=1)
results = run_contest(contest, Path("my-contest"), local_executor(jobs=2), lambda finished, planned: None)
report = make_report(contest, results)
"""

from beltane.arena.analysis.report import Report, make_report
from beltane.arena.contest import Contest, new_contest
from beltane.arena.run.contest import cluster_executor, local_executor, run_contest, stored_results
from beltane.arena.run.match import Result

__all__ = [
    "Contest",
    "Report",
    "Result",
    "cluster_executor",
    "local_executor",
    "make_report",
    "new_contest",
    "run_contest",
    "stored_results",
]
