"""One call at the end of a step for all who asked for it."""

import asyncio

import pytest

from goudkoorts.server.ws.coalesce import Together


def test_all_of_one_step_are_done_together_and_in_order() -> None:
    async def main() -> None:
        done: list[str] = []
        together = Together(done.append)
        for one in "abc":
            together.add(one)
        assert done == []
        await asyncio.sleep(0)
        assert done == ["a", "b", "c"]

    asyncio.run(main())


def test_what_is_asked_meanwhile_is_done_in_the_next_step() -> None:
    async def main() -> None:
        done: list[str] = []

        def do(one: str) -> None:
            done.append(one)
            if one == "a":
                together.add("later")

        together = Together(do)
        together.add("a")
        together.add("b")
        await asyncio.sleep(0)
        assert done == ["a", "b"]
        await asyncio.sleep(0)
        assert done == ["a", "b", "later"]

    asyncio.run(main())


def test_one_that_fails_hurts_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        done: list[int] = []

        def do(one: int) -> None:
            done.append(1 // one)

        together = Together(do)
        for one in (1, 0, 1):
            together.add(one)
        await asyncio.sleep(0)
        assert done == [1, 1]

    asyncio.run(main())

    assert "socket_failed" in capsys.readouterr().out
