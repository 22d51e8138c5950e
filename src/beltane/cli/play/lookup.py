"""Looking things up: words of the game, commands, and every sign on the screen, in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from beltane.cli.play.room import TerminalRoom
from beltane.kernel.drawing import SIGNS_IN_ASCII
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Topic
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker
from beltane.text.letters import spellings, without_accents

if TYPE_CHECKING:
    from beltane.cli.play.session import Session

COMMAND = "command"
EXPLAINED_BY_WORD = ("rule", "action")
"""Kinds of topics whose messages are explanations; those of other kinds are names."""
PUNCTUATION = ",:;()\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}\N{DOUBLE LOW-9 QUOTATION MARK}«\"'"
Meanings = tuple[Phrase | Topic, ...]
"""What explains a sign: phrases and topics."""
Names = Mapping[Topic, tuple[str, ...]]
"""Topics with their names: first in the player's language, last in notation."""
TYPED_FOR = {plain: sign for sign, plain in SIGNS_IN_ASCII.items()}
"""The signs that are typed in their ASCII form, as ASCII-only terminals show them."""


@dataclass(frozen=True)
class Explanation:
    """A word or sign, its kind, and its explanation."""

    word: str
    kind: str
    text: str


def explanations(session: Session, typed: str) -> list[Explanation]:
    """The explanations of what was typed, one for each match."""
    typed = typed.strip(PUNCTUATION) or typed
    names = _names(session)
    exact = find_topics(names, typed, only_exact=True)
    signs = find_signs(known_signs(session.room, session.speaker, names), typed)
    found = exact or ([] if signs else find_topics(names, typed))
    about_signs = list(_about_signs(session, names, signs, frozenset(exact)))
    return [*about_signs, *(_about(session, names, topic) for topic in found)]


def in_full(explanation: Explanation, speaker: Speaker) -> str:
    """An explanation as a paragraph."""
    return speaker.message("play-explanation", word=explanation.word, kind=explanation.kind, text=explanation.text)


def words_to_look_up(session: Session) -> list[str]:
    """The words of the rules, as a list of what can be looked up."""
    words = {names[0] for topic, names in _names(session).items() if topic.kind == "rule"}
    return sorted(words, key=lambda word: sorted(spellings(word)))


def _names(session: Session) -> dict[Topic, tuple[str, ...]]:
    match = session.table.match
    prompt = session.choices.prompt if session.choices is not None else match.prompt(match.mover)
    commands = {Topic(COMMAND, word): (command.term or word, word) for word, command in session.commands.items()}
    return {topic: names_of(topic, session.room, session.speaker) for topic in prompt.topics} | commands


def names_of(topic: Topic, room: TerminalRoom, speaker: Speaker) -> tuple[str, ...]:
    """A topic's name in the speaker's language, and in notation."""
    catalogue = speaker.catalogue
    word = Word(room.topic_domains.get(topic.kind, topic.kind), topic.word)
    if topic.kind in EXPLAINED_BY_WORD:
        term = catalogue.term(word)
        return (topic.word,) if term is None else (term, topic.word)
    return tuple(dict.fromkeys((catalogue.short(word), catalogue.word(word), topic.word)))


def _about(session: Session, names: Names, topic: Topic) -> Explanation:
    speaker = session.speaker
    if topic.kind == COMMAND:
        command = session.commands[topic.word]
        usage = speaker.message("play-about-command", usage=command.usage, summary=command.summary)
        return Explanation(topic.word, speaker.message("topic-kind-command"), command.explanation or usage)
    match = session.table.match
    phrases = match.game.explain(match.view(match.mover), topic)
    text = " ".join(speaker.say(phrase) for phrase in phrases)
    return Explanation(names[topic][0], speaker.topic(topic), text)


