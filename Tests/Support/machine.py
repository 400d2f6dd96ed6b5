"""Timeouts that follow the speed of the machine.

The process that starts the tests times a fixed piece of work. Its result is passed on in the environment, so that the
workers of pytest-xdist use the same factor. Timeouts are never shorter than written.
"""

import os
import statistics
import time

import pytest

VARIABLE = "FANFOLD_SLOWNESS"
REFERENCE_TIME = 0.031  # seconds that `work` takes on the idle machine for which the timeouts are written
REFERENCE_CROWD = 2.5  # test processes per processor for which they are written
ROUNDS = 9
LIMIT = 10  # A larger factor would hide a test that hangs.


def work():
    """Takes a fixed number of steps on one processor."""
    total = 0
    for number in range(300_000):
        total = (total * 31 + number) % 1_000_003
    return total


def measured(task=work, rounds=ROUNDS, clock=time.perf_counter):
    """Returns the median time of a task in seconds, including the time in which other programs use the processor."""
    times = []
    for _ in range(rounds):
        start = clock()
        task()
        times.append(clock() - start)
    return statistics.median(times)


def crowd(processes, processors):
    """Returns the ratio of test processes per processor to the reference."""
    return processes / processors / REFERENCE_CROWD


def factor(slowness, crowd):
    """Returns the factor of all timeouts for a slowness and a crowd, each 1 on the reference machine."""
    return min(max(slowness, 1) * max(crowd, 1), LIMIT)


if VARIABLE not in os.environ:
    os.environ[VARIABLE] = f"{measured() / REFERENCE_TIME:.2f}"
SLOWNESS = float(os.environ[VARIABLE])
PROCESSES = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
PROCESSORS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
FACTOR = factor(SLOWNESS, crowd(PROCESSES, PROCESSORS))


def scaled(seconds):
    """Returns a time for this machine: a limit, or a pause in which something ends. Not a time that a test measures."""
    return seconds * FACTOR


def pytest_report_header():
    """Reports the measured slowness, from which the timeouts follow."""
    return f"slowness: {SLOWNESS} times the reference time on {PROCESSORS} processors"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Scales the timeout of each test, whether from its marker or from the command line."""
    for item in items:
        marker = item.get_closest_marker("timeout")
        seconds = marker.args[0] if marker else config.getoption("timeout", None)
        if seconds:
            item.add_marker(pytest.mark.timeout(scaled(float(seconds))), append=False)
