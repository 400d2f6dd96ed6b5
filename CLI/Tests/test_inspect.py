"""Tests `fanfold inspect`: values and format of its output."""

import itertools
import json
import math
import re
import xml.etree.ElementTree as ElementTree

import pytest
from support import LAYOUTS, VERTICAL, run

WIDTH, HEIGHT = 375, 667
OFFSETS = [-40, 0, 270, 1234.5]

TOLERANCE = 1e-6  # for worked examples with six decimals
ROUNDING = 1e-9  # for numbers computed in two ways


def inspect(layout, offset=270, *options, viewport=f"{WIDTH}x{HEIGHT}", items=31, format="json"):
    result = run(
        "inspect",
        "--layout",
        layout,
        "--viewport",
        viewport,
        "--items",
        items,
        "--offset",
        offset,
        "--format",
        format,
        *options,
    )
    assert (result.returncode, result.stderr) == (0, "")
    return json.loads(result.stdout) if format == "json" else result.stdout


def item(report, index):
    return next(item for item in report["visibleItems"] if item["index"] == index)


def numbers(value):
    """All numbers in a JSON value."""
    if isinstance(value, dict):
        return [number for member in value.values() for number in numbers(member)]
    if isinstance(value, list):
        return [number for element in value for number in numbers(element)]
    return [value] if isinstance(value, (int, float)) else []


def near(expected, tolerance=TOLERANCE):
    return pytest.approx(expected, abs=tolerance, rel=0)


# Worked examples

QUADS = [
    ("expanding", 2, [(0, 140), (375, 140), (375, 330), (0, 330)]),
    (
        "tab-stack",
        2,
        [(1.935099, 211.048796), (373.064901, 211.048796), (322.433649, 508.898015), (52.566351, 508.898015)],
    ),
    (
        "card-carousel",
        1,
        [(64.842577, 83.415303), (327.30028, 83.415303), (327.30028, 583.584697), (64.842577, 583.584697)],
    ),
    ("task-switcher", 0, [(34.514, 62.743645), (340.486, 62.743645), (340.486, 314.240927), (34.514, 314.240927)]),
]


@pytest.mark.parametrize("layout, index, corners", QUADS)
def test_corners_match_the_worked_examples(layout, index, corners):
    quad = item(inspect(layout), index)["quad"]
    assert [number for corner in quad for number in corner] == near(list(itertools.chain(*corners)))


@pytest.mark.parametrize(
    "layout, index, appearance",
    [
        ("expanding", 2, {"coverOpacity": 0.525, "detailOpacity": 0.5, "titleScale": 0.5}),
        ("album-fan", 3, {"layerOffsets": [0, 1.465184, 2.930368, 4.395551, 5.860735]}),
        ("card-carousel", 1, {"scale": math.cos(abs(196.071429 - 187.5) / 375 * math.pi / 4)}),
        ("task-switcher", 0, {"scale": 0.932849, "displacement": -6.355105}),
        ("tab-stack", 2, {"tilt": -60 + 20 * 50 / 667}),
    ],
)
def test_appearance_matches_the_worked_examples(layout, index, appearance):
    actual = item(inspect(layout), index)["appearance"]
    assert list(actual) == list(appearance)
    for name, expected in appearance.items():
        assert actual[name] == near(expected)


@pytest.mark.parametrize(
    "layout, index, progress",
    [
        ("expanding", 2, 0.5),
        ("album-fan", 3, -0.195358),
        ("task-switcher", 0, -1.11919),
    ],
)
def test_progress_matches_the_worked_examples(layout, index, progress):
    assert item(inspect(layout), index)["progress"] == near(progress)


@pytest.mark.parametrize(
    "layout, length, rest",
    [
        ("expanding", 6067, 360),
        ("tab-stack", 5467, 270),
        ("card-carousel", 8732.142857, 278.571429),
    ],
)
def test_content_lengths_and_resting_offsets_match_the_worked_examples(layout, length, rest):
    report = inspect(layout)
    assert report["contentLength"] == near(length)
    assert report["restingOffset"] == near(rest)


# Form


@pytest.mark.parametrize("layout", LAYOUTS)
def test_objects_have_exactly_the_documented_keys(layout):
    report = inspect(layout)
    keys = ["layout", "viewport", "items", "offset", "contentLength", "restingOffset", "visibleItems"]
    assert list(report) == keys
    assert list(inspect(layout, 270, "--item-at", "1,1")) == keys[:-1] + ["itemAt", "visibleItems"]
    assert list(report["viewport"]) == ["width", "height"]
    for entry in report["visibleItems"]:
        assert list(entry) == ["index", "size", "quad", "transform", "opacity", "z", "progress", "appearance"]
        assert list(entry["size"]) == ["width", "height"]
        assert [len(corner) for corner in entry["quad"]] == [2, 2, 2, 2]
        assert len(entry["transform"]) == 16


