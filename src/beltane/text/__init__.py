"""Text: catalogues in several languages, which turn phrases, events and prompts into sentences."""

from beltane.text.catalogue import Catalogue, MissingMessage
from beltane.text.speaker import Speaker, event_phrase, shell, shell_speaker, speaker_for

__all__ = ["Catalogue", "MissingMessage", "Speaker", "event_phrase", "shell", "shell_speaker", "speaker_for"]
