"""The layouts in browsers other than Chromium: the screen matches the command's report."""

import base64
import io
import json

import pytest
from agreement import assert_shows
from firefox import Firefox
from painting import expected, mistakes, mistakes_of, paint_flat, painted
from PIL import Image
from support import LAYOUTS, REMOVABLE, ROOT
from webkit import WebKit

# The content follows a finger from the point at which it has moved far enough to drag.
DECISION_DISTANCE = 30
DRAG = 180
NOTCH = 120
# A spring has settled when less than a physical pixel remains.
REST_TOLERANCE = 0.2

DESKTOP = (1280, 800)
# A wall of a room is so close to the eye that rounding its transform moves it by a twentieth of a pixel.
NEAR_THE_EYE = 0.05
# The part of a device's height, above and below, that has rounded corners.
CORNER_PART = 0.1
# The part of a device's height below its corners that the scrim under the clock darkens.
SCRIM_PART = 0.02

# Tests of one layout are adjacent and share a page: opening pages was half of their time.
each_layout = pytest.mark.parametrize("layout", LAYOUTS, scope="class")
PRESETS = {
    file.stem: json.loads(file.read_text()) for file in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json")
}


# Saves a picture, and returns its content instead of a download.
SAVE = """
    const blob = new Promise((done) => {
        const { createObjectURL } = URL;
        URL.createObjectURL = (object) => { if (object.type === "image/png") done(object); return createObjectURL(object); };
    });
    HTMLAnchorElement.prototype.click = () => {};
    document.getElementById("export-picture").click();
    const reader = new FileReader();
    const read = new Promise((done) => { reader.onload = done; });
    reader.readAsDataURL(await blob);
    await read;
    return reader.result.split(",")[1];
"""


def saved(view):
    """The picture that the page saves."""
    return Image.open(io.BytesIO(base64.b64decode(view.run(SAVE)))).convert("RGB")


