"""Tests Copy CSS: the style sheet of the layout as it is tuned, its HTML, and the preview that runs both."""

import json
import shlex
import subprocess

import pytest
from chromium import drop_problems
from designing import PRESETS, choose, set_number
from playwright.sync_api import expect
from support import CLI, LAYOUTS
from viewing import DESKTOP

OPTIONS = {"size": DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]}
PROGRAM = CLI / ".build/release/fanfold"


def opened(page):
    """Opens the tab."""
    page.locator("#get-code").click()
    page.get_by_role("tab", name="CSS", exact=True).click()
    return page


def written(page):
    """Waits until the compiler has written the style sheet."""
    page.wait_for_function("document.querySelector('#export-code').textContent.includes('@keyframes')")
    return page


def shown(page):
    return written(opened(page))


def copied(page):
    page.get_by_role("button", name="Copy CSS", exact=True).click()
    page.get_by_role("status").filter(has_text="CSS copied").wait_for()
    return page.evaluate("navigator.clipboard.readText()")


def compiled(layout, parameters):
    """The command's style sheet, as indented lines of a page."""
    assignments = [part for name, value in parameters.items() for part in ("--set", f"{name}={value}")]
    text = subprocess.run([PROGRAM, "css", layout, *assignments], capture_output=True, text=True, check=True).stdout
    return text.strip().replace("\n", "\n  ")


@pytest.mark.slow
@pytest.mark.parametrize("layout", [*LAYOUTS, "wallet", "cover-flow"])
def test_copied_style_sheet_is_that_of_the_command(open_export, tuned, layout):
    parameters = tuned(layout) if layout in LAYOUTS else {}
    page = shown(open_export(layout, OPTIONS, **parameters))
    text = copied(page)
    assert compiled(layout, parameters) in text
    command = page.get_by_role("group", name="Command", exact=True).inner_text()
    assert command.startswith(f"fanfold css {layout}") and all(f"--set {name}=" in command for name in parameters)


def test_the_command_can_be_copied(open_export):
    page = shown(open_export("card-carousel", OPTIONS, cardWidth=0.4))
    page.get_by_role("button", name="Copy command", exact=True).click()
    page.get_by_role("status").filter(has_text="Command copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").startswith("fanfold css card-carousel --set cardWidth=0.4")


def test_the_command_of_a_tuned_design_runs_with_its_saved_file(open_export, tmp_path):
    design = PRESETS["wallet"] | {"name": "My wallet"}
    page = shown(open_export("card-carousel", OPTIONS, design=json.dumps(design), spacing=0.25))
    with page.expect_download() as download:
        page.locator("#export-design").click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    saved = json.loads((tmp_path / download.value.suggested_filename).read_text())
    assert next(each["default"] for each in saved["parameters"] if each["name"] == "spacing") == 0.25
    command = shlex.split(page.get_by_role("group", name="Command", exact=True).inner_text())
    subprocess.run([PROGRAM, *command[1:]], cwd=tmp_path, check=True)
    sheet = (tmp_path / command[-1]).read_text().strip().replace("\n", "\n  ")
    assert sheet in page.locator("#export-code").text_content()


BOXES = """() => [...document.querySelectorAll("li > *")].map((card) => card.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map((part) => Math.round(part * 2) / 2))"""


@pytest.mark.parametrize("layout", ["card-carousel", "album-fan", "wallet"])
def test_preview_runs_the_copied_page(open_export, new_context, layout):
    page = shown(open_export(layout, OPTIONS))
    preview = page.frame_locator("#export-preview")
    preview.locator("li > *").first.wait_for()
    # The frame runs no scripts: `wait_for_function` would evaluate its function only once there.
    for image in preview.locator("img").all():
        expect(image).not_to_have_js_property("naturalWidth", 0)
    size = page.locator("#export-preview").bounding_box()
    previewed = page.frames[-1]
    own = new_context(viewport={"width": round(size["width"]), "height": round(size["height"])}).new_page()
    own.set_content(copied(page))
    boxes = own.evaluate(BOXES)
    assert len(boxes) > 3 and previewed.evaluate(BOXES) == boxes


