"""Runs jobs that can be pickled in several processes of this machine, or on a Ray cluster."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, TypeVar

from antipater.game.errors import AntipaterError

QUEUED = 3  # jobs submitted ahead for each processor

Job = TypeVar("Job")
Result = TypeVar("Result")


def parallel_map(
    function: Callable[[Job], Result], jobs: Iterator[Job], workers: int, cluster: bool
) -> Iterator[Result]:
    """Yield the result of every job as it finishes; on this machine, or on a cluster."""
    return on_cluster(function, jobs) if cluster else on_this_machine(function, jobs, workers)


def ignore_interrupts() -> None:
    """Ignore Ctrl+C in a worker: the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_this_machine(function: Callable[[Job], Result], jobs: Iterator[Job], workers: int) -> Iterator[Result]:
    """Yield results as they finish, from this process or from several."""
    if workers == 1:
        yield from map(function, jobs)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interrupts) as pool:
        running: set[Future[Result]] = set()
        try:
            while True:
                running |= {pool.submit(function, job) for job in islice(jobs, workers * QUEUED - len(running))}
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        except BrokenProcessPool as error:
            raise AntipaterError("a worker process died; finished games are kept") from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(function: Callable[[Job], Result], jobs: Iterator[Job]) -> Iterator[Result]:
    """Yield results from the Ray cluster of RAY_ADDRESS, or from one started on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    import ray

    started = not ray.is_initialized()
    if started:
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    running: list[Any] = []
    try:
        remote: Any = ray.remote(function)
        resources: Any = ray.cluster_resources
        queued = QUEUED * max(1, int(resources().get("CPU", 1)))
        running = [remote.remote(job) for job in islice(jobs, queued)]
        while running:
            finished, running = ray.wait(running)
            yield from ray.get(finished)
            running += [remote.remote(job) for job in islice(jobs, queued - len(running))]
    except ray.exceptions.RayError as error:
        raise AntipaterError(f"the cluster failed; finished games are kept: {error}") from error
    finally:
        for job in running:
            ray.cancel(job, force=True)
        if started:
            ray.shutdown()
