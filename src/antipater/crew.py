"""Spreads jobs that can be pickled over the processors of this machine, or over a Ray cluster."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, TypeVar

from antipater.game.errors import AntipaterError

AHEAD = 3  # jobs that wait for each processor

Job = TypeVar("Job")
Done = TypeVar("Done")


def spread(do: Callable[[Job], Done], todo: Iterator[Job], workers: int, cluster: bool) -> Iterator[Done]:
    """Do every job, here or on a cluster, and yield what comes of it."""
    return on_cluster(do, todo) if cluster else on_this_machine(do, todo, workers)


def ignore_interrupts() -> None:
    """Leave it to the process that began to end it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_this_machine(do: Callable[[Job], Done], todo: Iterator[Job], workers: int) -> Iterator[Done]:
    """Yield results as they come, from this process or from several."""
    if workers == 1:
        yield from map(do, todo)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interrupts) as pool:
        running: set[Future[Done]] = set()
        try:
            while True:
                running |= {pool.submit(do, job) for job in islice(todo, workers * AHEAD - len(running))}
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        except BrokenProcessPool as error:
            raise AntipaterError("a process that played games has died; what was played is kept") from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(do: Callable[[Job], Done], todo: Iterator[Job]) -> Iterator[Done]:
    """Yield results as a Ray cluster has them: that of RAY_ADDRESS, else one that is begun on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    import ray

    begun = not ray.is_initialized()
    if begun:
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    running: list[Any] = []
    try:
        remote: Any = ray.remote(do)
        resources: Any = ray.cluster_resources
        ahead = AHEAD * max(1, int(resources().get("CPU", 1)))
        running = [remote.remote(job) for job in islice(todo, ahead)]
        while running:
            finished, running = ray.wait(running)
            yield from ray.get(finished)
            running += [remote.remote(job) for job in islice(todo, ahead - len(running))]
    except ray.exceptions.RayError as error:
        raise AntipaterError(f"the cluster has failed; what was played is kept: {error}") from error
    finally:
        for job in running:
            ray.cancel(job, force=True)
        if begun:
            ray.shutdown()