class EveryBrowser:
    """Tests for every browser; `program` starts one."""

    @each_layout
    def test_the_playground_loads_with_its_pictures(self, view):
        widths = view.run(
            "const images = [...view.querySelectorAll('[data-index] img')];"
            "await Promise.all(images.map((image) => image.decode()));"
            "return images.map((image) => image.naturalWidth)"
        )
        assert len(widths) >= 2 and min(widths) > 0
        assert_shows(view, view.inspect())

    def test_a_device_shows_tilted_pages_to_its_edges(self, playground):
        view = playground("tab-stack", size=DESKTOP, query="device=phone")
        paint_flat(view)
        view.run("view.contentOffset = 437")
        view.settle()
        picture = painted(view)
        width, height = picture.size
        inner = (0, round(height * (CORNER_PART + SCRIM_PART)), width, round(height * (1 - CORNER_PART)))
        said = expected(view.inspect(), picture.size)
        assert mistakes(picture.crop(inner), said.crop(inner)) is None

    def test_a_saved_picture_shows_the_items(self, playground):
        view = playground("card-carousel")
        paint_flat(view)
        view.settle()
        picture = saved(view)
        assert mistakes(picture, expected(view.inspect(), picture.size)) is None

    def test_choices_are_beside_their_names(self, playground):
        view = playground("tab-stack", size=DESKTOP, query="device=phone")
        rows = view.run(
            "const middle = (element) => { const { top, bottom } = element.getBoundingClientRect(); return (top + bottom) / 2 };"
            "return [...document.querySelectorAll('fieldset.row')].map(({ children: [name, choices] }) =>"
            " ({ distance: middle(name) - middle(choices), overflow: choices.scrollWidth - choices.clientWidth }))"
        )
        assert rows
        for row in rows:
            assert abs(row["distance"]) <= 1 and row["overflow"] <= 0

    def test_presets_match_the_command(self, playground, subtests):
        view = playground("card-carousel")
        for view.layout, layout in PRESETS.items():
            with subtests.test(view.layout):
                view.run(f"view.layout = {json.dumps(layout)}; await view.ready")
                # At rest, where each keyframe at a whole distance is a pose, and in between.
                for part in [0, 0.35]:
                    view.run(
                        "const [rest, next] = [3, 4].map((item) => view.restingOffset(item));"
                        f"view.contentOffset = rest + {part} * (next - rest)"
                    )
                    view.frame()
                    assert_shows(view, view.inspect(), NEAR_THE_EYE)

    @each_layout
    def test_a_drag_moves_the_content_which_settles(self, view, subtests):
        start = view.offset
        for pointer in view.browser.pointers:
            with subtests.test(pointer):
                view.run(f"view.contentOffset = {start!r}")
                view.settle()
                view.run("heard.length = 0")
                view.scroll(pointer, DRAG, release=False)
                view.frame()
                assert DRAG - DECISION_DISTANCE <= view.offset - start <= DRAG
                assert_shows(view, view.inspect())
                view.browser.pointer(pointer, "up")
                view.wait_for("settle")
                report = view.inspect()
                assert report["offset"] == pytest.approx(report["restingOffset"])
                assert_shows(view, report)

    @each_layout
    def test_a_wheel_moves_the_content(self, view):
        start, box = view.offset, view.box()
        view.browser.wheel(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, NOTCH)
        view.wait_for("settle")
        report = view.inspect()
        assert report["offset"] > start
        assert report["offset"] == pytest.approx(report["restingOffset"])
        assert_shows(view, report)

    @each_layout
    def test_keys_step_and_reach_the_ends(self, view):
        start, first = view.offset, view.run("view.focus(); return view.item")
        view.browser.key("ArrowDown" if view.is_vertical else "ArrowRight")
        view.wait_for("settle")
        assert view.run("return view.item") == first + 1
        view.browser.key("End")
        view.settle()
        assert_shows(view, view.inspect())
        assert max(element["index"] for element in view.elements()) == view.run("return view.count") - 1
        view.browser.key("Home")
        view.settle()
        assert view.offset == pytest.approx(start)

    @each_layout
    def test_a_tapped_item_opens_and_escape_closes_it(self, view):
        index = view.run("view.focus(); return view.item")
        view.tap(view.browser.pointers[0], *view.middle_of(index))
        view.wait_for("didopen")
        [element], box = view.elements(), view.box()
        assert element["index"] == index
        for shown, corner in zip(element["quad"], [(0, 0), (1, 0), (1, 1), (0, 1)]):
            assert shown == pytest.approx((corner[0] * box["width"], corner[1] * box["height"]), abs=REST_TOLERANCE)
        view.browser.key("Escape")
        view.wait_for("didclose")
        assert_shows(view, view.inspect())

    @pytest.mark.parametrize("layout", REMOVABLE, scope="class")
    def test_a_swipe_removes_an_item(self, view, subtests):
        for pointer in view.browser.pointers:
            with subtests.test(pointer):
                index, count = view.run("heard.length = 0; return [view.item + 1, view.count]")
                x, y = view.middle_of(index)
                view.drag(pointer, (x, y), (x - DRAG, y))
                view.wait_for("didfinishchanges")
                view.settle()
                assert [event for event in view.heard if event["name"] == "didremove"] == [
                    {"name": "didremove", "index": index, "count": 1}
                ]
                assert view.run("return view.count") == count - 1
                assert_shows(view, view.inspect())

    @pytest.mark.parametrize("layout", REMOVABLE, scope="class")
    def test_a_key_removes_an_item(self, view):
        count = view.run("view.focus(); return view.count")
        view.browser.key("Delete")
        view.wait_for("didfinishchanges")
        view.settle()
        assert view.run("return view.count") == count - 1
        assert_shows(view, view.inspect())

    @each_layout
    def test_a_removal_closes_the_gap(self, view):
        second = view.run("return view.querySelector('[data-index=\"1\"]').ariaLabel")
        count = view.run("const { count } = view; view.removeItems(0); return count")
        view.wait_for("didfinishchanges")
        view.settle()
        assert view.run("return view.count") == count - 1
        assert view.run("return view.querySelector('[data-index=\"0\"]').ariaLabel") == second
        assert_shows(view, view.inspect())

    @each_layout
    def test_the_painting_matches_the_command(self, view, subtests):
        paint_flat(view)
        for direction in ["ltr", "rtl"]:
            with subtests.test(direction):
                view.run(f"document.documentElement.dir = '{direction}'; view.contentOffset = 437")
                view.settle()
                report = view.inspect("--direction", direction)
                assert_shows(view, report)
                assert mistakes_of(view, report) is None


class TestFirefox(EveryBrowser):
    program = Firefox


class TestWebKit(EveryBrowser):
    program = WebKit
