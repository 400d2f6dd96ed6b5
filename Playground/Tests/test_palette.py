"""Tests the palette and the list of shortcuts."""

import pytest
from axe import violations
from playwright.sync_api import expect
from viewing import DESKTOP, PHONE


@pytest.mark.parametrize("keys", ["Control+k", "Meta+k"])
def test_the_palette_finds_layouts(playground, keys):
    view = playground("expanding", size=DESKTOP)
    view.page.keyboard.press(keys)
    view.page.get_by_role("combobox", name="Find").fill("album")
    view.page.keyboard.press("Enter")
    view.wait_until("document.getElementById('view').layout === 'album-fan'")
    expect(view.page.locator("#palette")).to_be_hidden()


def test_the_palette_focuses_parameters(playground):
    view = playground("tab-stack", size=PHONE)
    view.page.keyboard.press("Control+k")
    view.page.get_by_role("combobox", name="Find").fill("eye dis")
    view.page.locator("#palette li").click()
    expect(view.page.locator("[data-parameter=eyeDistance] .slider")).to_be_focused()
    expect(view.page.locator("#settings")).to_be_visible()


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("gif", "Export clip"),
        ("video", "Export clip"),
        ("spacing", "Spacing"),
        ("shadow", "Edit this layout"),
        ("top tilt", "Top tilt"),
    ],
)
def test_the_palette_finds_other_words_and_parameters_of_other_layouts(playground, words, label):
    view = playground("expanding", size=DESKTOP)
    view.page.keyboard.press("Control+k")
    view.page.get_by_role("combobox", name="Find").fill(words)
    expect(view.page.locator("#palette li b", has_text=label).first).to_be_visible()


def test_a_parameter_of_another_layout_shows_that_layout(playground):
    view = playground("expanding", size=DESKTOP)
    view.page.keyboard.press("Control+k")
    view.page.get_by_role("combobox", name="Find").fill("layer step")
    view.page.locator("#palette li", has_text="Album fan").click()
    expect(view.page.locator("[data-parameter=layerStep] .slider")).to_be_focused()
    assert view.run("return view.layout") == "album-fan"


def test_arrow_keys_choose_a_command(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.page.keyboard.press("Control+k")
    view.page.get_by_role("combobox", name="Find").fill("appearance")
    labels = view.page.locator("#palette li b").all_inner_texts()
    assert labels == ["Light appearance", "Dark appearance", "System appearance"]
    view.page.keyboard.press("ArrowDown")
    expect(view.page.locator("#palette [aria-selected=true] b")).to_have_text("Dark appearance")
    view.page.keyboard.press("Enter")
    expect(view.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_every_action_exists(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.page.keyboard.press("Control+k")
    view.page.get_by_role("combobox", name="Find").fill("save picture action")
    expect(view.page.locator("#palette li")).to_have_count(1)
    view.page.get_by_role("combobox", name="Find").fill("no such thing")
    expect(view.page.get_by_text("Nothing found")).to_be_visible()


def test_a_question_mark_lists_the_shortcuts(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.page.keyboard.press("?")
    expect(view.page.get_by_role("heading", name="Shortcuts")).to_be_visible()
    assert not violations(view.page)
    view.page.keyboard.press("Escape")
    expect(view.page.locator("#palette")).to_be_hidden()


@pytest.mark.slow
def test_a_question_mark_in_a_field_is_text(designer):
    view = designer()
    view.page.fill("#design-name", "")
    view.page.keyboard.press("?")
    expect(view.page.locator("#design-name")).to_have_value("?")
    expect(view.page.locator("#palette")).to_be_hidden()


def test_the_palette_is_accessible(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.page.keyboard.press("Control+k")
    view.page.locator("#palette li").first.wait_for()
    assert not violations(view.page)
