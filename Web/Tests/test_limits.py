"""Tests the WebAssembly with counts, positions, lengths and times at their limits: no call traps."""

import os
import subprocess
from pathlib import Path

import pytest
from machine import scaled
from support import ROOT

SCRIPT = Path(__file__).with_name("limits.mjs")
SESSIONS = 400 * int(os.environ.get("FANFOLD_SOAK", 1))
SEED = int(os.environ.get("FANFOLD_SEED", 1))


@pytest.mark.parametrize("build", ["fanfold.wasm", "fanfold-keyframes.wasm"])
def test_no_call_traps_at_the_limits(build):
    command = ["node", SCRIPT, ROOT / "Web/dist" / build, f"{SEED}", f"{SESSIONS}"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=scaled(100) + SESSIONS / 10)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


# The first sessions of a run, and three in which a change of items settled content that returned at once.
@pytest.mark.parametrize(
    ("seed", "first", "count"), [(SEED, 0, SESSIONS // 2), (1, 3450, 1), (1, 3979, 1), (1, 6900, 1)]
)
def test_content_settles_once(seed, first, count):
    script = SCRIPT.with_name("settles.mjs")
    options = [
        "--experimental-default-type=module",
        script,
        ROOT / "Web/dist/fanfold.wasm",
        *map(str, [seed, count, first]),
    ]
    result = subprocess.run(["node", *options], capture_output=True, text=True, timeout=scaled(100) + SESSIONS / 10)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_a_pending_append_counts_against_the_maximum():
    command = ["node", SCRIPT.with_name("pending-append.mjs"), ROOT / "Web/dist/fanfold.wasm"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=scaled(10))
    assert (result.returncode, result.stdout, result.stderr) == (0, "false 2\n", "")
