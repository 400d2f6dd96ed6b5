"""Tests the designer: custom layouts from a preset to their code."""

import base64
import json
import re
import zlib
from urllib.parse import urlencode, urljoin, urlsplit

import pytest
from agreement import assert_shows
from chromium import wait_until
from exporting import compile_swift
from playwright.sync_api import expect
from support import LAYOUTS, ROOT
from test_accessible_page import assert_accessible_in_both_schemes
from test_export_code import copied, open_copied_page, take  # noqa: F401
from viewing import DESKTOP, PHONE, View

PRESETS = {
    file.stem: json.loads(file.read_text()) for file in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json")
}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def design_of(view):
    """The layout in the page's link."""
    view.wait_until("location.hash.startsWith('#design=')")
    # The link is written with a delay after the last change, by the page's own clock.
    view.page.evaluate("new Promise((done) => setTimeout(done, 400))")
    packed = urlsplit(view.page.url).fragment.removeprefix("design=")
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15))


def set_number(view, name, value):
    field = view.page.get_by_role("spinbutton", name=name, exact=True)
    field.fill(f"{value}")
    field.press("Enter")
    field.blur()
    view.frame()


def choose(view, distance):
    view.page.locator(f"#design-keyframes [data-at='{distance}']").click()


def choose_preset(page, name):
    page.click("#design-preset")
    page.locator("#gallery .all li").filter(has=page.get_by_text(name, exact=True)).locator("button").click()


def assert_shows_design(view, tmp_path):
    """Asserts that the view matches the command's report of the link's layout."""
    file = tmp_path / "design.json"
    file.write_text(json.dumps(design_of(view)))
    view.layout = file
    view.settle()
    assert_shows(view, view.inspect())


@pytest.fixture
def designer(playground):
    """The page with a new layout, at rest."""

    def open(size=DESKTOP, preset="cover-flow", **options):
        view = playground("card-carousel", size=size, **options)
        if size == PHONE:
            view.page.click("#open-panels")
        view.page.get_by_role("button", name="New layout").click()
        view.wait_until("document.querySelector('#design-head')")
        if preset != "cover-flow":
            choose_preset(view.page, preset.replace("-", " ").capitalize())
        view.wait_until("typeof document.getElementById('view').layout === 'object'")
        view.run("await view.ready")
        view.settle()
        return view

    return open


def test_the_designer_is_loaded_on_demand(address, open_page):
    requests = []
    page = open_page("about:blank", size=DESKTOP)
    page.on("request", lambda request: requests.append(urlsplit(request.url).path))
    page.goto(address)
    page.wait_for_selector("#new-layout")
    page.wait_for_load_state("networkidle")
    assert "/designer.js" not in requests and {"/fanfold-keyframes.js", "/fanfold-keyframes.wasm"} <= set(requests)
    page.click("#new-layout")
    wait_until(page, "typeof document.getElementById('view').layout === 'object'")
    page.evaluate("document.getElementById('view').ready.then(() => undefined)")
    assert "/designer.js" in requests


def test_a_failed_load_is_reported_and_can_be_retried(playground, open_page):
    view = playground("card-carousel", size=DESKTOP)
    view.page.wait_for_load_state("networkidle")
    view.page.context.set_offline(True)
    for _ in range(2):
        view.page.click("#new-layout")
        view.page.get_by_text("The designer could not be loaded").wait_for()
    assert view.page.locator("#notes > div").count() == 1
    view.page.context.set_offline(False)
    view.page.click("#new-layout")
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    assert view.page.locator("#notes > div").count() == 0
    # The browser reports the failure as well.
    open_page.problems[:] = [text for text in open_page.problems if "ERR_INTERNET_DISCONNECTED" not in text]