def _about_signs(
    session: Session, names: Names, signs: Mapping[str, Meanings], explained: frozenset[Topic]
) -> Iterable[Explanation]:
    """The meanings of signs, apart from topics that are explained anyway."""
    for sign, meanings in signs.items():
        phrases = [meaning for meaning in meanings if isinstance(meaning, Phrase)]
        if phrases:
            text = " ".join(map(session.speaker.say, phrases))
            yield Explanation(sign, session.speaker.message("topic-kind-sign"), text)
        for topic in meanings:
            if isinstance(topic, Topic) and topic not in explained:
                about = _about(session, names, topic)
                kind = session.speaker.message("play-kind-and-word", kind=about.kind, word=about.word)
                yield Explanation(sign, kind, about.text)


def find_topics(names: Names, typed: str, *, only_exact: bool = False) -> list[Topic]:
    """The topics with a given name; if there are none, those whose names begin with it, or else contain it.

    Accents and capitals are ignored.
    """
    ways = spellings(typed)
    tests: tuple[Callable[[str, str], bool], ...] = (str.__eq__, str.startswith, str.__contains__)
    for test in tests[:1] if only_exact else tests:
        found = [topic for topic, known in names.items() if any(_fits(test, name, ways) for name in known)]
        if found:
            return found
    return []


def _fits(test: Callable[[str, str], bool], name: str, ways: frozenset[str]) -> bool:
    return any(test(known, way) for known in spellings(name) for way in ways if way)


def known_signs(room: TerminalRoom, speaker: Speaker, names: Names) -> dict[str, Meanings]:
    """All signs of the drawing, and the words of notation that may be part of one, with their meanings."""
    known: dict[str, Meanings] = {topic.word: (topic,) for topic in names}
    meanings: list[tuple[str, Phrase | Topic]] = [*room.signs(speaker), *room.abbreviations(speaker)]
    if speaker.catalogue.ascii_only:
        meanings += [(SIGNS_IN_ASCII[sign], meaning) for sign, meaning in meanings if sign in SIGNS_IN_ASCII]
    drawn: dict[str, Meanings] = {}
    for sign, meaning in meanings:
        if meaning not in drawn.get(sign, ()):
            drawn[sign] = (*drawn.get(sign, ()), meaning)
    return known | drawn


def find_signs(known: Mapping[str, Meanings], typed: str) -> dict[str, Meanings]:
    """The signs that make up something on the board, with their meanings; empty if it is not made of signs.

    Numbers may come between them, as in `W2`, and words that can be looked up, as in `*b20`.
    """
    ways = (typed, "".join(TYPED_FOR.get(letter, letter) for letter in typed))
    found = next((signs for way in ways if (signs := _signs(known, way))), None)
    if found is None:
        bare = {without_accents(sign): sign for sign in known if not sign.isascii() and sign not in SIGNS_IN_ASCII}
        found = {bare.get(sign, sign): signs for sign, signs in _signs(_bare(known, bare), typed).items()}
    is_mere_word = all(all(_is_word(meaning, sign) for meaning in meanings) for sign, meanings in found.items())
    return {} if is_mere_word else found


def _bare(known: Mapping[str, Meanings], bare: Mapping[str, str]) -> dict[str, Meanings]:
    """The known signs; those with accents are included without them as well."""
    return {**{plain: known[sign] for plain, sign in bare.items()}, **known}


def _is_word(meaning: Phrase | Topic, sign: str) -> bool:
    return isinstance(meaning, Topic) and sign == meaning.word


def _signs(known: Mapping[str, Meanings], typed: str) -> dict[str, Meanings]:
    if typed in known:
        return {typed: known[typed]}
    found: dict[str, Meanings] = {}
    rest = typed
    while rest:
        sign = next((rest[:length] for length in range(len(rest), 0, -1) if rest[:length] in known), None)
        if sign is None and not rest[0].isdecimal():
            return {}
        if sign is not None:
            found[sign] = known[sign]
        rest = rest[len(sign or rest[0]) :]
    return found
