"""Tests custom pictures that are dropped, chosen or pasted."""

import time

import pytest
from chromium import wait_until
from exporting import paste
from machine import scaled
from playwright.sync_api import expect
from support import draw
from viewing import DESKTOP, View


@pytest.fixture
def folder(tmp_path):
    """A folder with two pictures, another folder with one, a text, and a hidden file."""
    draw(tmp_path / "Trip/b-10.png", "tomato")
    draw(tmp_path / "Trip/b-2.png", "gold")
    draw(tmp_path / "Trip/At sea/first_wave.jpg", "teal")
    (tmp_path / "Trip/notes.txt").write_text("none")
    (tmp_path / "Trip/.hidden").write_text("none")
    return tmp_path / "Trip"


@pytest.fixture
def page(open_export):
    return open_export("card-carousel", {"size": DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]})


def names(page, count):
    """The names of the first items, once they are the custom pictures."""
    view = View(page, "card-carousel")
    view.settle()
    return [view.run(f"view.scrollToItem({index}, {{ animated: false }}); {TWO_FRAMES} return view.querySelector('[data-index=\"{index}\"]').ariaLabel")
            for index in range(count)]  # fmt: skip


TWO_FRAMES = "for (let i = 0; i < 2; i++) await frame();"


def drop(page, paths, *kinds):
    """Drags files and folders over the page, and drops them unless other kinds of events are named."""
    session = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
    for kind in kinds or ["dragEnter", "dragOver", "drop"]:
        session.send("Input.dispatchDragEvent", {"type": kind, "x": 400, "y": 400, "data": data})


def remarks(page):
    return page.locator("#export-remarks")


def test_a_dropped_folder_is_shown(page, folder):
    drop(page, [folder])
    remarks(page).get_by_text("3 pictures added").wait_for()
    remarks(page).get_by_text("Not a picture: Trip/notes.txt", exact=True).wait_for()
    assert names(page, 4) == ["B 2", "B 10", "First wave", "B 2"]


def test_folders_become_albums(page, folder):
    drop(page, [folder])
    remarks(page).get_by_text("3 pictures added").wait_for()
    page.get_by_role("tab", name="Album fan").click()
    assert names(page, 3) == ["B 2", "B 10", "First wave"]
    page.evaluate("void view.scrollToItem(1, { animated: false })")
    page.wait_for_timeout(scaled(200))
    album = lambda index: page.locator(f"[data-index='{index}'] .caption span").text_content()
    assert [album(index) for index in range(1, 3)] == ["Trip", "At sea"]


def test_dropped_files_are_shown(page, folder):
    drop(page, [folder / "b-10.png", folder / "b-2.png"])
    remarks(page).get_by_text("2 pictures added").wait_for()
    assert names(page, 2) == ["B 2", "B 10"]
    wait_until(
        page,
        "[...view.querySelectorAll('img')].every((image) => image.src.startsWith('blob:') && image.naturalWidth === 12)",
    )
    page.locator("#backdrop .shown[style*='blob:']").wait_for(state="attached")


def test_a_late_picture_keeps_dropped_pictures(page, folder):
    held = []
    page.route("**/pictures/**", lambda route: held.append(route))
    view = View(page, "card-carousel")
    page.evaluate("clock.release()")
    with page.expect_request("**/pictures/**"):
        view.run("view.scrollToItem(3, { animated: false })")
    drop(page, [folder / "b-10.png", folder / "b-2.png"])
    remarks(page).get_by_text("2 pictures added").wait_for()
    for route in held:
        with page.expect_request_finished():
            route.continue_()
    for _ in range(10):
        view.frame()
    sources = view.run("return [...view.querySelectorAll('img')].map((image) => image.src)")
    assert sources and all(source.startswith("blob:") for source in sources)


def test_files_can_be_chosen_by_a_button(page, folder):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Pictures…").press("Enter")
    chooser.value.set_files([folder / "b-2.png", folder / "notes.txt"])
    remarks(page).get_by_text("One picture added").wait_for()
    remarks(page).get_by_text("Not a picture: notes.txt", exact=True).wait_for()
    assert names(page, 1) == ["B 2"]


def test_a_folder_can_be_chosen_by_a_button(page, folder):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Folder…").press("Enter")
    chooser.value.set_files(folder)
    remarks(page).get_by_text("3 pictures added").wait_for()
    assert names(page, 3) == ["B 2", "B 10", "First wave"]


def test_each_picture_has_an_item(page, tmp_path):
    for number in range(120):
        draw(tmp_path / f"Many/{number}.png", size=(1, 1))
    drop(page, [tmp_path / "Many"])
    remarks(page).get_by_text("120 pictures added").wait_for()
    assert page.evaluate("view.count") == 120


