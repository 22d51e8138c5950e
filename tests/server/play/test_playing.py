"""Playing whole games over HTTP."""

from __future__ import annotations

import pytest

from tests.server.running import Service, play_to_end, table_of

pytestmark = pytest.mark.anyio


async def test_a_whole_game_is_played(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    seen = await play_to_end([ann, ben], key)
    assert seen[-1]["table"]["status"] == "finished"
    assert sorted(standing["place"] for standing in seen[-1]["table"]["standings"]) in ([1, 2], [1, 1])
    assert seen[-1]["prompt"]["question"]["key"] == "game-over"
