"""What gnomes cost and do, in words."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import ELDER_RESOURCE, SPECIALIST, SPECIALIST_GUARDIAN, SPECIALIST_RESOURCE
from beltane.games.bonfire.rules.gnomes import POINTS_WITH_ELDER, elder_points
from beltane.games.bonfire.rules.state import Player, has
from beltane.games.bonfire.rules.vocabulary import GUARDIAN, NONE, RESOURCE, SPECIALISTS, Elder, Specialist
from beltane.text.catalogue import Phrase


def is_elder(gnome: int) -> bool:
    """Gnomes are numbered as in the catalogue: the specialists, then the elders."""
    return gnome >= SPECIALISTS


def resource_of_gnome(gnome: int) -> str:
    """The resource that a gnome costs."""
    resource = ELDER_RESOURCE[gnome - SPECIALISTS + 1] if is_elder(gnome) else SPECIALIST_RESOURCE[gnome + 1]
    return RESOURCE.words[int(resource)]


def specialist_phrase(gnome: int) -> Phrase:
    """What a specialist does."""
    guardian = int(SPECIALIST_GUARDIAN[gnome + 1])
    if guardian == NONE:
        return Phrase(f"specialist_{SPECIALIST.words[gnome]}")
    return Phrase("specialist_doubled", {"guardian": GUARDIAN.words[guardian]})


def elder_phrase(player: Player, gnome: int) -> Phrase:
    """What an elder would score now; the one that counts gnomes counts itself."""
    elder = gnome - SPECIALISTS + 1
    points = int(elder_points(player, elder)) + (1 if elder == Elder.GNOMES else 0)
    more = POINTS_WITH_ELDER if has(player, Specialist.POINTS_FOR_ELDERS) else 0
    return Phrase("elder_scores", {"points": points + more})
