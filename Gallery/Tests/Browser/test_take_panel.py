"""“Take with you” for those who do not see it, or have no pointer."""

import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from viewing import DESKTOP, FANFOLD, PHONE
from support import draw
from take import open_take


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_in_any_state_of_the_panel(open_take, size, scheme, tmp_path):
    page = open_take("album-fan", {"size": size, "color_scheme": scheme, "accept_downloads": True}, loop=1)
    (tmp_path / "broken.png").write_text("no picture")
    (tmp_path / "notes.txt").write_text("none")
    page.locator("#take-files").set_input_files([draw(tmp_path / "one.png"), tmp_path / "broken.png", tmp_path / "notes.txt"])
    page.locator("#take-remarks").get_by_text("Could not be shown").wait_for()
    page.get_by_role("button", name="Save picture").click()
    page.locator("#take-saved", has_text="Saved").wait_for()
    for name in ("SwiftUI", "HTML", "Swift"):
        page.get_by_role("tab", name=name, exact=True).click()
        violations = Axe().run(page, context="#take").response["violations"]
        assert not violations, violations


def test_the_keyboard_reaches_all_of_the_panel(open_take):
    page = open_take("expanding", {"size": DESKTOP})
    page.get_by_role("tab", name="Swift", exact=True).focus()
    reached = []
    for _ in range(7):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id || document.activeElement.textContent"))
    assert reached == [
        "take-code", "take-copy", "take-choose-files", "take-choose-folder", "take-urls", "Show", "take-picture"
    ]  # fmt: skip


def test_an_exported_page_takes_along_as_well(open_page, tmp_path):
    file = tmp_path / "gallery.html"
    subprocess.run([FANFOLD, "export", "--output", str(file)], check=True)
    page = open_page(f"{file.as_uri()}?layout=tab-stack", size=DESKTOP, accept_downloads=True)
    assert "TabStackController" in page.locator("#take-code").text_content()
    page.locator("#take-files").set_input_files([draw(tmp_path / "one.png")])
    page.locator("#take-remarks").get_by_text("One picture of yours").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    assert download.value.suggested_filename.startswith("fanfold-tab-stack-")
    page.locator("#take-saved", has_text="Saved").wait_for()
    assert "without" not in page.locator("#take-saved").text_content()
