"""Makes a layout as a designer would, from the empty page: tunes it, names it, hands it over in each form, and finds it again."""

import io
import json
import re
import zipfile

import pytest
from chromium import wait_until
from designing import choose, design_of, drag, handle_of, set_number
from PIL import Image
from playwright.sync_api import expect
from viewing import DESKTOP, View

SLUG = "vinyl-shelf"
OPTIONS = {"size": DESKTOP, "accept_downloads": True, "permissions": ["clipboard-read", "clipboard-write"]}


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_vinyl_shelf_is_made_sent_and_found_again(address, open_page, tmp_path):
    page = open_page(address, **OPTIONS)
    page.wait_for_selector("#history-steps li", state="attached")
    page.click("#new-layout")
    wait_until(page, "typeof document.getElementById('view').layout === 'object'")
    view = View(page, "card-carousel")
    view.settle()
    # Only the dragged card moves.
    choose(view, 1)
    before = {each["at"]: each for each in design_of(view)["keyframes"]}
    drag(view, handle_of(view, "move", 1), 10, 30)
    choose(view, 0)
    set_number(view, "Corner radius", 4)
    after = {each["at"]: each for each in design_of(view)["keyframes"]}
    assert after[1]["y"]["fraction"] > 0
    # Keyframes whose neighbors stay follow them.
    assert {after[at].get("y", {"fraction": 0})["fraction"] for at in (-2, -1, 0, 2)} == {0}
    assert [after[at]["x"] for at in (-2, -1, 0, 2)] == [before[at]["x"] for at in (-2, -1, 0, 2)]
    for field, text in [("name", "Vinyl shelf"), ("note", "For the record shop")]:
        page.fill(f"#design-{field}", text)
        page.press(f"#design-{field}", "Enter")
    # The feel is a part of the design.
    page.click("#feel summary")
    page.get_by_role("radio", name="Snappy").check()
    wait_until(page, "document.getElementById('view').layout.springResponse === 0.35")
    page.click("#design-done")
    design = design_of(view)
    assert (design["springDamping"], design["transitionResponse"], design["pageVelocity"]) == (0.85, 0.4, 150)

    def saved(button):
        """The file that a button of Share saves, which has the design's name."""
        with page.expect_download() as download:
            page.locator(button).click()
        assert download.value.suggested_filename.startswith(SLUG)
        return download.value.suggested_filename.removeprefix(SLUG), download.value.path().read_bytes()

    page.click("#get-code")
    page.click("#share-link")
    page.get_by_text("The link opens on this machine").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(address) and "#design=" in link
    code = {}
    for kind in ["SwiftUI", "UIKit", "HTML", "CSS"]:
        page.get_by_role("tab", name=kind, exact=True).click()
        if kind == "CSS":
            expect(page.locator("#export-code")).to_contain_text("@keyframes")
        code[kind] = page.locator("#export-code").text_content()
    assert all(re.search(r'"springResponse": ?0\.35', code[kind]) for kind in ["SwiftUI", "UIKit", "HTML"])
    for kind, part in {
        "SwiftUI": "struct VinylShelfLayoutView: View",
        "UIKit": "final class VinylShelfLayoutController",
        "HTML": '"name": "Vinyl shelf"',
        "CSS": ".fanfold-vinyl-shelf-layout",
    }.items():
        assert part in code[kind]
    ending, data = saved("#export-design")
    assert (ending, json.loads(data)) == (".json", design)
    for button, kind, part in [
        ("#export-page", ".zip", "index.html"),
        ("#export-app", ".swiftpm.zip", "Package.swift"),
    ]:
        ending, data = saved(button)
        assert ending == kind and any(name.endswith(part) for name in zipfile.ZipFile(io.BytesIO(data)).namelist())
    ending, data = saved("#export-picture")
    assert ending == "-402x874.png" and Image.open(io.BytesIO(data)).width == 804
    ending, data = saved("#export-single")
    assert ending == ".html"
    assert_moves_alone(page.context.browser, tmp_path, data, design)
    assert clip_of(page, saved) in {".mp4", ".webm", ".webp"}

    # The next day: another tab at the empty address.
    page = page.context.new_page()
    page.goto(address)
    page.evaluate("window.clock?.release()")
    page.get_by_role("button", name="My layouts (1)").click()
    card = page.locator("#gallery .mine .open")
    expect(card).to_contain_text("For the record shop")
    card.click()
    wait_until(page, "document.getElementById('view').layout.name === 'Vinyl shelf'")
    assert page.evaluate("document.getElementById('view').layout") == design


def assert_moves_alone(browser, tmp_path, data, design):
    """Opens the page from a disk, without a network: it shows the design's pictures and moves."""
    (tmp_path / "alone.html").write_bytes(data)
    context = browser.new_context(viewport=DESKTOP, offline=True)
    page, problems = context.new_page(), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("requestfailed", lambda request: problems.append(request.url))
    page.goto((tmp_path / "alone.html").as_uri())
    page.evaluate("customElements.whenDefined('fanfold-view').then(() => document.querySelector('fanfold-view').ready)")
    view = "document.querySelector('fanfold-view')"
    assert page.evaluate(f"{view}.layout") == design
    wait_until(
        page, f"[...{view}.querySelectorAll('img')].filter(({{ naturalWidth }}) => naturalWidth > 300).length > 2"
    )
    page.keyboard.press("Tab")
    item = page.evaluate(f"{view}.item")
    page.keyboard.press("ArrowRight")
    wait_until(page, f"{view}.item === {item + 1}")
    assert problems == []
    context.close()


def clip_of(page, saved):
    """The ending of the smallest clip's file."""
    page.locator("#export-motion").click()
    page.locator("[name=motion-scale][value='1']").check()
    ending, data = saved("#motion [data-do=export]")
    assert len(data) > 10_000
    return ending
