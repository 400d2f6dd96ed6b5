"""Tests `fanfold replay`: format and values of its output."""

import json
import xml.etree.ElementTree as ElementTree

import pytest
from replay import COUNT, HEIGHT, WIDTH, drag, item, names, near, replay, run_script, script
from support import LAYOUTS, complaint, run

KEYS = [
    "at",
    "layout",
    "viewport",
    "items",
    "offset",
    "contentLength",
    "restingOffset",
    "visibleItems",
    "phase",
    "opening",
    "focus",
    "events",
]
ITEM_KEYS = ["index", "size", "quad", "transform", "opacity", "z", "progress", "appearance", "identity", "leaving"]
SVG = "{http://www.w3.org/2000/svg}"

REMOVED = script("tab-stack", (0.5, "remove", {"index": 1}))
SESSION = script(
    "card-carousel",
    (0, "scrollTo", {"index": 5}),
    (0.2, "insert", {"index": 2, "count": 2}),
    (0.3, "append"),
    (0.9, "setLayout", {"layout": "task-switcher"}),
    (4, "remove", {"index": 3}),
    (4.1, "key", {"key": "enter"}),
)


# JSON


def test_frames_have_exactly_the_documented_keys():
    for frame in replay(REMOVED, 0, 0.6, 4):
        assert list(frame) == KEYS
        for entry in frame["visibleItems"]:
            assert list(entry) == ITEM_KEYS


def test_frames_are_sorted_by_the_given_times():
    assert [frame["at"] for frame in replay(REMOVED, 2, 0, 0.5, 0.5)] == [0, 0.5, 0.5, 2]


def test_the_default_times_are_the_last_event_and_three_seconds_later():
    assert [frame["at"] for frame in replay(REMOVED)] == [0.5, 3.5]
    assert [frame["at"] for frame in replay(script("tab-stack"))] == [0, 3]


def test_a_frame_contains_the_events_up_to_its_time():
    before, at_once = replay(REMOVED, 0.499, 0.5)
    assert (before["items"], names(before)) == (COUNT, [])
    assert (at_once["items"], names(at_once)) == (COUNT - 1, ["didRemove"])


def test_simultaneous_events_are_applied_in_order():
    moves = [(1, "insert", {"index": 0}), (1, "remove", {"index": 0}), (1, "move", {"from": 0, "to": 2})]
    assert replay(script("expanding", *moves), 1)[0]["events"] == [
        {"name": "didInsert", "index": 0, "count": 1},
        {"name": "didRemove", "index": 0, "count": 1},
        {"name": "didMove", "from": 0, "to": 2},
    ]


def test_items_keep_their_identity_and_leaving_items_are_marked():
    before, after, gone = replay(REMOVED, 0.4, 0.6, 3)
    assert item(after, 1)["identity"] == item(before, 2)["identity"]
    assert [entry["identity"] for entry in after["visibleItems"] if entry["leaving"]] == [item(before, 1)["identity"]]
    assert not any(entry["leaving"] for entry in before["visibleItems"] + gone["visibleItems"])


def test_the_opening_names_the_item_and_the_remaining_vignette():
    events = [(0, "open", {"index": 2}), (1, "close")]
    coming, there, going, gone = [frame["opening"] for frame in replay(script("tab-stack", *events), 0.1, 0.99, 1.1, 3)]
    assert coming["index"] == 2 and 0 < coming["vignette"] < 1
    assert there == {"index": 2, "vignette": 0}
    assert going["index"] is None and 0 < going["vignette"] < 1
    assert gone is None


def test_the_phase_names_the_contents_motion():
    down = [(0, "pointerDown", {"pointer": 7, "x": 100, "y": 400})]
    drag = [(0.02 * step, "pointerMove", {"pointer": 7, "x": 100, "y": 400 - 20 * step}) for step in range(1, 5)]
    up = [(0.08, "pointerUp", {"pointer": 7, "x": 100, "y": 320})]
    frames = replay(script("tab-stack", *down, *drag, *up), 0, 0.07, 0.2, 9)
    assert [frame["phase"] for frame in frames] == ["held", "dragging", "decelerating", "idle"]
    assert replay(script("tab-stack", (0, "scrollTo", {"index": 5})), 0.1)[0]["phase"] == "settling"