def test_the_report_repeats_its_input():
    report = inspect("album-fan", 12.25, viewport="390.5x844", items=7)
    assert report["layout"] == "album-fan"
    assert report["viewport"] == {"width": 390.5, "height": 844}
    assert (report["items"], report["offset"]) == (7, 12.25)


def test_numbers_have_full_precision():
    assert inspect("card-carousel")["contentLength"] == near(31 * 0.7 * 375 + 0.3 * 375 + 30 * 0.3 * 375 / 7, ROUNDING)
    assert item(inspect("album-fan"), 3)["progress"] == near(2 * (66 + 142) / (375 + 142) - 1, ROUNDING)


def test_the_default_offset_is_0():
    result = run("inspect", "--layout", "expanding", "--viewport", "375x667", "--items", "3", "--format", "json")
    assert json.loads(result.stdout)["offset"] == 0


# Geometry


def project(transform, x, y):
    """The projection of a point in the item's plane: a row vector times the matrix."""
    row = [x * transform[column] + y * transform[4 + column] + transform[12 + column] for column in range(4)]
    return [row[0] / row[3], row[1] / row[3]]


def holds(quad, point):
    """Whether a convex, clockwise quad contains a point."""
    return all(
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) >= 0
        for a, b in zip(quad, quad[1:] + quad[:1])
    )


@pytest.mark.parametrize("options", [[], ["--direction", "rtl"], ["--reduce-motion"], ["--insets", "20,10,30,5"]])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_transform_projects_corners_to_the_quad(layout, options):
    for offset in OFFSETS:
        for entry in inspect(layout, offset, *options)["visibleItems"]:
            width, height = entry["size"]["width"], entry["size"]["height"]
            corners = [(0, 0), (width, 0), (width, height), (0, height)]
            for (x, y), corner in zip(corners, entry["quad"]):
                assert project(entry["transform"], x, y) == near(corner, ROUNDING * 1000)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_frame_is_back_to_front_and_contains_only_visible_items(layout):
    for offset in OFFSETS:
        frame = inspect(layout, offset)["visibleItems"]
        assert frame
        assert [entry["z"] for entry in frame] == sorted(entry["z"] for entry in frame)
        for entry in frame:
            xs, ys = zip(*entry["quad"])
            assert entry["opacity"] > 0
            assert max(xs) >= 0 and min(xs) <= WIDTH and max(ys) >= 0 and min(ys) <= HEIGHT


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_item_at_a_point_is_the_front_most_quad(layout):
    frame = inspect(layout)["visibleItems"]
    seen = set()
    for x, y in itertools.product([0.5, 101, 187.5, 333, 374.5], [0.5, 130, 333.5, 480, 666.5]):
        hits = [entry["index"] for entry in frame if holds(entry["quad"], (x, y))]
        answer = inspect(layout, 270, "--item-at", f"{x},{y}")["itemAt"]
        assert answer == (hits[-1] if hits else None)
        seen.add(answer)
    assert len(seen) > 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_right_to_left_mirrors_only_horizontal_layouts(layout):
    plain, mirrored = inspect(layout), inspect(layout, 270, "--direction", "rtl")
    if layout in VERTICAL:
        assert mirrored == plain
        return
    assert [entry["index"] for entry in mirrored["visibleItems"]] == [entry["index"] for entry in plain["visibleItems"]]
    for left, right in zip(plain["visibleItems"], mirrored["visibleItems"]):
        top_left, top_right, bottom_right, bottom_left = [[WIDTH - x, y] for x, y in left["quad"]]
        for actual, expected in zip(right["quad"], [top_right, top_left, bottom_left, bottom_right]):
            assert actual == near(expected, ROUNDING)


def test_reduce_motion_flattens_pages_and_disables_scaling():
    for layout in LAYOUTS:
        for entry in inspect(layout, 270, "--reduce-motion")["visibleItems"]:
            transform = entry["transform"]
            assert [transform[at] for at in (0, 1, 3, 4, 5, 7, 15)] == [1, 0, 0, 0, 1, 0, 1]
            assert entry["opacity"] == 1


def test_the_last_value_of_a_parameter_wins():
    assert inspect("tab-stack", 0, "--set", "pitch=120")["contentLength"] == 30 * 120 + HEIGHT
    assert inspect("tab-stack", 0, "--set", "pitch=120", "--set", "pitch=50")["contentLength"] == 30 * 50 + HEIGHT
    both = inspect("tab-stack", 0, "--set", "topTilt=-45", "--set", "addedTilt=0")
    assert {entry["appearance"]["tilt"] for entry in both["visibleItems"]} == {-45}


