"""Tests layout files with `serve --layout` and `export --layout`, including changes."""

import http.client
import json
import time
from pathlib import Path
from urllib.parse import urlencode

import pytest
from agreement import assert_shows
from chromium import wait_until
from designing import PRESETS as DESIGNS
from designing import set_number, stored, undo
from support import ROOT, WAIT, complaint, run
from viewing import DESKTOP, PHONE, View
from web import fetch

PRESETS = ROOT / "Sources/FanfoldKeyframes/Presets"
SHOWS = "typeof document.getElementById('view').layout === 'object'"


@pytest.fixture
def file(tmp_path):
    """The file of a layout."""
    path = tmp_path / "my-fan_layout.json"
    path.write_text((PRESETS / "cover-flow.json").read_text())
    return path


def opened(page, file):
    """The settled view of a page that shows the file's layout."""
    wait_until(page, SHOWS)
    view = View(page, file)
    view.start()
    return view


def change(file, name, value):
    layout = json.loads(file.read_text())
    layout["keyframes"][1][name] = value
    file.write_text(json.dumps(layout, indent=2))


def wait_for(view, name, value):
    wait_until(
        view.page,
        "([name, value]) => (document.getElementById('view').layout.keyframes?.[1][name] ?? null) === value",
        argument=[name, value],
    )
    view.settle()


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_starts_with_the_files_layout(serve, open_page, file, size):
    view = opened(open_page(serve("--layout", file).url, size=size), file)
    view.run("view.item = 4")
    view.settle()
    assert_shows(view, view.inspect())
    tab = view.page.get_by_role("tab", name="My fan")
    assert tab.get_attribute("aria-selected") == "true"
    assert view.page.locator("#ghosts").is_hidden()
    view.page.get_by_role("tab", name="Tab stack").click()
    view.settle()
    assert view.run("return view.layout") == "tab-stack" and tab.get_attribute("aria-selected") == "false"
    view.page.keyboard.press("End")
    wait_until(view.page, SHOWS)
    view.settle()
    assert_shows(view, view.inspect())


def test_a_saved_change_is_shown_at_once_and_keeps_the_offset(serve, open_page, file):
    view = opened(open_page(serve("--layout", file).url, size=DESKTOP), file)
    view.run("view.contentOffset = 1234.5")
    view.frame()
    before = view.run("return view.position")
    change(file, "opacity", 0.25)
    wait_for(view, "opacity", 0.25)
    assert view.run("return view.position") == pytest.approx(before, abs=0.01)
    assert_shows(view, view.inspect())
    # A reloaded page shows the file.
    view.page.reload()
    view = opened(view.page, file)
    wait_for(view, "opacity", 0.25)
    change(file, "opacity", 0.75)
    wait_for(view, "opacity", 0.75)
    undo(view)
    wait_for(view, "opacity", 0.25)


def test_a_change_keeps_a_newly_chosen_layout(serve, open_page, file):
    view = opened(open_page(serve("--layout", file).url, size=DESKTOP), file)
    view.page.get_by_role("tab", name="Carousel").click()
    view.settle()
    change(file, "opacity", 0.25)
    wait_for_next_change(view, file)
    assert view.run("return view.layout") == "card-carousel"
    view.page.reload()
    view.run("await view.ready")
    assert view.run("return view.layout") == "card-carousel"
    view.page.get_by_role("tab", name="My fan").click()
    wait_for(view, "opacity", 0.25)


def wait_for_next_change(view, file):
    """Waits until the page has received all changes of the file."""
    change(file, "depth", "far")
    view.page.get_by_text("keyframes[1].depth must be").wait_for()
    change(file, "depth", 0)
    view.wait_until("document.getElementById('file-note').textContent === ''")


def test_a_change_keeps_an_unrelated_design(serve, open_page, file):
    query = urlencode({"design": json.dumps(DESIGNS["wallet"])})
    view = opened(open_page(f"{serve('--layout', file).url}?{query}", size=DESKTOP), file)
    change(file, "opacity", 0.25)
    wait_for_next_change(view, file)
    assert view.run("return view.layout.axis") == "vertical"


def test_a_change_replaces_the_edited_design_on_the_stage_but_not_its_entry(serve, open_page, file):
    view = opened(open_page(serve("--layout", file).url, size=DESKTOP), file)
    view.page.click("#edit-design")
    view.page.locator("#design-head").wait_for()
    set_number(view, "Item width", 40)
    before = stored(view)
    change(file, "opacity", 0.25)
    wait_for(view, "opacity", 0.25)
    set_number(view, "Item width", 30)
    assert len(before) == 1 and len(stored(view)) == 2 and before[0] in stored(view)