def test_a_script_supports_all_options_of_inspect():
    options = {"parameters": {"pitch": 120}, "insets": {"top": 20, "leading": 10}, "item": 3, "reduceMotion": True}
    frame = replay(script("tab-stack", **options))[-1]
    assert frame["contentLength"] == 120 * (COUNT - 1) + HEIGHT - 20  # The content rests between the insets.
    assert frame["offset"] == 120 * 3 - 20 - 20
    assert {entry["quad"][0][0] for entry in frame["visibleItems"]} == {10}
    mirrored = replay(script("card-carousel", direction="rtl"))[-1]
    assert item(mirrored, 1)["quad"][1][0] < WIDTH / 2


def test_numbers_can_use_any_json_notation():
    text = json.dumps(script("tab-stack")).replace(f'"items": {COUNT}', '"items": 1.2e1').replace("375", "375.0")
    assert replay(text) == replay(script("tab-stack"))


# The same again


@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_scripts_give_equal_bytes(layout):
    session = {**SESSION, "layout": layout}
    first, second = [run_script(session, "--at", 0.1, 0.35, 1, 4.2, 9) for _ in range(2)]
    assert first.returncode == 0
    assert first.stdout == second.stdout


@pytest.mark.parametrize("layout", LAYOUTS)
def test_sampling_does_not_change_the_result(layout):
    session = {**SESSION, "layout": layout}
    alone = replay(session, 4.2)[0]
    among_others = replay(session, *[0.05 * step for step in range(84)], 4.2)[-1]
    for frame in (alone, among_others):
        for entry in frame["visibleItems"]:
            del entry["identity"]  # identities are numbered when they are first sampled
    assert among_others == alone


# Drawing


def test_the_drawing_shows_the_times_side_by_side():
    svg = ElementTree.fromstring(run_script(REMOVED, "--at", 0, 0.6, 4, "--format", "svg").stdout)
    assert [text.text for text in svg.findall(f"{SVG}text")] == ["0 s", "0.6 s", "4 s"]
    pictures = svg.findall(f"{SVG}svg")
    frames = replay(REMOVED, 0, 0.6, 4)
    places = [float(picture.get("x")) for picture in pictures]
    widths = [float(picture.get("width")) for picture in pictures]
    assert places == [0, widths[0], widths[0] + widths[1]]
    assert float(svg.get("width")) == sum(widths)
    for picture, frame in zip(pictures, frames, strict=True):
        groups = picture.findall(f"{SVG}g")
        assert [int(group.find(f"{SVG}text").text) for group in groups] == [
            entry["index"] for entry in frame["visibleItems"]
        ]
        dashed = [group.find(f"{SVG}polygon").get("stroke-dasharray") is not None for group in groups]
        assert dashed == [entry["leaving"] for entry in frame["visibleItems"]]


def test_drawings_of_different_sizes_are_side_by_side():
    turned = script("tab-stack", (1, "resize", {"width": HEIGHT, "height": WIDTH}))
    svg = ElementTree.fromstring(run_script(turned, "--at", 0, 2, "--format", "svg").stdout)
    first, second = svg.findall(f"{SVG}svg")
    assert float(second.get("x")) == float(first.get("width")) < float(second.get("width"))
    assert float(svg.get("height")) > float(first.get("height")) > float(second.get("height"))


# The command


@pytest.mark.parametrize("option", ["-o", "--output"])
@pytest.mark.parametrize("format", ["json", "svg"])
def test_the_output_can_be_a_file(option, format, tmp_path):
    path = tmp_path / "output"
    written = run_script(REMOVED, "--format", format, option, path)
    assert (written.returncode, written.stdout, written.stderr) == (0, "", "")
    assert path.read_text() == run_script(REMOVED, "--format", format).stdout