@pytest.mark.parametrize("layers", [1, 3, 8])
def test_the_fan_lists_each_layer(layers):
    for entry in inspect("album-fan", 270, "--set", f"layers={layers}")["visibleItems"]:
        assert len(entry["appearance"]["layerOffsets"]) == layers


def test_insets_narrow_a_vertical_layout():
    for entry in inspect("expanding", 0, "--insets", "0,40,0,15")["visibleItems"]:
        assert (entry["quad"][0][0], entry["quad"][1][0]) == (40, WIDTH - 15)


def test_negative_numbers_are_valid_option_values():
    spaced = run(
        "inspect",
        "--layout",
        "tab-stack",
        "--viewport",
        "375x667",
        "--items",
        "9",
        "--offset",
        "-20",
        "--item-at",
        "-5,-5",
        "--format",
        "json",
    )
    joined = run(
        "inspect",
        "--layout",
        "tab-stack",
        "--viewport",
        "375x667",
        "--items",
        "9",
        "--offset=-20",
        "--item-at=-5,-5",
        "--format",
        "json",
    )
    assert spaced.stdout == joined.stdout
    assert json.loads(spaced.stdout)["offset"] == -20


@pytest.mark.parametrize(
    "viewport, items",
    [
        ("0x0", 31),
        ("0x667", 31),
        ("375x0", 31),
        ("375x667", 0),
        ("0x0", 0),
        ("1e-9x1e-9", 3),
        ("1e12x1e12", 3),
    ],
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_empty_and_extreme_input_gives_finite_numbers(layout, viewport, items):
    for offset in [-1e12, 0, 1e12]:
        report = inspect(layout, offset, "--item-at", "0,0", viewport=viewport, items=items)
        assert all(math.isfinite(number) for number in numbers(report))
        if items == 0 or viewport.startswith("0x") or viewport.endswith("x0"):
            assert (report["visibleItems"], report["itemAt"]) == ([], None)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_cost_does_not_depend_on_the_item_count(layout):
    report = inspect(layout, 5e9, items=1_000_000_000)
    assert 0 < len(report["visibleItems"]) < 30


# Table and drawing


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_table_is_the_default_format_with_aligned_columns(layout):
    text = inspect(layout, 270, "--item-at", "100,400", format="table")
    assert (
        text
        == run(
            "inspect",
            "--layout",
            layout,
            "--viewport",
            "375x667",
            "--items",
            "31",
            "--offset",
            "270",
            "--item-at",
            "100,400",
        ).stdout
    )
    facts, table = [part.splitlines() for part in text.split("\n\n")]
    report = inspect(layout, 270, "--item-at", "100,400")
    assert f"item at 100,400  {'none' if report['itemAt'] is None else report['itemAt']}" in facts
    assert len({len(line) for line in table}) == 1
    assert table[0].split()[:3] == ["index", "z", "opacity"]
    assert [int(line.split()[0]) for line in table[1:]] == [entry["index"] for entry in report["visibleItems"]]


def test_the_table_of_an_empty_frame_has_only_a_header():
    facts, table = inspect("expanding", items=0, format="table").split("\n\n")
    assert "visible         0" in facts
    assert len(table.splitlines()) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_drawing_shows_each_quad_with_its_index(layout):
    report = inspect(layout, 500)
    text = inspect(layout, 500, format="svg")
    svg = ElementTree.fromstring(text)
    name = "{http://www.w3.org/2000/svg}"
    assert svg.tag == f"{name}svg"
    groups = svg.findall(f"{name}g")
    assert [int(group.find(f"{name}text").text) for group in groups] == [
        entry["index"] for entry in report["visibleItems"]
    ]
    for group, entry in zip(groups, report["visibleItems"]):
        points = [
            [float(number) for number in point.split(",")]
            for point in group.find(f"{name}polygon").get("points").split()
        ]
        assert [number for point in points for number in point] == near(
            [number for corner in entry["quad"] for number in corner], 0.0006
        )
        assert float(group.get("opacity")) == near(entry["opacity"], 0.0006)
    frame = svg.findall(f"{name}rect")[-1]
    assert (frame.get("width"), frame.get("height"), frame.get("fill")) == ("375", "667", "none")
    assert re.findall(r"https?://\S+?\"", text) == ['http://www.w3.org/2000/svg"']


def test_an_empty_drawing_is_valid():
    svg = ElementTree.fromstring(inspect("tab-stack", viewport="0x0", format="svg"))
    assert float(svg.get("width")) > 0 and float(svg.get("height")) > 0
