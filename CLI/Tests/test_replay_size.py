"""Tests the limits of script size and number of times."""

import json
import resource
import subprocess

import pytest
from machine import scaled
from replay import script
from support import PROGRAM, complaint, run

LARGEST = 16_000_000  # bytes
MOST_TIMES = 10_000


def processor_time(*arguments, **options):
    """Returns the command's CPU time in seconds, and its output."""

    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    result = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, timeout=scaled(100), **options)
    return used() - before, result


@pytest.fixture
def large(tmp_path):
    """A script of almost the largest size."""
    whole = json.dumps(script("tab-stack", (0, "pointerDown", {"pointer": 1, "x": 100.5, "y": 400.25})))
    start, end = whole.rsplit("]}", 1)
    move = ', {"at": %.6f, "type": "pointerMove", "pointer": 1, "x": %.4f, "y": 400.25}'
    count = (LARGEST - 1_000_000) // len(move % (1, 100))
    path = tmp_path / "large.json"
    with path.open("w") as file:
        file.write(start)
        file.writelines(move % (number / 1000, 100 + number % 200) for number in range(count))
        file.write("]}" + end)
    assert LARGEST - 2_000_000 < path.stat().st_size <= LARGEST
    return path


@pytest.mark.slow
def test_the_largest_script_is_read_in_seconds(large):
    seconds, result = processor_time("replay", large, "--at", 1)
    assert (result.returncode, result.stderr) == (0, b"")
    assert seconds < 4


@pytest.mark.parametrize("text", ['"' + "a" * 8_000_000 + '"', "1" * 1_000_000, "[" * 1_000_000, "{" * 1_000_000])
def test_one_long_value_costs_no_more_than_many_short_ones(text, tmp_path):
    path = tmp_path / "script.json"
    path.write_text(text)
    seconds, result = processor_time("replay", path)
    assert result.returncode == 1 and result.stderr.count(b"\n") == 1 and len(result.stderr) < 1000
    assert seconds < 3


def test_a_too_large_script_is_rejected_unread(tmp_path):
    path = tmp_path / "script.json"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert f"script.json: the text must be at most {LARGEST} bytes long\n" in complaint(run("replay", path))
    assert f"the text must be at most {LARGEST} bytes long\n" in complaint(run("replay", "/dev/zero"))


@pytest.mark.slow
def test_an_error_at_the_end_of_the_largest_script_is_found_in_seconds(large):
    text = large.read_text().rsplit("]", 1)
    large.write_text('{"at": 1e6, "type": "nope"}]'.join([text[0] + ", ", text[1]]))
    seconds, result = processor_time("replay", large, "--at", 1)
    assert b'but is "nope"' in result.stderr
    assert seconds < 4


def test_the_output_is_limited(tmp_path):
    path = tmp_path / "script.json"
    path.write_text(json.dumps(script("tab-stack")))
    seconds, result = processor_time("replay", path, "--at", *["1"] * 60_000)
    assert f"--at must have at most {MOST_TIMES} times, but has 60000".encode() in result.stderr
    assert seconds < 4

    moves = [(0, "pointerDown", {"pointer": 1, "x": 9, "y": 9})] + [(0, "reload", {"index": 0})] * 5000
    path.write_text(json.dumps(script("tab-stack", *moves)))
    seconds, result = processor_time("replay", path, "--at", *["1"] * MOST_TIMES)
    assert b"at most 500000 items and events in all" in result.stderr
    assert seconds < 4


def test_an_item_held_at_the_edge_of_a_loop_costs_little(tmp_path):
    path = tmp_path / "script.json"
    down, move = {"pointer": 1, "x": 200, "y": 650}, {"pointer": 1, "x": 200, "y": 655}
    held = script("expanding", (0, "pointerDown", down), (0.7, "pointerMove", move))
    path.write_text(json.dumps({**held, "items": 31, "looping": True, "options": {"allowsReordering": True}}))
    frames = json.loads(run("replay", path, "--at", 30, 50, 100, 1e6).stdout)
    offsets = [frame["offset"] for frame in frames]
    assert offsets[0] != offsets[1] != offsets[2] == offsets[3]  # at most one minute after the last movement
    seconds, _ = processor_time("replay", path, "--at", "1e6")
    assert seconds < 1


@pytest.mark.parametrize("format", ["table", "json", "svg"])
def test_the_cost_per_visible_item_is_constant(format):
    options = ["--layout", "expanding", "--items", 1_000_000, "--item-at", "5,5", "--format", format]
    few, many = [processor_time("inspect", *options, "--viewport", f"390x{length}")[0] for length in (90_000, 720_000)]
    assert many < 16 * few


def test_a_frame_shows_at_most_500_items():
    options = ["--layout", "expanding", "--items", 1_000_000, "--format", "json"]
    frame = json.loads(run("inspect", *options, "--viewport", "390x1e12").stdout)
    assert len(frame["visibleItems"]) <= 500


def test_the_cost_per_time_is_constant(tmp_path):
    path = tmp_path / "script.json"
    path.write_text(json.dumps(script("tab-stack", (0, "open", {"index": 2}))))
    few, many = [
        processor_time("replay", path, "--at", *(number / 1000 for number in range(count)))[0] for count in (1000, 8000)
    ]
    assert many < 12 * few


def test_invalid_times_are_found_among_any_number_of_times(tmp_path):
    path = tmp_path / "script.json"
    path.write_text(json.dumps(script("tab-stack")))
    frames = json.loads(run("replay", path, "--at", 0.5, 0, "1e1", "--format", "json").stdout)
    assert [frame["at"] for frame in frames] == [0, 0.5, 10]
    assert "'soon'" in complaint(run("replay", path, "--at", 0.5, "soon", 1))
    assert "'2e6'" in complaint(run("replay", path, "--at", 0.5, "2e6"))
