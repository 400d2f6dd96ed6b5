"""What the drawer hands over as files: a page that runs when it is served, an application that compiles."""

import io
import json
import zipfile

import pytest
from agreement import assert_shows
from playwright.sync_api import expect
from support import LAYOUTS, ROOT
from take import compile_swift, served
from viewing import DESKTOP, View


@pytest.fixture
def download(open_take):
    """What a button of the drawer saves: the files, by their paths, and the page."""

    def press(layout, button, **settings):
        page = open_take(layout, {"size": DESKTOP, "accept_downloads": True}, **settings)
        page.locator("#get-code").click()
        with page.expect_download() as waiting:
            page.locator(button).click()
        page.locator("#take-copied", has_text="Saved").wait_for()
        archive = zipfile.ZipFile(io.BytesIO(waiting.value.path().read_bytes()))
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}, page

    return press


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_page_runs_as_it_is_unpacked(download, open_page, layout, tmp_path):
    files, page = download(layout, "#take-page", item=2)
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    titles = page.evaluate("[...document.querySelectorAll('fanfold-view > [data-index]')].map((e) => e.ariaLabel)")
    with served(tmp_path) as address:
        view = View(open_page(address), layout)
        view.run("await view.ready")
        view.settle()
        shown = view.run("return [...view.querySelectorAll('[data-index]')].map((e) => e.ariaLabel)")
        assert shown and set(shown) & set(titles)
        widths = view.run(
            "const images = [...view.querySelectorAll('[data-index] img')];"
            "await Promise.all(images.map((image) => image.decode())); return images.map((image) => image.naturalWidth)"
        )
        assert widths and min(widths) > 0
        view.page.wait_for_timeout(100)


def test_the_page_of_a_layout_of_ones_own_runs_as_it_is_unpacked(download, open_page, tmp_path):
    design = json.loads((ROOT / "Sources/FanfoldKeyframes/Presets/wallet.json").read_text())
    files, _ = download("card-carousel", "#take-page", design=json.dumps(design))
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    with served(tmp_path) as address:
        view = View(open_page(address), "wallet")
        view.run("await view.ready")
        view.settle()
        assert view.run("return view.layout") == design
        assert_shows(view, view.inspect())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_application_compiles_and_brings_all_that_it_needs(download, layout, tmp_path):
    files, _ = download(layout, "#take-app")
    folder = f"Fanfold-{layout}.swiftpm/"
    assert all(name.startswith(folder) for name in files)
    own = {name.removeprefix(folder): data for name, data in files.items()}
    for module in ("Fanfold", "FanfoldUIKit"):
        for path in (ROOT / "Sources" / module).rglob("*.swift"):
            assert own[path.relative_to(ROOT / "Sources").as_posix()] == path.read_bytes()
    assert b"iOSApplication" in own["Package.swift"]
    texts = [data.decode() for name, data in own.items() if name.startswith("App/") and name.endswith(".swift")]
    assert len(texts) == 2
    compile_swift(tmp_path, *texts)
    pictures = {name for name in own if name.startswith("App/Resources/")}
    assert len(pictures) >= 12
    assert all(f'"{name.split("/")[-1].removesuffix(".jpg")}"' in "".join(texts) for name in pictures)


def test_the_first_line_is_the_package(open_take):
    page = open_take("expanding", {"size": DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]})
    page.locator("#get-code").click()
    page.get_by_role("button", name="Copy line").click()
    page.locator("#take-copied", has_text="copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == '.package(name: "Fanfold", path: "../Fanfold")'
    assert page.locator("#take-lines").text_content().splitlines()[:3] == ["1", "2", "3"]
    page.keyboard.press("Escape")
    expect(page.locator("#code")).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == "get-code"
