"""Where jobs are played: in this process, in processes on all cores, or on Ray. What comes back is the same.

Each way is a context that yields a function from a setting and its jobs to what was played, in whatever order it gets
done. Leaving the context early, by Ctrl-C too, stops what is still going on.
"""

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from goudkoorts.analysis.arena import Job, Played, Setting, play_job
from goudkoorts.engine.errors import BadTournament

T = TypeVar("T")
Play = Callable[[Setting, Sequence[Job]], Iterator[Played]]

LOCAL_RAY = "local"
PATIENCE = 10  # seconds to wait for an answer from elsewhere
BACKLOG = 4  # jobs under way or waiting for each process, so that none is ever idle
TASKS = 256  # the same for a whole cluster of Ray


def choose_way(workers: int | None, ray_address: str | None) -> AbstractContextManager[Play]:
    """Return the way asked for; `workers` are processes, or those of a Ray started here."""
    count = workers or os.cpu_count() or 1
    if ray_address is not None:
        return on_ray(ray_address, count)
    return in_this_process() if count == 1 else in_processes(count)


@contextmanager
def in_this_process() -> Iterator[Play]:
    """Play one job after the other, where a debugger can follow."""
    yield lambda setting, jobs: (play_job(setting, job) for job in jobs)


@contextmanager
def in_processes(workers: int) -> Iterator[Play]:
    """Play jobs in processes of their own."""
    ours = set(active_children())
    # Fresh processes: a copy of this one would inherit the threads of its progress bar and of compiled code half-way.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _leave_ctrl_c_to_the_parent)
    try:
        yield partial(_play_in, pool, BACKLOG * workers)
    except BaseException:
        for child in set(active_children()) - ours:
            child.terminate()  # a bot may think for minutes
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def on_ray(address: str, workers: int) -> Iterator[Play]:
    """Play jobs as tasks of a Ray cluster; "local" starts one here."""
    ray = _import_ray()
    where: dict[str, Any] = {"address": address}
    if address == LOCAL_RAY:
        where |= {"num_cpus": workers, "include_dashboard": False}
    try:
        _knock_at(address)
        ray.init(**where, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        raise BadTournament(f"cannot reach Ray at {address!r}: {error}") from None
    try:
        yield partial(_play_on, ray)
    finally:
        ray.shutdown()


def _leave_ctrl_c_to_the_parent() -> None:
    """A terminal sends Ctrl-C to every process; only the parent knows what to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in(pool: ProcessPoolExecutor, window: int, setting: Setting, jobs: Sequence[Job]) -> Iterator[Played]:
    """Yield what a pool of processes has played."""
    try:
        for done in _in_turn(jobs, window, lambda job: pool.submit(play_job, setting, job), _wait_for_processes):
            yield done.result()
    except BrokenProcessPool:
        raise BadTournament("a process that played matches died; a bot may have ended it, or used up memory") from None


def _wait_for_processes(running: list[Future[Played]]) -> tuple[list[Future[Played]], list[Future[Played]]]:
    """Part the jobs that are done from those that are not, once there is one."""
    done, not_done = wait(running, return_when=FIRST_COMPLETED)
    return list(done), list(not_done)


def _in_turn(
    jobs: Sequence[Job], window: int, start: Callable[[Job], T], wait_for: Callable[[list[T]], tuple[list[T], list[T]]]
) -> Iterator[T]:
    """Start jobs so that never more than `window` are under way, and yield those that are done."""
    waiting = iter(jobs)
    running: list[T] = []
    while True:
        running += map(start, islice(waiting, window - len(running)))
        if not running:
            return
        done, running = wait_for(running)
        yield from done


def _import_ray() -> Any:
    """Return Ray, which is an extra; it is not to report how it is used."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the future default; Ray warns until it is set
    try:
        import ray
    except ImportError:
        raise BadTournament("Ray is not installed: pip install 'goudkoorts[scale]'") from None
    return ray


def _knock_at(address: str) -> None:
    """Raise an OSError when nobody answers at `host:port`: Ray itself would go on trying for ever."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _play_on(ray: Any, setting: Setting, jobs: Sequence[Job]) -> Iterator[Played]:
    """Yield what Ray has played."""
    task, shared = ray.remote(play_job), ray.put(setting)
    try:
        for done in _in_turn(jobs, TASKS, partial(task.remote, shared), ray.wait):
            yield ray.get(done)
    except ray.exceptions.RayError as error:
        raise BadTournament(f"Ray gave up: {error}") from None
