"""Timeouts grow with the slowness of the machine, and with the number of test processes."""

import os
import subprocess
import sys

import pytest
from machine import LIMIT, crowd, factor, measured
from support import ROOT

TESTS = """
import time, pytest

def test_by_the_command_line():
    time.sleep(2)

@pytest.mark.timeout(1)
def test_by_a_marker():
    time.sleep(2)
"""


@pytest.mark.parametrize(
    "slowness, crowding, expected",
    [(1, 1, 1), (0.5, 0.5, 1), (3, 1, 3), (3, 0.4, 3), (1, 2, 2), (3, 2, 6), (9, 9, LIMIT)],
)
def test_the_factor_is_never_less_than_one(slowness, crowding, expected):
    assert factor(slowness, crowding) == expected


def test_one_processor_is_more_crowded_than_two():
    assert crowd(processes=5, processors=2) == 1
    assert crowd(processes=5, processors=1) == 2


def test_the_median_of_a_task_is_measured():
    times = iter([0, 1, 10, 14, 20, 22])
    assert measured(lambda: None, rounds=3, clock=lambda: next(times)) == 2


@pytest.mark.slow
@pytest.mark.parametrize("slowness, failed", [("1", 2), ("10", 0)])
@pytest.mark.parametrize("options", [[], ["--numprocesses", "1"]], ids=["alone", "worker"])
def test_timeouts_follow_the_slowness(tmp_path, slowness, failed, options):
    (tmp_path / "test_slow.py").write_text(TESTS)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    folders = ["--rootdir", tmp_path, "--basetemp", tmp_path / "temporary"]
    command = ["pytest", "-p", "machine", "--timeout", "1", *folders, *options, tmp_path]
    result = subprocess.run(
        [sys.executable, "-m", *command], cwd=tmp_path, capture_output=True, text=True,
        env=environment | {"FANFOLD_SLOWNESS": slowness, "PYTHONPATH": str(ROOT / "Tests/Support")},
    )  # fmt: skip
    assert (f"{failed} failed" if failed else "2 passed") in result.stdout, result.stdout + result.stderr
