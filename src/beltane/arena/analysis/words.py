"""The names in a report in the reader's language: players, sources of points, and what is counted."""

from __future__ import annotations

from beltane.arena.analysis.estimates import Estimate
from beltane.arena.analysis.report import Report
from beltane.arena.analysis.statistics import Worth
from beltane.kernel.game import find_game
from beltane.kernel.phrases import Phrase
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker, speaker_for


def report_speaker(report: Report) -> Speaker:
    """The speaker for a contest's game."""
    return speaker_for(find_game(report.contest.game))


def title(report: Report, speaker: Speaker) -> str:
    """The game and the seats."""
    contest = report.contest
    return speaker.message("arena-title", title=find_game(contest.game).title, seats=contest.seats)


def automaton_name(report: Report, speaker: Speaker) -> str:
    """The name of the player without a seat."""
    return speaker.word(Word("automaton", str(find_game(report.contest.game).automaton)))


def player_name(player: str, report: Report, speaker: Speaker) -> str:
    """A bot's name in notation, or the automaton's in words."""
    return automaton_name(report, speaker) if player == report.automaton else player


def source_name(source: str, speaker: Speaker) -> str:
    """A source of points, given by its name in results files."""
    return speaker.word(Word("source", source.replace("_", "-")))


def tally_title(tally: str, speaker: Speaker) -> str:
    """What a tally's entries have in common."""
    return speaker.message(f"tally-{tally}")


def worth_name(worth: Worth, speaker: Speaker) -> str:
    """What was counted: a word of the game, or an event."""
    if worth.domain is not None:
        return speaker.word(Word(worth.domain, worth.name))
    return speaker.say(Phrase(f"counted-{worth.name.replace('_', '-')}"))


def automaton_points(report: Report, speaker: Speaker) -> str:
    """The automaton's average points against each bot."""
    return speaker.catalogue.listed(
        [
            speaker.message("arena-points-against", points=speaker.number(bot.automaton_points or 0.0, 1), bot=bot.bot)
            for bot in report.bots
        ]
    )


def range_of(estimate: Estimate, speaker: Speaker, decimals: int, *, signed: bool = False) -> str:
    """The bounds of an estimate, or that they are unknown."""
    if estimate.interval is None:
        return speaker.message("arena-range-unknown")
    low, high = (speaker.number(bound, decimals, signed=signed) for bound in estimate.interval)
    return speaker.message("arena-range", low=low, high=high)