DENY = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });"""


def test_layouts_can_be_designed_without_storage(address, open_page):
    page = open_page("about:blank", size=DESKTOP)
    page.add_init_script(DENY)
    page.goto(address)
    page.click("#new-layout")
    wait_until(page, "typeof document.getElementById('view').layout === 'object'")
    page.evaluate("document.getElementById('view').ready.then(() => undefined)")
    expect(page.locator("#design-problem")).to_be_hidden()


@pytest.mark.parametrize("button", ["New layout", "From this layout"])
def test_a_layout_can_be_designed_without_items(designer, button):
    view = designer()
    view.page.get_by_role("button", name="Done").click()
    set_number(view, "Items", 0)
    view.page.get_by_role("button", name=button).click()
    view.wait_until("document.querySelector('#design-head')")
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.page.get_by_role("button", name="Add an item").click()
    view.settle()
    assert view.run("return [view.count, view.item]") == [1, 0]
    set_number(view, "Items", 20)
    assert view.run("return view.count") == 20


def test_changing_the_direction_during_loading_is_safe(designer):
    view = designer()
    view.page.get_by_role("button", name="Done").click()
    view.page.evaluate(
        """async () => {
            const turn = () => document.querySelector("[name=direction]:not(:checked)").click();
            document.getElementById("new-layout").click();
            for (let round = 0; round < 20; round++) { turn(); await new Promise((done) => setTimeout(done)); }
        }"""
    )
    view.wait_until("document.querySelector('#design-head')")


def test_undo_in_the_name_field_is_the_fields_own(designer):
    view = designer()
    field = view.page.locator("#design-name")
    field.focus()
    before = field.input_value()
    view.page.keyboard.type("x")
    view.page.keyboard.press("Control+z")
    assert field.input_value() == before


@SIZES
@pytest.mark.parametrize("preset", ["cover-flow", "wallet", "cube"])
def test_a_new_layout_starts_from_a_preset(designer, tmp_path, size, preset):
    view = designer(size, preset)
    assert design_of(view)["keyframes"] == PRESETS[preset]["keyframes"]
    assert_shows_design(view, tmp_path)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_new_layout_starts_from_the_current_layout(playground, layout):
    """At rest, items match that layout: keyframes are its poses."""
    view = playground(layout, "item=8", size=DESKTOP)
    before = {element["index"]: element for element in view.elements()}
    view.page.get_by_role("button", name="From this layout").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.run("await view.ready")
    view.settle()
    view.run("view.item = 8")
    view.settle()
    expect(view.page.locator("#design-problem")).to_be_hidden()
    after = {element["index"]: element for element in view.elements()}
    near = [index for index in before if abs(index - 8) <= 2 and index in after]
    assert len(near) >= 2
    for index in near:
        for one, other in zip(before[index]["quad"], after[index]["quad"]):
            assert one == pytest.approx(other, abs=2)
        assert before[index]["opacity"] == pytest.approx(after[index]["opacity"], abs=0.01)


@pytest.mark.parametrize(
    "layout, query",
    [("card-carousel", "cardWidth=1&gap=0.3"), ("album-fan", "coverSide=360&spacing=120"), ("tab-stack", "pitch=5000")],
)
def test_a_layout_that_shows_one_item_can_be_the_start(playground, layout, query):
    view = playground(layout, f"item=8&{query}", size=DESKTOP)
    view.page.get_by_role("button", name="From this layout").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.run("await view.ready; view.item = 8")
    view.settle()
    expect(view.page.locator("#design-problem")).to_be_hidden()
    assert [element["index"] for element in view.elements()] == [8]


def test_a_bare_view_has_no_ghosts(address, open_page):
    query = urlencode({"bare": 1, "design": json.dumps(PRESETS["cube"])})
    page = open_page(f"{address}?{query}")
    page.wait_for_selector("#ghosts", state="attached")
    assert page.locator("#ghosts").is_hidden()
    page.evaluate("document.getElementById('view').ready.then(() => undefined)")
    expect(page.locator("#ghosts")).to_be_hidden()
    expect(page.locator("#skins")).to_be_hidden()


def test_numbers_change_the_view_and_the_link(designer, address, open_page, tmp_path):
    view = designer()
    choose(view, 1)
    set_number(view, "Rotation about y", -20)
    set_number(view, "Opacity", 0.5)
    choose(view, 0)
    set_number(view, "Item width", 40)
    keyframes = {keyframe["at"]: keyframe for keyframe in design_of(view)["keyframes"]}
    assert keyframes[1]["rotation"] == {"y": -20} and keyframes[1]["opacity"] == 0.5
    assert keyframes[0]["width"] == {"fraction": 0.4, "of": "shorter"}
    assert keyframes[-1] == PRESETS["cover-flow"]["keyframes"][1]
    assert_shows_design(view, tmp_path)
    other = View(open_page(view.page.url, size=DESKTOP), "card-carousel")
    wait_until(other.page, "typeof document.getElementById('view').layout === 'object'")
    assert other.run("await view.ready; return view.layout") == design_of(view)


def test_adding_and_removing_a_keyframe_does_not_change_the_view(designer):
    view = designer()
    before = view.elements()
    choose(view, 0)
    view.page.get_by_role("button", name="Add keyframe").click()
    assert [keyframe["at"] for keyframe in design_of(view)["keyframes"]] == [-2, -1, 0, 0.5, 1, 2]
    view.settle()
    assert view.elements() == before
    # A new keyframe has the interpolated values.
    assert view.page.get_by_role("spinbutton", name="Rotation about y", exact=True).input_value() == "-33"
    view.page.get_by_role("button", name="Remove", exact=True).click()
    assert [keyframe["at"] for keyframe in design_of(view)["keyframes"]] == [-2, -1, 0, 1, 2]


def test_changes_can_be_undone_and_redone(designer):
    view = designer()
    first = design_of(view)
    choose(view, 0)
    set_number(view, "Item width", 40)
    set_number(view, "Item height", 30)
    last = design_of(view)
    for _ in range(2):
        view.page.get_by_role("button", name="Undo", exact=True).click()
    assert design_of(view) == first
    view.page.locator("#design-keyframes [tabindex='0']").focus()
    for _ in range(2):
        view.page.keyboard.press("Control+Shift+z")
    assert design_of(view) == last
    assert view.page.get_by_role("button", name="Redo", exact=True).is_disabled()


def test_unset_properties_follow_the_other_keyframes(designer):
    view = designer()
    choose(view, 1)
    view.page.get_by_role("button", name="Remove rotation about y from this keyframe").click()
    assert "rotation" not in design_of(view)["keyframes"][3]
    assert view.page.get_by_role("spinbutton", name="Rotation about y", exact=True).input_value() == "0"


def test_a_layout_can_be_saved_and_opened_as_json(designer, tmp_path):
    view = designer(preset="rolodex")
    with view.page.expect_download() as download:
        view.page.get_by_role("button", name="Save JSON").click()
    assert download.value.suggested_filename == "rolodex.json"
    download.value.save_as(tmp_path / "rolodex.json")
    saved = json.loads((tmp_path / "rolodex.json").read_text())
    assert saved == {"name": "Rolodex", **PRESETS["rolodex"]}
    choose_preset(view.page, "Wheel")
    view.page.set_input_files("#design-file", tmp_path / "rolodex.json")
    view.wait_until("document.querySelector('#design-name').value === 'Rolodex'")
    assert design_of(view) == saved
    (tmp_path / "text.json").write_text("no layout")
    view.page.set_input_files("#design-file", tmp_path / "text.json")
    view.page.get_by_role("alert").filter(has_text="the layout could not be loaded").wait_for()
    assert design_of(view) == saved


@pytest.mark.parametrize(
    "changes, flaw",
    [
        ({"keyframes": []}, "keyframes"),
        ({"keyframes": [None]}, "keyframes[0]"),
        ({"keyframes": [{"at": 0}, {"x": 5}]}, "keyframes[1].at"),
        ({"keyframes": [{"at": 0, "x": None}]}, "keyframes[0].x"),
        ({"pitch": "wide"}, "pitch"),
        ({"name": 5}, "name"),
    ],
)
def test_an_invalid_file_or_link_is_rejected_with_the_path(designer, address, tmp_path, changes, flaw):
    view = designer()
    before = design_of(view)
    text = json.dumps({**PRESETS["cube"], **changes})
    (tmp_path / "broken.json").write_text(text)
    view.page.set_input_files("#design-file", tmp_path / "broken.json")
    view.page.get_by_role("alert").filter(has_text=f"the layout could not be loaded: {flaw} is invalid").wait_for()
    assert design_of(view) == before
    view.page.goto(f"{address}?{urlencode({'design': text})}")
    view.page.get_by_text("design in the link must be").wait_for()


def test_an_invalid_change_is_reported_and_the_view_stays(designer):
    view = designer()
    view.page.locator("#design-rules summary").click()
    # A held item must be behind other items.
    view.page.select_option("[name=design-order]", "later-in-front")
    view.page.select_option("[name=design-after]", "held")
    view.page.get_by_role("alert").filter(
        has_text="keyframes[4].at must be a distance at which held items are invisible"
    ).wait_for()
    assert view.run("return [view.layout.order, view.layout.after]") == ["later-in-front", None]
    view.page.get_by_role("button", name="Undo", exact=True).click()
    view.page.locator("#design-problem").wait_for(state="hidden")


def test_the_designer_can_be_left_and_entered_again(designer):
    view = designer()
    choose(view, 0)
    set_number(view, "Item width", 41)
    view.page.get_by_role("button", name="Done").click()
    view.settle()
    assert view.run("return [view.layout, document.getElementById('tab-card-carousel').ariaSelected]") == [
        "card-carousel",
        "true",
    ]
    assert view.page.locator("[data-parameter=cardWidth]").is_visible()
    view.page.get_by_role("button", name="New layout").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    assert design_of(view)["keyframes"][2]["width"]["fraction"] != 0.41
    view.page.get_by_role("tab", name="Tab stack").click()
    view.settle()
    assert view.run("return view.layout") == "tab-stack" and "design" not in view.page.url


@pytest.mark.parametrize("frames", [0, 2, 8])
def test_leaving_during_loading_is_safe(playground, frames):
    view = playground("card-carousel", size=DESKTOP)
    view.page.evaluate(
        """async (frames) => {
                    document.getElementById("from-stage").click();
            while (!document.getElementById("ghosts")) await frame();
            for (let count = 0; count < frames; count++) await frame();
            document.getElementById("tab-task-switcher").click();
        }""",
        frames,
    )
    view.wait_until("document.getElementById('view').layout === 'task-switcher'")
    view.settle()
    assert view.page.locator("#ghosts").count() == 0


def test_controls_are_named_and_reachable_by_keys(designer):
    view = designer()
    view.page.locator("#design-rules summary").click()
    nameless = view.page.evaluate("""() => [...document.querySelectorAll("#design :is(button, input, select, summary)")]
        .filter((each) => !each.hidden && !each.ariaLabel && !each.labels?.[0]?.textContent.trim() && !each.textContent.trim())
        .map((each) => each.outerHTML)""")
    assert nameless == []
    view.page.locator("#design-keyframes [aria-checked=true]").focus()
    view.page.keyboard.press("ArrowRight")
    assert view.page.evaluate("document.activeElement.ariaLabel") == "1 item"
    view.page.locator("#settings").get_by_role("slider", name="Opacity").focus()
    view.page.keyboard.press("ArrowLeft")
    assert design_of(view)["keyframes"][3]["opacity"] == 0.99
    assert view.page.evaluate("document.activeElement.ariaLabel") == "Opacity"


@pytest.mark.timeout(300)
def test_the_code_matches_the_layout(take, address, open_copied_page, tmp_path, subtests):  # noqa: F811
    swift, html, view = {}, {}, None
    designs = {preset: {"name": f"Mine & <{preset}>", **PRESETS[preset]} for preset in PRESETS}
    page = take("card-carousel")
    for preset, design in designs.items():
        with subtests.test("copied", preset=preset):
            page.goto(f"{address}?{urlencode({'layout': 'card-carousel', 'design': json.dumps(design)})}")
            page.wait_for_selector("#export-copy", state="attached")
            page.click("#get-code")
            texts = {kind: copied(page, kind) for kind in ("UIKit", "SwiftUI", "HTML")}
            html[preset] = texts.pop("HTML")
            name = f"Mine{preset.title().replace('-', '')}Layout"
            assert all(name in text and "ownLayout" in text for text in texts.values())
            # All texts compile as one module: equal private names are separate.
            swift |= {
                f"{preset}-{kind}": re.sub("^struct ", "private struct ", text, flags=re.M)
                for kind, text in texts.items()
            }
    with subtests.test("compiled"):
        compile_swift(tmp_path, *swift.values(), names=swift)
    for preset, text in html.items():
        with subtests.test("run", preset=preset):
            if view:
                # The same address could be cached.
                (tmp_path / f"site/{preset}.html").write_text(text)
                view.page.goto(urljoin(view.page.url, f"{preset}.html"))
                view.layout = preset
            else:
                view = open_copied_page(text, preset)
            view.wait_until("typeof document.querySelector('fanfold-view').layout === 'object'")
            view.run("await view.ready; view.item = 4")
            view.settle()
            assert view.run("return view.layout") == designs[preset]
            assert_shows(view, view.inspect())


@pytest.fixture
def ghosts(designer):
    """The page with a new layout, and the view with its keyframes."""

    def open(*arguments, **options):
        view = designer(*arguments, **options)
        view.wait_until("document.querySelector('#ghosts .ghost')")
        layer = View(view.page, view.layout, "#ghosts")
        layer.settle()
        return view, layer

    return open


def handle_of(view, name, distance=0):
    place = f"[data-index='{distance + 2}']"
    return view.page.locator(f"#ghosts {place} [data-handle={name}]")


def drag(view, handle, x, y):
    box = handle.bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    view.page.mouse.move(*start)
    view.page.mouse.down()
    for part in [0.5, 1]:
        view.page.mouse.move(start[0] + part * x, start[1] + part * y)
    view.page.mouse.up()


@SIZES
@pytest.mark.parametrize("preset", ["cover-flow", "wallet"])
def test_ghosts_match_the_keyframes(ghosts, tmp_path, size, preset):
    view, layer = ghosts(size, preset)
    file = tmp_path / "design.json"
    file.write_text(json.dumps(design_of(view)))
    layer.layout = file
    shown = {element["index"]: element for element in layer.elements()}
    said = {item["index"]: item for item in layer.inspect()["visibleItems"]}
    assert shown.keys() == said.keys() >= {1, 2, 3}
    for index, element in shown.items():
        for one, other in zip(element["quad"], said[index]["quad"]):
            assert one == pytest.approx(other, abs=0.05)
    # Each keyframe is among the outlines of the item's path.
    skins = {element["index"]: element for element in View(view.page, preset, "#skins").elements()}
    for index, element in shown.items():
        for one, other in zip(element["quad"], skins[4 * index]["quad"]):
            assert one == pytest.approx(other, abs=0.05)


def test_handles_move_rotate_scale_and_fade_a_keyframe(ghosts):
    view, _ = ghosts()
    scale = view.run("return view.getBoundingClientRect().width / view.offsetWidth")
    side = view.run("return view.offsetWidth")
    drag(view, handle_of(view, "move"), 30, 60)
    middle = design_of(view)["keyframes"][2]
    assert middle["x"]["fraction"] == pytest.approx(30 / scale / side, abs=0.002)
    assert middle["y"]["fraction"] == pytest.approx(60 / scale / side, abs=0.002)
    drag(view, handle_of(view, "turnZ"), 0, 40)
    assert design_of(view)["keyframes"][2]["rotation"]["z"] > 5
    drag(view, handle_of(view, "scale"), 20, 20)
    assert design_of(view)["keyframes"][2]["scale"] > 1.05
    drag(view, handle_of(view, "opacity"), 0, 50)
    assert 0 < design_of(view)["keyframes"][2]["opacity"] < 0.9
    # A drag is one undo step.
    for _ in range(4):
        view.page.get_by_role("button", name="Undo", exact=True).click()
    assert design_of(view)["keyframes"] == PRESETS["cover-flow"]["keyframes"]


def test_handles_support_keys_and_ghosts_select_keyframes(ghosts):
    view, _ = ghosts()
    handle_of(view, "move").focus()
    view.page.keyboard.press("Shift+ArrowDown")
    view.page.keyboard.press("ArrowLeft")
    middle = design_of(view)["keyframes"][2]
    assert (middle["x"]["fraction"], middle["y"]["fraction"]) == (-0.01, 0.1)
    view.page.keyboard.press("Control+z")
    assert design_of(view)["keyframes"][2]["x"] == 0
    view.page.keyboard.press("Control+Shift+z")
    handle_of(view, "turnY").focus()
    view.page.keyboard.press("ArrowUp")
    assert design_of(view)["keyframes"][2]["rotation"]["y"] == 1
    assert view.page.evaluate("document.activeElement.ariaValueNow") == "1"
    view.page.get_by_role("button", name="Choose the keyframe at −1").click()
    assert view.page.locator("#design-keyframes [aria-checked=true]").inner_text() == "−1"
    expect(handle_of(view, "turnY", -1)).to_be_visible()
    expect(handle_of(view, "turnY")).to_be_hidden()


def test_a_ghost_without_keyframe_adds_one(ghosts):
    view, _ = ghosts(preset="cube")
    view.page.get_by_role("button", name="Add the keyframe of the current item").click()
    assert [keyframe["at"] for keyframe in design_of(view)["keyframes"]] == [-1, 0, 1]
    expect(handle_of(view, "move")).to_be_visible()


def test_right_to_left_ghosts_follow_the_drag(ghosts):
    view, _ = ghosts()
    view.page.check("[name=direction][value=rtl]")
    view.settle()
    before = handle_of(view, "move").bounding_box()["x"]
    drag(view, handle_of(view, "move"), 40, 0)
    view.settle()
    assert handle_of(view, "move").bounding_box()["x"] == pytest.approx(before + 40, abs=2)
    assert design_of(view)["keyframes"][2]["x"]["fraction"] < -0.05


def test_items_can_be_flung_under_the_ghosts(ghosts):
    view, _ = ghosts()
    box = view.page.locator("#view").bounding_box()
    offset = view.offset
    x, y = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.44
    view.page.mouse.move(x + 40, y)
    view.page.mouse.down()
    for step in range(1, 6):
        view.page.mouse.move(x + 40 - 20 * step, y)
    view.page.mouse.up()
    view.settle()
    assert view.offset > offset + 50
    assert design_of(view)["keyframes"] == PRESETS["cover-flow"]["keyframes"]


def test_ghosts_can_be_hidden(ghosts):
    view, _ = ghosts()
    view.page.get_by_role("switch", name="Show keyframes").click()
    expect(view.page.locator("#ghosts")).to_be_hidden()
    expect(view.page.locator("#skins")).to_be_hidden()
    view.page.get_by_role("button", name="Done").click()
    assert view.page.locator("#ghosts").count() == 0


def test_a_curve_shows_each_property_and_selects_the_clicked_keyframe(designer):
    view = designer()
    assert view.page.locator("#design-properties .curve").count() == 10
    curve = view.page.locator(".curve[data-property=turnY]")
    assert curve.locator("circle").count() == 3
    box = curve.bounding_box()
    curve.click(position={"x": box["width"] * 0.26, "y": 10})
    assert view.page.locator("#design-keyframes [aria-checked=true]").inner_text() == "−1"


@SIZES
def test_axe_finds_no_violations_in_the_designer(designer, subtests, size):
    view = designer(size)
    view.page.locator("#design-rules summary").click()
    assert_accessible_in_both_schemes(view.page, subtests)


def test_a_link_with_an_invalid_layout_is_ignored(address, open_page):
    page = open_page(f"{address}?{urlencode({'design': '[1]'})}", size=DESKTOP)
    page.get_by_text("design in the link must be a keyframe layout as JSON, but is [1]").wait_for()
