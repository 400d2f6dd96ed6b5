"""Helpers of the designer's tests."""

import base64
import json
import zlib
from urllib.parse import urlsplit

import pytest
from agreement import assert_shows
from chromium import wait_until
from support import ROOT
from viewing import DESKTOP, PHONE

PRESETS = {
    file.stem: json.loads(file.read_text()) for file in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json")
}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
# A browser that denies access to storage.
DENY = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });"""


def design_of(view):
    """The layout in the page's link, which is written 0.3 s after the last change, on the page's own clock."""
    view.wait_until("location.hash.startsWith('#design=')")
    for _ in range(20):
        view.page.evaluate("new Promise((done) => setTimeout(done, 400))")
        packed = urlsplit(view.page.url).fragment.removeprefix("design=")
        design = json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15))
        if design["keyframes"] == view.page.evaluate("document.getElementById('view').layout.keyframes"):
            break
    return design


def set_number(view, name, value):
    field = view.page.get_by_role("spinbutton", name=name, exact=True)
    field.fill(f"{value}")
    field.press("Enter")
    field.blur()
    view.frame()


def choose(view, distance):
    view.page.locator(f"#design-keyframes [data-at='{distance}']").click()


def choose_preset(page, name):
    """Edits a copy of a preset, which the gallery shows."""
    page.evaluate("document.getElementById('show-gallery').click()")
    page.locator("#gallery .all li").filter(has=page.get_by_text(name, exact=True)).locator("button").click()
    page.click("#edit-design")
    wait_until(page, f"document.querySelector('#design-name')?.value === '{name}'")


def stored(view):
    """The stored designs, in the order of their names."""
    entries = view.run(
        "return Object.entries(localStorage).filter(([name]) => name.startsWith('fanfold-layout:')).map(([, text]) => text)"
    )
    return sorted((json.loads(entry)["layout"] for entry in entries), key=lambda layout: layout.get("name", ""))


def undo(view, count=1):
    for _ in range(count):
        view.page.evaluate("document.getElementById('restore').click()")


def redo(view, count=1):
    for _ in range(count):
        view.page.evaluate("document.getElementById('history-redo').click()")


def assert_shows_design(view, tmp_path):
    """Asserts that the view matches the command's report of the link's layout."""
    file = tmp_path / "design.json"
    file.write_text(json.dumps(design_of(view)))
    view.layout = file
    view.settle()
    assert_shows(view, view.inspect())


def handle_of(view, name, distance=0):
    return view.page.locator(f"#ghosts .ghost[data-at='{distance}'] [data-handle={name}]")


def drag(view, handle, x, y):
    box = handle.bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    view.page.mouse.move(*start)
    view.page.mouse.down()
    for part in [0.5, 1]:
        view.page.mouse.move(start[0] + part * x, start[1] + part * y)
    view.page.mouse.up()


def assert_handles_change_the_current_keyframe(view, dragged, by_y):
    """Drags the handles of the keyframe at 0 by a function of a handle and a distance along each axis."""
    scale = view.run("return view.getBoundingClientRect().width / view.offsetWidth")
    side = view.run("return Math.min(view.offsetWidth, view.offsetHeight)")
    current = lambda: design_of(view)["keyframes"][2]
    dragged(handle_of(view, "move"), 30, by_y)
    assert current()["x"]["fraction"] == pytest.approx(30 / scale / side, abs=0.002)
    assert current()["y"]["fraction"] == pytest.approx(by_y / scale / side, abs=0.002)
    dragged(handle_of(view, "turnZ"), 0, 40)
    assert current()["rotation"]["z"] > 5
    dragged(handle_of(view, "scale"), 20, 20)
    assert current()["scale"] > 1.05
    dragged(handle_of(view, "opacity"), 0, 50)
    assert 0 < current()["opacity"] < 0.9


def keyframe_at(view, distance):
    return next((each for each in design_of(view)["keyframes"] if each["at"] == distance), None)


def press_button(view, name):
    view.page.get_by_role("button", name=name, exact=True).click()


def assert_is_one_undo_step(view, before):
    after = design_of(view)
    undo(view)
    assert design_of(view) == before
    redo(view)
    assert design_of(view) == after


def open_design(view, tmp_path, layout):
    """Opens a layout as a file."""
    (tmp_path / "opened.json").write_text(json.dumps(layout))
    view.page.set_input_files("#design-file", tmp_path / "opened.json")
    view.wait_until(f"document.querySelector('#design-name').value === '{layout['name']}'")
    view.settle()