def test_a_broken_picture_has_a_placeholder_and_is_named(page, folder):
    (folder / "b-1.png").write_text("no picture at all")
    (folder / "z.png").write_text("no picture either, and off the stage")
    drop(page, [folder])
    remarks(page).get_by_text("Could not be shown: Trip/b-1.png, Trip/z.png", exact=True).wait_for()
    source = page.locator("[data-index='0'] .photo .small")
    assert source.get_attribute("src").startswith("data:image/svg+xml")
    assert source.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    view = View(page, "card-carousel")
    view.run(
        f"view.scrollToItem(12, {{ animated: false }}); {TWO_FRAMES} view.scrollToItem(0, {{ animated: false }}); {TWO_FRAMES}"
    )
    assert remarks(page).get_by_text("b-1.png").count() == 1


def test_a_drop_without_pictures_changes_nothing(page, folder):
    before = names(page, 1)
    drop(page, [folder / "notes.txt"])
    remarks(page).get_by_text("Not a picture: notes.txt").wait_for()
    assert names(page, 1) == before
    assert not page.get_by_role("button", name="Use the built-in pictures again").is_visible()


def test_addresses_are_shown(page, folder, served):
    site = served(folder)
    paste(page, f"{site}b-2.png {site}At%20sea/first_wave.jpg nonsense")
    remarks(page).get_by_text("2 pictures added").wait_for()
    remarks(page).get_by_text("Not a picture: nonsense").wait_for()
    assert names(page, 2) == ["B 2", "First wave"]


def test_addresses_without_picture_are_named_in_order(page, open_page, folder, served):
    site = served(folder)
    # The first is the last to fail.
    page.route("**/missing.png", lambda route: time.sleep(0.3) or route.fulfill(status=404))
    paste(page, f"{site}b-2.png {site}missing.png {site}notes.txt")
    remarks(page).get_by_text(f"Could not be shown: {site}missing.png, {site}notes.txt", exact=True).wait_for()
    open_page.problems.clear()  # the browser reports missing files


def test_pasted_addresses_are_shown(page, folder, served):
    site = served(folder)
    page.evaluate("(text) => navigator.clipboard.writeText(text)", f"{site}b-2.png\n{site}b-10.png\n")
    page.locator("body").press("Control+V")
    remarks(page).get_by_text("2 pictures added").wait_for()
    assert names(page, 2) == ["B 2", "B 10"]


def test_a_pasted_picture_is_shown(page):
    page.evaluate("""async () => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 7, height: 5 });
        canvas.getContext("2d").fillRect(0, 0, 7, 5);
        const blob = await new Promise((resolve) => canvas.toBlob(resolve));
        await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    }""")
    page.locator("body").press("Control+V")
    remarks(page).get_by_text("One picture added").wait_for()
    page.locator("[data-index='0'] .photo img[src^='blob:']").first.wait_for()
    assert (
        page.locator("[data-index='0'] .photo img").first.evaluate(
            "(image) => image.decode().then(() => image.naturalWidth)"
        )
        == 7
    )


def test_text_pasted_into_a_field_stays_there(page, folder):
    page.evaluate("navigator.clipboard.writeText('https://example.org/a.png')")
    page.locator("#new-layout").click()
    field = page.locator("#design-name")
    field.fill("")
    field.press("Control+V")
    assert field.input_value() == "https://example.org/a.png"
    assert remarks(page).text_content() == ""


def test_no_picture_leaves_the_machine(page, folder):
    page.wait_for_load_state("networkidle")
    requests = []
    page.on("request", lambda request: requests.append(request))
    drop(page, [folder])
    remarks(page).get_by_text("3 pictures added").wait_for()
    names(page, 3)
    assert any(request.url.startswith("blob:") for request in requests)
    # A built-in picture may still be loading; dropped pictures are not sent.
    others = [request for request in requests if not request.url.startswith("blob:")]
    assert [
        request.url
        for request in others
        if request.method != "GET" or not request.url.startswith(page.url.split("?")[0])
    ] == []
    assert [
        request.url for request in others if any(name in request.url for name in ("b-", "first_wave", "Trip"))
    ] == []


def test_previous_pictures_are_released(page, open_page, folder):
    drop(page, [folder])
    page.locator("[data-index='0'] .photo img[src^='blob:']").first.wait_for()
    address = page.locator("[data-index='0'] .photo img").first.get_attribute("src")
    can_read = "(address) => fetch(address).then(() => true, () => false)"
    assert page.evaluate(can_read, address)
    drop(page, [folder / "b-2.png"])
    remarks(page).get_by_text("One picture added").wait_for()
    assert not page.evaluate(can_read, address)
    open_page.problems.clear()  # the browser reports unreadable files


def test_built_in_pictures_can_be_restored(page, folder):
    before = names(page, 3)
    drop(page, [folder])
    remarks(page).get_by_text("3 pictures added").wait_for()
    button = page.get_by_role("button", name="Use the built-in pictures again")
    button.click()
    assert names(page, 3) == before
    expect(button).to_be_hidden()
    assert remarks(page).text_content() == ""


def test_the_drop_target_is_shown_during_a_drag(page, folder):
    target = page.get_by_text("Drop pictures or a folder", exact=True)
    drop(page, [folder], "dragEnter", "dragOver")
    target.wait_for()
    drop(page, [folder], "dragCancel")  # the drag has left the page
    target.wait_for(state="hidden")
