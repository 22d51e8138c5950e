"""The analysis of a finished game."""

from __future__ import annotations

import asyncio

import pytest

from beltane.kernel.phrases import Phrase
from beltane.server.operations.settings import ServerSettings
from beltane.server.play import analysis
from beltane.server.play.analysis import Analysts, Judgement, turning_points
from tests.server.running import Guest, Service, running, table_of

pytestmark = pytest.mark.anyio


def lost(*losses: float) -> list[Judgement]:
    return [
        Judgement(
            actions=number,
            seat=0,
            action="a",
            label=Phrase("a"),
            before=loss,
            after=0,
            better=None,
            better_label=None,
            loss=loss,
        )
        for number, loss in enumerate(losses)
    ]


def test_turning_points_are_the_costliest_choices_in_the_order_of_the_game() -> None:
    assert turning_points(lost(0, 3, 0.5, 9, 1, 2, 4, 7)) == [1, 3, 5, 6, 7]
    assert turning_points(lost(0, 0.9)) == []


async def finished(service: Service) -> tuple[Guest, str]:
    """A game that ended early, because a player resigned after a few decisions."""
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:], public=False)
    for _ in range(6):
        position = await guests[0].get(f"/tables/{key}/position")
        guest = guests[position["table"]["deciding"]]
        position = await guest.get(f"/tables/{key}/position")
        choice = position["prompt"]["choices"][-1]["actions"]
        await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=choice)
    assert await guests[0].refused(f"/tables/{key}/analysis") == "game-goes-on"
    await guests[1].post(f"/tables/{key}/resign")
    return guests[0], key


async def done(guest: Guest, key: str) -> analysis.GameAnalysis:
    return await settled(guest, key, "done")


async def settled(guest: Guest, key: str, status: str) -> analysis.GameAnalysis:
    async with asyncio.timeout(60):
        while True:
            found = analysis.GameAnalysis.model_validate(await guest.get(f"/tables/{key}/analysis"))
            if found.status == status:
                return found
            await asyncio.sleep(0.05)


async def check_nothing_leaked(service: Service, player: Guest, key: str) -> None:
    """It is for those who may see the game, and reveals neither the seed nor the generator."""
    told = (await player.client.get(f"/api/tables/{key}/analysis")).text
    loaded = await service.parts.house.find(key)
    secrets = [loaded.table.invite, str(loaded.origin.seed), *map(str, loaded.playable().state.random.words)]
    assert not [secret for secret in secrets if len(secret) > 5 and secret in told]
    eve = await service.guest("Eve")
    refused = await eve.client.get(f"/api/tables/{key}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown-table")
    assert (await eve.get(f"/tables/{key}/analysis", invite=loaded.table.invite))["status"] == "done"


async def test_every_decision_is_judged_and_the_outcome_kept(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SEARCHES", {"mcts": "mcts:50", "net": "net:20"})
    settings = ServerSettings(database_url=database_url, rate_limits=False)
    async with running(settings) as service:
        ann, key = await finished(service)
        assert (await ann.get(f"/tables/{key}/analysis"))["status"] == "none"
        answers = await asyncio.gather(*(ann.ask(f"/tables/{key}/analysis") for _ in range(3)))
        assert {answer.status_code for answer in answers} == {202}
        found = await done(ann, key)
        await check_nothing_leaked(service, ann, key)
        assert len(found.judgements) >= 6
        played = [entry for entry in await ann.get(f"/tables/{key}/entries") if entry["kind"] == "act"]
        for judgement in found.judgements:
            entry = played[judgement.actions]
            assert (entry["content"]["action"], entry["seat"]) == (judgement.action, judgement.seat)
            assert (judgement.better is not None) == (judgement.after < judgement.before)
        cookies = ann.client.cookies
    async with running(settings) as service:
        again = Guest("Ann", service.stranger())
        again.client.cookies = cookies
        assert await done(again, key) == found


async def test_an_analysis_that_failed_can_be_asked_for_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SEARCHES", {"mcts": "nobody", "net": "nobody"})
    async with running(ServerSettings(database_url=database_url, rate_limits=False)) as service:
        ann, key = await finished(service)
        await ann.ask(f"/tables/{key}/analysis")
        await settled(ann, key, "failed")
        monkeypatch.setattr(analysis, "SEARCHES", {"mcts": "mcts:50", "net": "net:20"})
        assert (await ann.ask(f"/tables/{key}/analysis")).json()["status"] == "running"
        assert (await done(ann, key)).judgements


async def test_a_game_is_analysed_by_one_process_until_it_is_no_more(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SEARCHES", {"mcts": "mcts:50", "net": "net:20"})
    now = [1_800_000_000_000]
    settings = ServerSettings(database_url=database_url, rate_limits=False)
    async with running(settings, lambda: now[0]) as service:
        ann, key = await finished(service)
        house, thinkers = service.parts.house, service.parts.thinkers
        await service.parts.analysts.close()
        await ann.ask(f"/tables/{key}/analysis")
        one, other = Analysts(house, thinkers), Analysts(house, thinkers)
        claims = await asyncio.gather(*(someone._claim() for someone in (one, other)))
        assert sorted(claim is None for claim in claims) == [False, True]
        # That process is killed: it neither continues nor releases its claim.
        now[0] += analysis.LEASE
        await other.start()
        await done(ann, key)
        await other.close()


async def test_an_analysis_goes_on_after_a_restart(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SEARCHES", {"mcts": "mcts:50", "net": "net:20"})
    settings = ServerSettings(database_url=sqlite_url, rate_limits=False)
    async with running(settings) as service:
        ann, key = await finished(service)
        await service.parts.analysts.close()
        assert (await ann.ask(f"/tables/{key}/analysis")).json()["status"] == "running"
        cookies = ann.client.cookies
    async with running(settings) as service:
        again = Guest("Ann", service.stranger())
        again.client.cookies = cookies
        assert (await done(again, key)).judgements