def test_preview_follows_the_selection(open_export):
    page = shown(open_export("card-carousel", OPTIONS, cardWidth=0.4))
    card = page.frame_locator("#export-preview").locator("li > *").nth(0)
    card.wait_for()
    width = page.locator("#export-preview").bounding_box()["width"]
    assert abs(card.bounding_box()["width"] / width - 0.4) < 0.01
    page.get_by_role("tab", name="HTML", exact=True).click()
    expect(page.locator("#export-preview")).to_be_hidden()


def test_policy_of_the_page_allows_the_compiler_and_the_preview(address, new_context):
    page = new_context(viewport=DESKTOP).new_page()
    page.goto(f"{address}?layout=cube")
    page.wait_for_selector("#export-copy", state="attached")
    page.locator("#get-code").click()
    page.get_by_role("tab", name="CSS", exact=True).click()
    expect(page.locator("#export-code")).to_contain_text("@keyframes", timeout=20_000)
    frame = page.frame_locator("#export-preview")
    expect(frame.locator(".fanfold-cube")).to_have_css("container-type", "size")
    expect(frame.locator("img").first).not_to_have_js_property("naturalWidth", 0)


STACKED = {
    "axis": "horizontal", "pitch": {"fraction": 1}, "stacked": True,
    "keyframes": [{"at": -1, "x": {"fraction": -1}}, {"at": 0, "x": 0}, {"at": 1, "x": {"fraction": 1}}],
}  # fmt: skip


def test_layout_without_a_style_sheet_names_the_reason(open_export):
    page = open_export("card-carousel", OPTIONS, design=json.dumps(STACKED))
    page.locator("#get-code").click()
    page.get_by_role("tab", name="CSS", exact=True).click()
    expect(page.locator("#export-notes")).to_contain_text(
        "This layout has no style sheet: “Stacked” makes sizes depend on the distance."
    )
    assert page.locator("#export-code").text_content() == ""
    for part in ["#export-preview", "#export-package", "#export-short", "#export-copy"]:
        expect(page.locator(part)).to_be_hidden()
    page.get_by_role("button", name="Show the rule").click()
    expect(page.locator("[name=design-stacked]")).to_be_focused()
    page.uncheck("[name=design-stacked]")
    expect(page.locator("#design-sheet")).to_be_hidden()


@pytest.mark.slow
def test_a_design_says_while_it_is_edited_that_it_has_no_style_sheet(designer):
    view = designer()
    choose(view, 1)
    set_number(view, "Item width", 40)
    view.page.locator("#design-sheet").get_by_text("No CSS: Item width at 1 differs").wait_for()
    choose(view, 0)
    view.page.get_by_role("button", name="Show keyframe 1").click()
    expect(view.page.locator("#design-keyframes [data-at='1']")).to_be_focused()
    choose(view, 0)
    view.page.click("#get-code")
    view.page.get_by_role("tab", name="CSS", exact=True).click()
    view.page.locator("#export-place").click()
    expect(view.page.locator("#design-keyframes [aria-checked=true]")).to_have_text("1")
    set_number(view, "Item width", 54)
    expect(view.page.locator("#design-sheet")).to_be_hidden()


def test_the_tab_waits_for_a_compiler_that_is_still_being_built(open_export, open_page):
    page = open_export("card-carousel", OPTIONS)
    page.route("**/compiler-module.js", lambda route: route.fulfill(status=503), times=1)
    opened(page)
    expect(page.locator("#export-notes")).to_contain_text("still being built")
    written(page)
    drop_problems(open_page.problems, "503")


@pytest.mark.slow
def test_exported_page_contains_the_compiler(open_page, tmp_path):
    file = tmp_path / "page.html"
    subprocess.run([PROGRAM, "export", "--output", str(file)], check=True)
    page = open_page(f"{file.as_uri()}?layout=cube", **OPTIONS)
    page.wait_for_selector("#export-copy", state="attached")
    shown(page)
    assert compiled("cube", {}) in page.locator("#export-code").text_content()
