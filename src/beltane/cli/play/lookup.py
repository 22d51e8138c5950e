"""Looking things up: words of the game, commands, and every sign on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from beltane.cli.play.room import TerminalRoom
from beltane.cli.play.screen import IN_ASCII, SIGNS
from beltane.kernel.prompt import Topic

if TYPE_CHECKING:
    from beltane.cli.play.session import Session

SIGN = "sign"
COMMAND = "command"
PUNCTUATION = ",:;()"
Meaning = str | tuple[str, ...] | Topic
"""What explains a sign: a message, several messages, or something that can be looked up."""
TYPED_FOR = dict(zip(IN_ASCII, SIGNS, strict=True))
"""What a sign stands for that is typed as terminals show it that know ASCII only."""


@dataclass(frozen=True)
class Explanation:
    """A word or sign, what kind of thing it is, and what there is to say about it."""

    word: str
    kind: str
    text: str


def explanations(session: Session, typed: str) -> list[Explanation]:
    """What there is to say about what was typed; of several words that fit, each."""
    typed = typed.strip(PUNCTUATION) or typed
    topics = _topics(session)
    exact = find_topics(topics, typed, only_exact=True)
    signs = find_signs(session.room, topics, typed)
    found = exact or ([] if signs else find_topics(topics, typed))
    return [*_about_signs(session, signs), *(_about(session, topic) for topic in found)]


def words_to_look_up(session: Session) -> list[str]:
    """The words of the rules, for those who want to know what can be looked up."""
    return sorted({topic.word for topic in _topics(session) if topic.kind == "rule"})


def _topics(session: Session) -> tuple[Topic, ...]:
    match = session.table.match
    prompt = session.choices.prompt if session.choices is not None else match.prompt(match.mover)
    return (*prompt.topics, *(Topic(COMMAND, word) for word in session.commands))


def _about(session: Session, topic: Topic) -> Explanation:
    if topic.kind == COMMAND:
        command = session.commands[topic.word]
        text = command.explanation or f"{command.usage}: {command.summary}."
        return Explanation(topic.word, session.speaker.tell("topic-kind-command"), text)
    match = session.table.match
    phrases = match.game.explain(match.view(match.mover), topic)
    text = " ".join(session.speaker.say(phrase) for phrase in phrases)
    return Explanation(topic.word, session.speaker.topic(topic), text)


def _about_signs(session: Session, signs: Mapping[str, Meaning]) -> Iterable[Explanation]:
    for sign, meaning in signs.items():
        if isinstance(meaning, Topic):
            about = _about(session, meaning)
            yield Explanation(sign, f"{about.kind} {about.word}", about.text)
        else:
            keys = (meaning,) if isinstance(meaning, str) else meaning
            text = " ".join(session.speaker.tell(key) for key in keys)
            yield Explanation(sign, session.speaker.tell("topic-kind-sign"), text)


def find_topics(topics: Sequence[Topic], typed: str, *, only_exact: bool = False) -> list[Topic]:
    """The topics of a word; if there are none, of the words that begin with it, or else contain it."""
    word = "-".join(typed.lower().split())
    tests: tuple[Callable[[str], bool], ...] = (
        lambda known: known == word,
        lambda known: known.startswith(word),
        lambda known: word in known,
    )
    for test in tests[:1] if only_exact else tests:
        found = [topic for topic in topics if test(topic.word)]
        if found:
            return found
    return []


def find_signs(room: TerminalRoom, topics: Sequence[Topic], typed: str) -> dict[str, Meaning]:
    """The signs that something on the board is put together from, with their meanings; none if it is no such thing.

    Numbers may stand between them, as in `W2`, and words that can be looked up, as in `*b20`.
    """
    known: dict[str, Meaning] = {**{topic.word: topic for topic in topics}, **room.signs, **room.abbreviations}
    found = _signs(known, typed) or _signs(known, "".join(TYPED_FOR.get(letter, letter) for letter in typed))
    is_mere_word = all(isinstance(meaning, Topic) and sign == meaning.word for sign, meaning in found.items())
    return {} if is_mere_word else found


def _signs(known: Mapping[str, Meaning], typed: str) -> dict[str, Meaning]:
    if typed in known:
        return {typed: known[typed]}
    found: dict[str, Meaning] = {}
    rest = typed
    while rest:
        sign = next((rest[:length] for length in range(len(rest), 0, -1) if rest[:length] in known), None)
        if sign is None and not rest[0].isdecimal():
            return {}
        if sign is not None:
            found[sign] = known[sign]
        rest = rest[len(sign or rest[0]) :]
    return found