def test_the_schema_is_printed_without_a_script(tmp_path):
    printed = run("replay", "--schema")
    assert (printed.returncode, printed.stderr) == (0, "")
    assert json.loads(printed.stdout)["title"] == "Replay script"
    assert run("replay", "--schema", "-o", tmp_path / "schema").returncode == 0
    assert (tmp_path / "schema").read_text() == printed.stdout
    assert "--schema must be used without a script" in complaint(run("replay", "--schema", "script.json"))


def test_the_script_can_be_standard_input():
    piped = run("replay", "-", "--at", 0.6, input=json.dumps(REMOVED))
    assert (piped.returncode, piped.stdout) == (0, run_script(REMOVED, "--at", 0.6).stdout)
    error = "fanfold: standard input: line 1, column 1: ']' expected near end of file\n"
    assert complaint(run("replay", "-", input="[")) == error


def test_help_shows_the_usage():
    text = run("replay", "--help").stdout
    assert all(word in text for word in ["<script>", "--at", "--format", "--output", "--schema"])
    assert max(len(line) for line in text.splitlines() if not line.startswith("USAGE")) <= 80


# Late events


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_velocity_uses_the_measured_times(layout):
    path = [(200, 400), (190, 390), (100, 300), (40, 240)]
    measured = drag(*path, start=0.1)
    late = [(0.3, name, {**members, "late": 0.3 - at}) for at, name, members in measured]
    at_once, heard_late = replay(script(layout, *measured), 30)[0], replay(script(layout, *late), 30)[0]
    assert heard_late["offset"] == near(at_once["offset"])
    assert heard_late["offset"] != replay(script(layout), 30)[0]["offset"]
    hurried = [(0.3, name, members) for _, name, members in measured]
    assert replay(script(layout, *hurried), 30)[0]["offset"] != heard_late["offset"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_changed_items_and_insets_apply_at_once(layout):
    before, after = replay(
        script(layout, (1, "setItems", {"items": 5}), (1, "setInsets", {"insets": {"top": 44}})), 0.9, 1
    )
    assert (before["items"], after["items"], after["phase"], names(after)) == (COUNT, 5, "idle", [])
    whole = script(layout, items=5, insets={"top": 44})
    assert [entry["quad"] for entry in after["visibleItems"]] == near(
        [entry["quad"] for entry in replay(whole, 0)[0]["visibleItems"]]
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_fold_applies_at_once_and_disappears(layout):
    fold = {"axis": "vertical", "position": 300, "width": 40}
    folding = script(layout, (1, "setDivision", {"division": fold}), (2, "setDivision", {}))
    flat, folded, again = replay(folding, 0.9, 1, 2)
    (whole,) = replay(script(layout, division=fold), 0)
    shown = [[entry["quad"] for entry in frame["visibleItems"]] for frame in (flat, folded, again, whole)]
    assert shown[1] == near(shown[3])
    assert shown[2] == near(shown[0])
    assert shown[1] != shown[0]


def test_many_drawings_are_in_rows():
    times = [each / 20 for each in range(120)]
    svg = ElementTree.fromstring(run_script(REMOVED, "--at", *times, "--format", "svg").stdout)
    pictures = svg.findall(f"{SVG}svg")
    assert len(pictures) == 120 and float(svg.get("width")) <= 4096
    for name, length in (("x", "width"), ("y", "height")):
        assert max(float(each.get(name)) + float(each.get(length)) for each in pictures) == float(svg.get(length))
    assert len({(each.get("x"), each.get("y")) for each in pictures}) == 120


def test_a_script_may_name_its_schema():
    named = {"$schema": "replay-script.schema.json", **REMOVED}
    assert run_script(named, "--at", 1).stdout == run_script(REMOVED, "--at", 1).stdout
