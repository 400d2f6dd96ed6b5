"""Tests a custom Swift layout: compiled, shown, changed, broken and repaired, as its author does."""

import re
import subprocess

import pytest
from chromium import wait_until
from machine import scaled
from support import PROGRAM, ROOT, run
from viewing import DESKTOP, View

# The first compilation includes the library, and competes with other tests for the CPU.
COMPILING = scaled(300)  # seconds

pytestmark = pytest.mark.timeout(1200)


@pytest.fixture
def file(tmp_path):
    """The layout of the documentation, with a parameter."""
    text = (ROOT / "Sources/Fanfold/Fanfold.docc/WriteALayout.md").read_text()
    code = re.search(r"```swift\n(import Fanfold\n\n/// A row of covers.*?)```", text, re.S)[1]
    declared = "".join(
        f'        visit(ParameterDescriptor("{name}", {unit}), &{name})\n'
        for name, unit in [("side", ".points, 40...400"), ("stride", ".points, 20...200"), ("tilt", ".degrees, 0...90")]
    )
    visit = (
        f"mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {{\n{declared}    }}\n"
    )
    path = tmp_path / "CoverFlowLayout.swift"
    path.write_text(
        code.replace(
            "    func contentLength", f"    {visit}    var loops: Bool {{ true }}\n\n    func contentLength", 1
        )
    )
    return path


def edit(file, old, new):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def sides(view):
    """The widths of the visible items."""
    return view.run(
        "return [...new Set([...view.querySelectorAll('[data-index]')].map((each) => each.assignedSlot.style.width))]"
    )


@pytest.mark.slow
def test_a_layout_can_be_changed_broken_and_repaired(serve, open_page, file):
    # Line 2 of the author's first attempt is invalid Swift.
    good = file.read_text()
    file.write_text("import Fanfold\nlet x: Int = true\n" + good)
    result = subprocess.run(
        [PROGRAM, "serve", "--layout", file, "--port", "0"],
        cwd=ROOT,
        text=True,
        capture_output=True,
        timeout=COMPILING,
    )
    assert result.returncode != 0
    assert f"{file}:2:14: error: cannot convert value of type 'Bool'" in result.stderr
    file.write_text(good)

    server = serve("--layout", file, cwd=ROOT)
    view = View(open_page(server.url, size=DESKTOP), "own")
    view.start()
    assert view.page.get_by_role("tab", name="Cover flow").get_attribute("aria-selected") == "true"
    assert view.run("return view.layout") == "own" and sides(view) == ["200px"]
    # The layout declares loops, and no removal.
    assert view.page.get_by_role("button", name="Loop").is_visible()
    assert (
        view.page.get_by_text("Swipe to remove").is_hidden() and view.page.get_by_text("Hold to reorder").is_visible()
    )
    slider = view.page.locator("[data-parameter=tilt]").get_by_role("slider")
    slider.press("Home")
    view.settle()
    assert view.run("return view.parameters") == {"side": 200, "stride": 70, "tilt": 0}
    view.run("view.contentOffset = 777")
    view.page.evaluate("window.isOld = true")

    edit(file, "let reach = (space.width / 2", "let reach = (space.width / 3 +")
    alert = view.page.locator("#file-note")
    alert.filter(has_text=re.compile(rf"{file.name}:\d+:\d+: error: ")).wait_for(timeout=1000 * COMPILING)
    assert view.page.evaluate("window.isOld") and sides(view) == ["200px"]

    file.write_text(good.replace("side = 200.0", "side = 240.0"))
    wait_until(
        view.page, "!window.isOld && document.getElementById('view')?.layout === 'own'", timeout=1000 * COMPILING
    )
    view.run("await view.ready")
    view.wait_until("document.getElementById('view').contentOffset === 777")
    view.settle()
    assert sides(view) == ["240px"]
    assert view.run("return view.parameters") == {"side": 240, "stride": 70, "tilt": 0}
    assert alert.is_hidden()

    # Other parts of the playground work unchanged.
    view.page.get_by_role("button", name="Edit a copy").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.page.get_by_role("tab", name="Switcher").click()
    view.wait_until("document.getElementById('view').layout === 'task-switcher'")
    view.page.get_by_role("tab", name="Cover flow").click()
    view.wait_until("document.getElementById('view').layout === 'own'")
    view.wait_until(
        "[...document.querySelectorAll('#view [data-index]')].every((each) => each.assignedSlot?.style.width === '240px')"
    )


def test_make_shows_the_given_layout():
    said = subprocess.run(
        ["make", "--dry-run", "run", "LAYOUT=My Layout.swift"], cwd=ROOT, text=True, capture_output=True, check=True
    )
    assert 'fanfold serve --layout "My Layout.swift"' in said.stdout


def test_a_file_without_a_layout_is_an_error(tmp_path):
    file = tmp_path / "Nothing.swift"
    file.write_text("import Fanfold\n// struct A: CollectionLayout {}\n")
    result = run("serve", "--layout", file, "--port", 0, cwd=ROOT)
    assert f"{file}: no type in it conforms to CollectionLayout" in result.stderr and result.returncode != 0
    result = run("serve", "--layout", tmp_path / "None.swift", "--port", 0, cwd=ROOT)
    assert "could not be read" in result.stderr and "None.swift" in result.stderr


def test_a_missing_compiler_is_named(tmp_path):
    (tmp_path / "Own.swift").write_text("")
    result = run("serve", "--layout", "Own.swift", cwd=tmp_path)
    assert "make run LAYOUT=Own.swift" in result.stderr and "--compiler" in result.stderr


def test_a_file_with_two_layouts_is_rejected_with_their_names(file, tmp_path):
    text = file.read_text()
    file.write_text(text + text.replace("import Fanfold", "").replace("CoverFlowLayout", "SecondLayout"))
    command = [ROOT / "Scripts/build-layout", file, tmp_path / "own.wasm"]
    result = subprocess.run(command, text=True, capture_output=True, timeout=COMPILING)
    said = "more than one type in it conforms to CollectionLayout: CoverFlowLayout, SecondLayout; leave one"
    assert (result.returncode, result.stderr) == (1, f"{file}: {said}\n")
