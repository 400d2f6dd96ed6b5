"""Tests the export panel with assistive technologies and without a pointer."""

import subprocess

import pytest
from axe import violations
from chromium import wait_until
from machine import scaled
from playwright.sync_api import expect
from support import PROGRAM, RESOURCES, draw
from viewing import DESKTOP, PHONE


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_no_violations_in_any_state_of_the_panel(open_export, size, scheme, tmp_path):
    page = open_export("album-fan", {"size": size, "color_scheme": scheme, "accept_downloads": True}, loop=1)
    (tmp_path / "broken.png").write_text("no picture")
    (tmp_path / "notes.txt").write_text("none")
    page.locator("#export-files").set_input_files(
        [draw(tmp_path / "one.png"), tmp_path / "broken.png", tmp_path / "notes.txt"]
    )
    page.locator("#export-remarks").get_by_text("Could not be shown").wait_for()
    page.evaluate("document.getElementById('export-picture').click()")
    page.locator("#export-saved", has_text="Saved").wait_for(state="attached")
    found = violations(page, "#export")
    assert not found, found
    if size == PHONE:
        page.locator("#close-panels").click()
    page.locator("#get-code").click()
    page.wait_for_timeout(scaled(500))
    for name in ("SwiftUI", "HTML", "UIKit"):
        page.get_by_role("tab", name=name, exact=True).click()
        found = violations(page, "#code")
        assert not found, [
            (v["id"], [n["html"][:300] + str(n["failureSummary"])[:300] for n in v["nodes"]]) for v in found
        ]


ACTIVE = "document.activeElement.id || document.activeElement.textContent"


def test_the_keyboard_reaches_the_whole_panel(open_export):
    page = open_export("expanding", {"size": DESKTOP})
    tab = lambda count: [page.keyboard.press("Tab") or page.evaluate(ACTIVE) for _ in range(count)]
    page.locator("#export-choose-files").focus()
    assert tab(2) == ["export-choose-folder", "export-credits"]
    page.locator("#get-code").press("Enter")
    assert page.evaluate(ACTIVE) == "close-code"
    assert tab(14) == [
        "share-link", "export-single", "export-motion", "export-picture", "show-preview", "export-swiftui", "export-package", "export-copy-package", "export-short", "export-copy-short",
        "export-code", "export-copy", "export-page", "export-app",
    ]  # fmt: skip


@pytest.mark.slow
def test_an_exported_page_supports_export(open_page, tmp_path):
    file = tmp_path / "playground.html"
    subprocess.run([PROGRAM, "export", "--output", str(file)], check=True)
    page = open_page(f"{file.as_uri()}?layout=tab-stack", size=DESKTOP, accept_downloads=True)
    page.locator("#get-code").click()
    assert "TabStackView" in page.locator("#export-code").text_content()
    page.locator("#close-code").click()
    page.locator("#export-files").set_input_files([draw(tmp_path / "one.png")])
    page.locator("#export-remarks").get_by_text("One picture added").wait_for()
    with page.expect_download() as download:
        page.evaluate("document.getElementById('export-picture').click()")
    assert download.value.suggested_filename.startswith("fanfold-tab-stack-")
    page.locator("#export-saved", has_text="Saved").wait_for(state="attached")
    assert "without" not in page.locator("#export-saved").text_content()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_credits_name_author_and_license_of_every_photograph(open_export, size, scheme):
    page = open_export("expanding", {"size": size, "color_scheme": scheme})
    button = page.get_by_role("button", name="About the photographs")
    button.press("Enter")
    sheet = page.get_by_role("dialog", name="Photographs")
    sheet.wait_for()
    table = (RESOURCES / "Pictures/CREDITS.md").read_text().split("|---|---|---|---|\n")[1]
    rows = [
        [cell.strip() for cell in line.strip("| ").split(" | ")] for line in table.splitlines() if line.startswith("| ")
    ]
    named = sheet.locator("li").evaluate_all(
        "(items) => items.map(({ children: [, title, credit] }) => `${title.textContent}: ${credit.textContent}`)"
    )
    assert sorted(named) == sorted(f"{title}: {author}, {licence}" for _, title, author, licence in rows)
    assert not violations(page, "#credits")
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert button.evaluate("(button) => document.activeElement === button")


def test_without_authors_there_are_no_credits(serve, open_page, tmp_path):
    draw(tmp_path / "Trip/one.png")
    page = open_page(serve("--images", tmp_path / "Trip").url, size=DESKTOP)
    page.wait_for_selector("#export-copy", state="attached")
    expect(page.locator("#export-credits")).to_be_hidden()


def test_the_timeline_keeps_its_track_beside_the_drawer(open_export):
    page = open_export("album-fan", {"size": DESKTOP})
    page.locator("[name=timeline]").check()
    page.locator("#get-code").click()
    page.wait_for_timeout(scaled(500))
    track, timeline = (page.locator(each).bounding_box() for each in ("#timeline .track", "#timeline"))
    assert track["width"] > timeline["width"] / 2


def test_share_offers_the_link_a_clip_a_picture_and_the_phone(open_export, open_page):
    options = {"size": DESKTOP, "permissions": ["clipboard-read", "clipboard-write"], "accept_downloads": True}
    page = open_export("wheel", options)
    page.locator("#get-code").click()
    page.locator("#code").get_by_role("button", name="Copy link").click()
    page.locator("#code").get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").endswith("?layout=wheel")
    for way, dialog in {"Clip…": "#motion", "Phone…": "#preview"}.items():
        page.locator("#code").get_by_role("button", name=way).click()
        page.locator(f"{dialog}[open]").wait_for()
        page.keyboard.press("Escape")
    with page.expect_download():
        page.locator("#code").get_by_role("button", name="Picture", exact=True).click()
    # A server for this machine alone has no preview, which the browser reports as well.
    open_page.problems[:] = [text for text in open_page.problems if "404" not in text]


def test_share_shows_twelve_lines_and_the_whole_toolbar(open_export):
    page = open_export("card-carousel", {"size": DESKTOP})
    page.locator("#get-code").click()
    wait_until(page, "document.querySelector('#code').getAnimations().length === 0")
    inside = lambda box, around: around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"]
    box = page.locator(".listing").bounding_box()
    style = "(code) => [getComputedStyle(code).lineHeight, getComputedStyle(code).paddingTop].map(parseFloat)"
    line, padding = page.locator("#export-code").evaluate(style)
    assert min(box["y"] + box["height"], DESKTOP["height"]) - box["y"] - padding >= 12 * line
    room = page.locator("#room").bounding_box()
    buttons = [button.bounding_box() for button in page.locator("#steps button:visible").all()]
    assert len(buttons) > 5 and all(inside(button, room) for button in buttons)
