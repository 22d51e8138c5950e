"""What can be looked up, and the prompts of seats that wait."""

from __future__ import annotations

from beltane.games.bonfire.prompt.topics import TOPICS
from tests.games.bonfire.prompt.reading import asked, explained, speaker
from tests.games.bonfire.scenario import bonfire


def test_every_topic_is_explained() -> None:
    game = bonfire(2)
    for topic in TOPICS:
        assert speaker().topic(topic)
        assert explained(game, topic.kind, topic.word), topic
    kinds = [topic.kind for topic in TOPICS]
    assert kinds.count("task") == 66
    assert kinds.count("specialist") == 2 * 27
    assert kinds.count("elder") == 2 * 6
    assert kinds.count("island") == 14
    assert len(set(TOPICS)) == len(TOPICS)


def test_topics_are_the_same_for_all() -> None:
    game = bonfire(2)
    assert asked(game).topics is game.match.prompt(1).topics is game.match.prompt(None).topics


def test_an_island_tells_its_tasks_and_neighbours() -> None:  # B-SHIP-1
    game = bonfire(2).island_tasks("herb-west", "b02")
    assert explained(game, "island", "herb-west").startswith(
        "Besides action tiles, a task here costs 1 herb and the resource of one of your offerings. "
        "Tasks: b02 (the pink guardian). "
        "One route away: the western shell island, the western root island and the grey guardians"
    )
    game.island_tasks("herb-west")
    assert "No tasks are left." in explained(game, "island", "herb-west")
    assert explained(game, "island", "guardian-grey").startswith("The grey guardian can be retrieved here")


def test_a_task_tells_where_it_is() -> None:
    game = bonfire(2).island_tasks("herb-west", "b02").tasks(1, {4: "r10"})
    assert explained(game, "task", "b02") == (
        "A blue task for 3 points: the pink guardian. It lies on the western herb island."
    )
    assert explained(game, "task", "r10").endswith("Green has it on space 4.")


def test_a_gnome_tells_what_it_does_costs_and_where_it_is() -> None:
    game = bonfire(2).display(14).specialists(1, 6)
    by_name, by_number = explained(game, "specialist", "three-tiles-kept"), explained(game, "specialist", "14")
    assert by_name == by_number
    assert by_name.endswith("2 gnome tiles and 1 fruit, or 1 gnome tile and 2 fruits. Can be recruited now.")
    assert explained(game, "specialist", "6").endswith("Green has recruited it.")
    assert explained(game, "elder", "elder-2") == explained(game, "elder", "elder-of-fate-tiles")


def test_those_who_wait_are_told_for_whom() -> None:
    game = bonfire(2)
    prompt = game.match.prompt(1)
    assert (prompt.seat, prompt.decision, prompt.choices) == (0, "turn", ())
    assert "Red" in speaker().question(prompt)
    assert game.match.prompt(None) == prompt
