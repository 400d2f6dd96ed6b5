"""Tests keyframe layouts in the command: presets by name, and files."""

import json
import re

import pytest
from support import ROOT, complaint, run

PRESETS = sorted(path.stem for path in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json"))

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
    """Writes a layout to a file and returns its path."""

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


def test_inspect_reads_a_layout_file(file):
    result = inspect(file(PAGES))
    assert (result.returncode, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert report["contentLength"] == 3600
    assert report["restingOffset"] == 400
    first, second = sorted(report["visibleItems"], key=lambda item: item["index"])
    assert (first["index"], second["index"]) == (1, 2)
    assert first["quad"][0] == pytest.approx([-100, 0])
    assert second["appearance"] == {"shade": pytest.approx(0.5 * (3 * 0.75**2 - 2 * 0.75**3))}


def replay(tmp_path, layout, *options):
    script = tmp_path / "script.json"
    events = [{"at": 0.5, "type": "scrollTo", "index": 3}, {"at": 3, "type": "remove", "index": 3}]
    script.write_text(
        json.dumps({"viewport": {"width": 400, "height": 800}, "items": 9, "events": events, "layout": layout})
    )
    return run("replay", script, "--at", 0, 0.7, 3.2, 5, *options)


def test_a_layout_file_overrides_the_scripts_layout(file, tmp_path):
    own = replay(tmp_path, PAGES | {"name": "pages"})
    assert (own.returncode, own.stderr) == (0, "")
    frames = json.loads(own.stdout)
    assert {frame["layout"] for frame in frames} == {"pages"}
    assert [item["quad"][0] for item in frames[0]["visibleItems"] if item["index"] == 0] == [[0, 0]]
    assert frames[-1]["offset"] == pytest.approx(1200, abs=0.1)
    path = file(PAGES)
    given = replay(tmp_path, "tab-stack", "--layout", path)
    assert [frame["visibleItems"] for frame in json.loads(given.stdout)] == [frame["visibleItems"] for frame in frames]
    assert {frame["layout"] for frame in json.loads(given.stdout)} == {str(path)}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_scripts_preset_equals_the_inspected_one(preset, tmp_path):
    first = json.loads(replay(tmp_path, preset).stdout)[0]
    inspected = json.loads(
        run(*("inspect", "--layout", preset, "--viewport", "400x800", "--items", 9, "--format", "json")).stdout
    )
    assert [item["quad"] for item in first["visibleItems"]] == [item["quad"] for item in inspected["visibleItems"]]


def test_a_layout_changes_to_keyframes_and_back(tmp_path):
    script = {"layout": "card-carousel", "viewport": {"width": 400, "height": 800}, "items": 9, "item": 4}
    script["events"] = [
        {"at": 0.1, "type": "setLayout", "layout": PAGES},
        {"at": 2, "type": "setLayout", "layout": "card-carousel"},
    ]
    path = tmp_path / "script.json"
    path.write_text(json.dumps(script))
    before, there, back = json.loads(run("replay", path, "--at", 0, 1.9, 4).stdout)
    assert there["offset"] == pytest.approx(1600)
    assert there["visibleItems"][-1]["index"] == 4
    for first, last in zip(before["visibleItems"], back["visibleItems"], strict=True):
        assert first["index"] == last["index"]
        for corner, same in zip(first["quad"], last["quad"], strict=True):
            assert same == pytest.approx(corner, abs=0.01)


def test_errors_in_a_scripts_keyframes_name_the_path(tmp_path):
    result = replay(tmp_path, PAGES | {"axis": "up"})
    assert complaint(result) == (
        f'fanfold: {tmp_path}/script.json: layout: axis must be one of "horizontal", "vertical", but is "up"\n'
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_inspected_and_pass_the_check(preset):
    result = inspect(preset)
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["visibleItems"]
    result = run("check", preset, "--cases", 60, "--seed", 3)
    assert (result.returncode, result.stdout.strip()) == (0, f"{preset} passed 60 cases, seed 3")


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ("", "line 1, column 0: unexpected token near end of file"),
        ('{"axis": "horizontal",\n "pitch": 1 "snaps": true}', "line 2, column 19: '}' expected near '\"snaps\"'"),
        ('{"axis": "horizontal", "axis": "vertical"}', "line 1, column 29: duplicate object key near '\"axis\"'"),
        (PAGES | {"description": "x" * 1_000_000}, "the text must be at most 1000000 bytes long"),
        (PAGES | {"axis": "up"}, 'axis must be one of "horizontal", "vertical", but is "up"'),
        (
            PAGES | {"keyframes": [{"at": 0, "opacity": 2}]},
            "keyframes[0].opacity must be a number from 0 to 1, but is 2",
        ),
        (
            PAGES | {"keyframes": [{"at": 0}]},
            "keyframes[0].at must be a distance at which items are outside the viewport, at most 500 items away: add a keyframe with another x or y, but is 0",
        ),
        (
            PAGES
            | {
                "keyframes": [{"at": -2, "opacity": 0}, {"at": 0, "x": 0}, {"at": 2, "opacity": 0}],
                "before": "held",
                "after": "held",
            },
            "keyframes[0].opacity must be greater than 0 at one of the keyframes, because no item is visible otherwise, but is 0",
        ),
    ],
)
@pytest.mark.parametrize("command", ["inspect", "check"])
def test_errors_in_a_layout_file_name_the_path(file, command, layout, said):
    path = file(layout)
    result = inspect(path) if command == "inspect" else run("check", path)
    assert complaint(result) == f"fanfold: {path}: {said}\n"


ARTICLE = (ROOT / "Sources/FanfoldKeyframes/FanfoldKeyframes.docc/Keyframes.md").read_text()


@pytest.mark.parametrize("text", re.findall(r"```json\n(.*?)```", ARTICLE, re.S), ids=["pager", "parameter"])
def test_the_articles_layouts_are_shown(file, text):
    result = inspect(file(text))
    assert (result.returncode, result.stderr) == (0, "") and json.loads(result.stdout)["visibleItems"]


def test_a_missing_file_is_named(tmp_path):
    result = run("check", tmp_path / "none.json")
    assert "none.json' could not be read: there is no such file" in complaint(result)


def test_a_layout_without_parameters_of_its_own_has_those_of_the_feel(file):
    result = inspect(file(PAGES), "--set", "tilt=3")
    assert "there is no parameter 'tilt'. The layout's parameters are deceleration, " in complaint(result)
    assert inspect(file(PAGES), "--set", "deceleration=0.99").stdout == inspect(file(PAGES)).stdout


@pytest.mark.parametrize("preset", PRESETS)
def test_inspect_sets_each_parameter_of_a_preset(preset):
    def frame(*options):
        report = json.loads(inspect(preset, *options).stdout)
        return [report["contentLength"], report["visibleItems"]]

    usual = frame()
    file = json.loads((ROOT / f"Sources/FanfoldKeyframes/Presets/{preset}.json").read_text())
    for parameter in file["parameters"]:
        name, standard = parameter["name"], parameter["default"]
        assert frame("--set", f"{name}={standard}") == usual
        ends = {parameter["minimum"], parameter["maximum"]} - {standard}
        changed = [frame("--set", f"{name}={end}") for end in ends]
        assert changed and usual not in changed, name
        least = parameter["minimum"] - 1
        result = inspect(preset, "--set", f"{name}={least:g}")
        assert f"{name} must be from {parameter['minimum']:g} to {parameter['maximum']:g}" in result.stderr


def test_a_layout_file_has_parameters_that_must_suit_each_other(file):
    fade = {
        "unit": "fraction",
        "default": 0,
        "minimum": 0,
        "maximum": 0.8,
        "adds": {"keyframes": [{"at": 1, "opacity": -1}]},
    }
    keyframes = [{"at": -1, "x": -400}, {"at": 1, "x": 400, "opacity": 1}]
    layout = file(PAGES | {"keyframes": keyframes, "parameters": [fade | {"name": "first"}, fade | {"name": "second"}]})
    assert inspect(layout, "--set", "first=0.7").returncode == 0
    result = inspect(layout, "--set", "first=0.7", "--set", "second=0.5")
    assert "second must be a value that suits the other parameters, but is 0.5" in result.stderr


def test_a_script_sets_parameters_of_a_preset(tmp_path):
    script = tmp_path / "script.json"
    events = [{"at": 1, "type": "setParameters", "parameters": {"tilt": 20}}]
    document = {"layout": "cover-flow", "parameters": {"itemSize": 1.2}, "viewport": {"width": 400, "height": 800}}
    script.write_text(json.dumps(document | {"items": 9, "events": events}))
    result = run("replay", script, "--at", 0, 3)
    assert (result.returncode, result.stderr) == (0, "")
    before, after = ({item["index"]: item for item in frame["visibleItems"]} for frame in json.loads(result.stdout))
    assert before[0]["size"]["width"] == after[0]["size"]["width"] == pytest.approx(0.54 * 1.2 * 400)
    options = ["--offset", 0, "--set", "itemSize=1.2", "--set", "tilt=20"]
    inspected = json.loads(
        run(
            *("inspect", "--layout", "cover-flow", "--viewport", "400x800", "--items", 9, "--format", "json"), *options
        ).stdout
    )
    assert [item["quad"] for item in inspected["visibleItems"] if item["index"] == 1] == [after[1]["quad"]]
    assert before[1]["quad"] != after[1]["quad"]
