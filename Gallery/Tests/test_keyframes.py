"""Layouts from keyframes in the command: by a preset's name, and by their file."""

import json

import pytest
from support import complaint, run

PRESETS = ["cover-flow", "cylinder", "cube", "time-machine", "wallet", "card-deck", "stories"]

PAGES = {
    "axis": "horizontal",
    "pitch": {"fraction": 1},
    "keyframes": [
        {"at": -1, "x": {"fraction": -1}},
        {"at": 0, "x": 0, "appearance": {"shade": 0}},
        {"at": 1, "x": {"fraction": 1}, "appearance": {"shade": 0.5}},
    ],
}


@pytest.fixture
def file(tmp_path):
    """Writes a layout into a file and tells its path."""

    def written(layout):
        path = tmp_path / "layout.json"
        path.write_text(layout if isinstance(layout, str) else json.dumps(layout))
        return path

    return written


def inspect(layout, *options):
    return run(
        *("inspect", "--layout", layout, "--viewport", "400x800", "--items", 9, "--offset", 500, "--format", "json"),
        *options,
    )


def test_a_layout_from_a_file_is_inspected(file):
    result = inspect(file(PAGES))
    assert (result.returncode, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert report["contentLength"] == 3600
    assert report["restingOffset"] == 400
    first, second = sorted(report["stage"], key=lambda item: item["index"])
    assert (first["index"], second["index"]) == (1, 2)
    assert first["quad"][0] == pytest.approx([-100, 0])
    assert second["appearance"] == {"shade": pytest.approx(0.5 * (3 * 0.75**2 - 2 * 0.75**3))}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_inspected_and_sound(preset):
    result = inspect(preset)
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["stage"]
    result = run("check", preset, "--cases", 60, "--seed", 3)
    assert (result.returncode, result.stdout.strip()) == (0, f"{preset} is sound in 60 cases, seed 3")


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ("{", "the layout must be a JSON object, but is no JSON"),
        (PAGES | {"axis": "up"}, 'axis must be one of "horizontal", "vertical", but is "up"'),
        (
            PAGES | {"keyframes": [{"at": 0, "opacity": 2}]},
            "keyframes[0].opacity must be a number from 0 to 1, but is 2",
        ),
        (
            PAGES | {"keyframes": [{"at": 0}]},
            "keyframes[0].at must be where items get out of sight, within 500, but is 0",
        ),
    ],
)
@pytest.mark.parametrize("command", ["inspect", "check"])
def test_what_is_wrong_in_a_file_is_said_with_its_place(file, command, layout, said):
    path = file(layout)
    result = inspect(path) if command == "inspect" else run("check", path)
    assert complaint(result) == f"fanfold: {path}: {said}\n"


def test_a_file_that_is_not_there_is_named(tmp_path):
    result = run("check", tmp_path / "none.json")
    assert "none.json': there is no such file" in complaint(result)


def test_a_layout_without_parameters_says_so():
    result = inspect("cube", "--set", "tilt=3")
    assert "there is no parameter 'tilt': the layout has none" in complaint(result)