def test_errors_are_shown_until_the_file_is_valid(serve, open_page, file):
    view = opened(open_page(serve("--layout", file).url, size=DESKTOP), file)
    good = file.read_text()
    alert = view.page.locator("#file-note")
    change(file, "opacity", 2)
    alert.filter(has_text=f"{file}: keyframes[1].opacity must be a number from 0 to 1, but is 2").wait_for()
    file.write_text(good[:40])
    alert.filter(has_text=f"{file}: line ").wait_for()
    file.unlink()
    alert.filter(has_text="there is no such file").wait_for()
    assert view.run("return view.layout.keyframes[1].opacity") is None
    file.write_text(good)
    view.wait_until("document.getElementById('file-note').textContent === ''")
    assert alert.is_hidden()


def test_errors_at_the_start_are_printed(file, tmp_path):
    change(file, "opacity", 2)
    for command in [["serve", "--port", 0], ["export", "--output", tmp_path / "page.html"]]:
        line = complaint(run(*command, "--layout", file))
        assert f"{file}: keyframes[1].opacity must be a number from 0 to 1, but is 2" in line
        assert "no such file" in complaint(run(*command, "--layout", tmp_path / "none.json"))
        assert "'fan'" in complaint(run(*command, "--layout", "fan"))


@pytest.mark.parametrize("layout, name", [("task-switcher", "Switcher"), ("rolodex", "Rolodex")])
def test_a_layout_name_is_a_valid_start(serve, open_page, layout, name):
    page = open_page(serve("--layout", layout).url, size=DESKTOP)
    page.locator("[role=tab][aria-selected=true]").filter(has_text=name).wait_for()
    wait_until(page, f"document.getElementById('view').layout === '{layout}'")
    view = View(page, layout)
    view.start()
    assert_shows(view, view.inspect())


def test_a_link_overrides_the_files_layout(serve, open_page, file):
    url = serve("--layout", file).url
    view = View(open_page(f"{url}?layout=album-fan", size=DESKTOP), "album-fan")
    view.run("await view.ready")
    assert view.run("return view.layout") == "album-fan"
    view.page.get_by_role("tab", name="My fan").click()
    opened(view.page, file)
    view.wait_until("!location.search.includes('album-fan')")
    view.page.go_back()
    view.wait_until("document.getElementById('view').layout === 'album-fan'")
    view.page.go_forward()
    opened(view.page, file)


def descriptors(process):
    """The open files of a process."""
    return [str(link.readlink()) for link in Path(f"/proc/{process}/fd").iterdir() if link.is_symlink()]


def test_pages_are_notified_at_once_and_connections_end_with_them(serve, file):
    server = serve("--layout", file)
    fetch(server, "/")
    before = sum("socket:" in each for each in descriptors(server.process.pid))
    for _ in range(3):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
        connection.request("GET", "/layout-events")
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("Content-Type")) == (200, "text/event-stream")
        told = json.loads(answer.readline().removeprefix(b"data: "))
        assert json.loads(told["layout"]["keyframes"]) == json.loads(file.read_text()) and not told["isReading"]
        connection.close()
    deadline = time.monotonic() + WAIT
    while sum("socket:" in each for each in descriptors(server.process.pid)) > before:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_exported_page_starts_with_the_files_layout(open_page, file, tmp_path, size):
    page = tmp_path / "page.html"
    assert run("export", "--layout", file, "--output", page).returncode == 0
    view = opened(open_page(page.as_uri(), size=size), file)
    view.run("view.item = 4")
    view.settle()
    assert_shows(view, view.inspect())
    assert view.page.get_by_role("tab", name="My fan").get_attribute("aria-selected") == "true"


@pytest.mark.slow
def test_an_exported_page_supports_the_designer(open_page, file, tmp_path):
    page = tmp_path / "page.html"
    assert run("export", "--output", page).returncode == 0
    view = View(open_page(page.as_uri(), size=DESKTOP), file)
    view.start()
    view.page.get_by_role("button", name="New layout").click()
    view = opened(view.page, file)
    view.page.locator("#design-keyframes [data-at='0']").click()
    view.page.get_by_role("spinbutton", name="Opacity", exact=True).fill("0.5")
    view.page.keyboard.press("Enter")
    view.wait_until("document.getElementById('view').layout.keyframes[2].opacity === 0.5")
    view.settle()
    file.write_text(view.run("return JSON.stringify(view.layout)"))
    assert_shows(view, view.inspect())
