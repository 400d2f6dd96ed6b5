"""Tests that no design is ever lost: storage, tabs, failures, links."""

import base64
import json
import random
import zlib
from datetime import date

import pytest
from designing import DENY, design_of, set_number
from playwright.sync_api import expect
from support import ROOT
from viewing import DESKTOP, View

PRESETS = ROOT / "Sources/FanfoldKeyframes/Presets"
CUBE = json.loads((PRESETS / "cube.json").read_text())
PREFIX = "fanfold-layout:"

# Fills the storage: it has no room for a design.
FILL = """() => {
  for (let length = 1 << 22; length > 0; length >>= 1) {
    try { localStorage.setItem(`filler${length}`, "x".repeat(length)); } catch {}
  }
}"""


def linked(design):
    """The fragment of a design."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(design).encode()) + packer.flush()
    return "#design=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def stored(page):
    """The names of the stored designs, sorted."""
    texts = page.evaluate(
        f"Object.entries(localStorage).filter(([name]) => name.startsWith('{PREFIX}')).map(([, text]) => text)"
    )
    return sorted(json.loads(text)["layout"]["name"] for text in texts)


def names(page):
    """The names in “My layouts”."""
    page.wait_for_selector("#gallery[open] .mine .top")
    return page.locator("#gallery .mine .open b").all_inner_texts()


def rename(view, name):
    view.page.fill("#design-name", name)
    view.page.press("#design-name", "Enter")
    view.frame()


def edit(view):
    view.page.click("#edit-design")
    wait_for_design(view)


def wait_for_design(view):
    view.wait_until("document.querySelector('#design-head')")
    view.wait_until("typeof document.getElementById('view').layout === 'object'")


@pytest.fixture
def designing(playground):
    """The playground with a new layout, named and stored."""

    def open(name="First", **options):
        view = playground("card-carousel", size=DESKTOP, **options)
        view.page.click("#new-layout")
        wait_for_design(view)
        rename(view, name)
        return view

    return open


@pytest.mark.slow
def test_new_layouts_keep_the_earlier_ones(designing):
    view = designing("First")
    for button, name in [("#new-layout", "Second"), ("#edit-design", "Third")]:
        view.page.click("#design-done")
        view.page.click("#tab-card-carousel")
        view.page.click(button)
        wait_for_design(view)
        rename(view, name)
    assert stored(view.page) == ["First", "Second", "Third"]
    view.page.click("#show-gallery")
    assert names(view.page) == ["Third", "Second", "First"]


@pytest.mark.slow
def test_a_stored_design_is_found_while_it_is_on_the_stage(designing):
    view = designing("Vinyl shelf")
    page = view.page
    page.fill("#design-note", "For the record store")
    page.press("#design-note", "Enter")
    page.click("#design-done")
    page.get_by_role("button", name="My layouts (1)").click()
    assert page.locator("#gallery .gallery").first.get_attribute("aria-labelledby") == "mine-title"
    card = page.locator("#gallery .mine .open")
    expect(card).to_have_attribute("aria-current", "true")
    assert "For the record store" in card.inner_text() and f"{date.today().year}" in card.inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+K")
    page.locator("#palette input").fill("record")
    expect(page.locator("#palette [role=option]").first).to_contain_text("Vinyl shelf")
    page.keyboard.press("Escape")
    page.click("#tab-card-carousel")
    page.keyboard.press("Control+K")
    page.locator("#palette input").fill("vinyl")
    page.keyboard.press("Enter")
    view.wait_until("document.getElementById('view').layout.name === 'Vinyl shelf'")


@pytest.mark.slow
def test_a_kept_design_has_its_tuned_numbers_and_its_free_name(designing, address):
    view = designing("Linked")
    view.page.goto("about:blank")
    view.page.goto(
        f"{address}?gap=0.5{linked({'name': 'Linked', **json.loads((PRESETS / 'cover-flow.json').read_text())})}"
    )
    view = View(view.page, "card-carousel")
    view.wait_until("document.getElementById('view').parameters.gap === 0.5")
    view.page.click("#show-gallery")
    view.page.get_by_role("button", name="Keep this layout").click()
    view.wait_until("document.getElementById('view').layout.name === 'Linked 2'")
    assert view.run("return view.layout.keyframes[3].x.fraction") == pytest.approx(0.5)
    view.page.keyboard.press("Escape")
    expect(view.page.locator("#tab-shown")).to_have_text("Linked 2")


@pytest.mark.slow
def test_a_reload_continues_the_same_design(designing):
    view = designing()
    design_of(view)
    view.page.reload()
    view = View(view.page, "card-carousel")
    edit(view)
    set_number(view, "Scale", 0.5)
    assert stored(view.page) == ["First"]


@pytest.mark.slow
def test_a_linked_design_is_stored_on_request_only(designing, address):
    view = designing()
    view.page.goto("about:blank")
    view.page.goto(f"{address}{linked({'name': 'Linked', **CUBE})}")
    view = View(view.page, "card-carousel")
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    assert stored(view.page) == ["First"]
    view.page.click("#show-gallery")
    view.page.get_by_role("button", name="Keep this layout").click()
    assert stored(view.page) == ["First", "Linked"]
    expect(view.page.get_by_role("button", name="Keep this layout")).to_be_hidden()


@pytest.mark.slow
def test_a_preset_does_not_replace_a_stored_design(designing):
    view = designing()
    view.page.click("#show-gallery")
    view.page.locator("#gallery .all li").filter(has=view.page.get_by_text("Wheel", exact=True)).locator(
        "button"
    ).click()
    view.wait_until("document.getElementById('view').layout === 'wheel'")
    assert stored(view.page) == ["First"]
    view.page.evaluate("document.getElementById('restore').click()")
    view.wait_until("document.getElementById('view').layout.name === 'First'")
    assert stored(view.page) == ["First"]


@pytest.mark.slow
def test_two_tabs_with_one_design_keep_both_versions(designing):
    view = designing()
    design_of(view)
    other = view.page.context.new_page()
    other.goto(view.page.url)
    other = View(other, "card-carousel")
    other.page.click("#show-gallery")
    other.page.locator("#gallery .mine button.open").click()
    edit(other)
    set_number(view, "Scale", 0.5)
    set_number(other, "Scale", 0.75)
    assert stored(view.page) == ["First", "First 2"]
    view.page.click("#show-gallery")
    expect(view.page.locator("#gallery .mine li")).to_have_count(2)


@pytest.mark.slow
def test_full_storage_is_reported_and_the_design_stays_listed(designing):
    view = designing()
    view.page.evaluate(FILL)
    view.page.click("#design-done")
    view.page.click("#new-layout")
    wait_for_design(view)
    rename(view, "Second" + "x" * 50)
    view.page.get_by_text("The design could not be stored").wait_for()
    view.page.click("#show-gallery")
    assert len(names(view.page)) == 2
    with view.page.expect_download() as download:
        view.page.get_by_role("button", name="Export Second").click()
    assert json.loads(download.value.path().read_text())["keyframes"]


@pytest.mark.slow
def test_a_closed_gallery_renders_nothing(designing):
    view = designing()
    view.page.click("#show-gallery")
    assert names(view.page) == ["First"]
    view.page.keyboard.press("Escape")
    view.page.evaluate("document.querySelector('#gallery .mine ul').replaceChildren()")
    rename(view, "Second")
    assert stored(view.page) == ["Second"]
    assert view.page.locator("#gallery .mine li").count() == 0
    view.page.click("#show-gallery")
    assert names(view.page) == ["Second"]


def test_an_import_beyond_the_limit_names_it(designing, tmp_path):
    view = designing()
    view.page.click("#show-gallery")
    long, empty = tmp_path / "long.json", tmp_path / "empty.json"
    long.write_text('{"name": "' + "x" * 200_000 + '"}')
    empty.write_text("")
    view.page.set_input_files("#gallery .mine input[type=file]", [long, empty])
    status = view.page.locator("#gallery .mine .status span")
    view.page.get_by_text("empty.json could not be imported: the file is empty").wait_for()
    assert "long.json could not be imported: the file must have at most 200000 characters" in status.inner_text()


def test_disabled_storage_is_reported(address, open_page):
    page = open_page("about:blank", size=DESKTOP)
    page.add_init_script(DENY)
    page.goto(f"{address}?layout=card-carousel")
    view = View(page, "card-carousel")
    page.click("#new-layout")
    wait_for_design(view)
    rename(view, "First")
    page.get_by_text("The design could not be stored").wait_for()
    page.click("#show-gallery")
    assert names(page) == ["First"]


@pytest.mark.slow
def test_an_unreadable_entry_is_kept_and_can_be_exported(designing):
    view, text = designing(), "{"
    view.page.evaluate("(text) => localStorage.setItem('fanfold-layout:old', text)", text)
    set_number(view, "Scale", 0.5)
    view.page.click("#show-gallery")
    assert names(view.page) == ["First", "Unreadable layout"]
    with view.page.expect_download() as download:
        view.page.get_by_role("button", name="Export Unreadable layout").click()
    assert download.value.path().read_text() == text
    assert view.page.evaluate("localStorage.getItem('fanfold-layout:old')") == text


@pytest.mark.slow
def test_a_deleted_design_can_be_restored(designing):
    view = designing()
    before = design_of(view)
    view.page.click("#show-gallery")
    view.page.get_by_role("button", name="Delete First").click()
    assert names(view.page) == [] and stored(view.page) == []
    view.page.locator("#gallery").get_by_role("button", name="Undo").click()
    assert names(view.page) == ["First"]
    view.page.locator("#gallery .mine button.open").click()
    assert design_of(view) == before


def test_designs_can_be_duplicated_exported_and_imported(designing, tmp_path):
    view = designing()
    view.page.click("#show-gallery")
    view.page.get_by_role("button", name="Duplicate First").click()
    assert sorted(names(view.page)) == ["First", "First 2"]
    with view.page.expect_download() as download:
        view.page.get_by_role("button", name="Export First", exact=True).click()
    assert download.value.suggested_filename == "first.json"
    download.value.save_as(tmp_path / "first.json")
    (tmp_path / "text.json").write_text("no layout")
    view.page.set_input_files("#gallery input[type=file]", [tmp_path / "first.json", tmp_path / "text.json"])
    view.page.get_by_text("text.json could not be imported").wait_for()
    assert sorted(names(view.page)) == ["First", "First 2", "First 3"]


def test_links_hold_64_keyframes(playground, address):
    random_numbers = random.Random(64)
    keyframes = [
        {
            "at": at - 32,
            "x": {"fraction": random_numbers.random(), "points": random_numbers.random()},
            "y": random_numbers.random(),
            "rotation": {"y": random_numbers.uniform(-90, 90)},
            "opacity": 0 if at in (0, 63) else 1,
        }
        for at in range(64)
    ]
    design = {"name": "Long", "axis": "horizontal", "pitch": 200, "keyframes": keyframes}
    view = playground("card-carousel", size=DESKTOP)
    view.page.goto("about:blank")
    view.page.goto(f"{address}?layout=card-carousel{linked(design)}")
    view = View(view.page, "card-carousel")
    assert design_of(view) == design
    assert len(view.page.url.split("#")[0]) < 200


def test_a_damaged_link_is_reported(playground, address):
    view = playground("card-carousel", size=DESKTOP)
    view.page.goto("about:blank")
    view.page.goto(f"{address}?layout=card-carousel{linked(CUBE)[:-9]}")
    view.page.get_by_text("The design in the link").wait_for()
    view.run("await view.ready")
    assert view.run("return view.layout") == "card-carousel"
