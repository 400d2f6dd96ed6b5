"""Tests the drawer's files: a page that runs when served, an application that compiles."""

import io
import json
import re
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import pytest
from agreement import assert_shows
from chromium import photograph
from comparison import Tolerance, difference
from exporting import ITEMS_OF_ALL_KINDS, compile_swift
from PIL import Image
from playwright.sync_api import expect
from support import LAYOUTS, ROOT
from viewing import DESKTOP, PHONE, View


@pytest.fixture
def download(open_export):
    """The saved files of a drawer's button by path, and the page."""

    def press(layout, button, **settings):
        page = open_export(layout, {"size": DESKTOP, "accept_downloads": True}, **settings)
        page.locator("#get-code").click()
        with page.expect_download() as waiting:
            page.locator(button).click()
        page.locator("#export-copied", has_text="Saved").wait_for()
        archive = zipfile.ZipFile(io.BytesIO(waiting.value.path().read_bytes()))
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}, page

    return press


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_unpacked_page_runs(download, open_page, layout, tmp_path, served):
    files, page = download(layout, "#export-page", item=2)
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    titles = page.evaluate("[...document.querySelectorAll('fanfold-view > [data-index]')].map((e) => e.ariaLabel)")
    address = served(tmp_path)
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


@pytest.mark.slow
def test_the_unpacked_page_of_a_custom_layout_runs(download, open_page, tmp_path, served):
    design = json.loads((ROOT / "Sources/FanfoldKeyframes/Presets/wallet.json").read_text())
    files, _ = download("card-carousel", "#export-page", design=json.dumps(design))
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    address = served(tmp_path)
    view = View(open_page(address), "wallet")
    view.run("await view.ready")
    view.settle()
    assert view.run("return view.layout") == design
    assert_shows(view, view.inspect())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_application_is_self_contained(download, layout):
    files, _ = download(layout, "#export-app")
    folder = f"fanfold-{layout}.swiftpm/"
    assert all(name.startswith(folder) for name in files)
    own = {name.removeprefix(folder): data for name, data in files.items()}
    for module in ("Fanfold", "FanfoldSwiftUI", "FanfoldUIKit"):
        for name in ("*.swift", "Resources/*.x*"):
            for path in (ROOT / "Sources" / module).rglob(name):
                assert own[path.relative_to(ROOT / "Sources").as_posix()] == path.read_bytes()
    assert b"iOSApplication" in own["Package.swift"]
    texts = [data.decode() for name, data in own.items() if name.startswith("App/") and name.endswith(".swift")]
    assert len(texts) == 2
    assert_catalog_is_whole(own, "".join(texts))


@pytest.mark.slow
@pytest.mark.modules
def test_the_application_compiles(download, tmp_path):
    files, _ = download("task-switcher", "#export-app")
    compile_swift(
        tmp_path,
        {Path(name).stem: data.decode() for name, data in files.items() if re.search(r"/App/\w+\.swift$", name)},
    )


CATALOG = "App/Resources/Pictures.xcassets/"
# The drawings of each layout's cells.
DRAWINGS = {"tab-stack": {"map"}, "task-switcher": {"photos", "weather", "music", "journal"}}


def assert_catalog_is_whole(files, text):
    """Checks that each picture is in the asset catalog under the code's name, and has the described content."""
    sets = {name.split("/")[3].removesuffix(".imageset") for name in files if ".imageset/" in name}
    assert len(sets) >= 12 and json.loads(files[CATALOG + "Contents.json"])
    for name in sets:
        folder = f"{CATALOG}{name}.imageset/"
        images = json.loads(files[folder + "Contents.json"])["images"]
        assert {folder + image["filename"] for image in images} | {folder + "Contents.json"} == {
            path for path in files if path.startswith(folder)
        }
        assert f'"{name}"' in text
        for image in images:
            data = files[folder + image["filename"]]
            if image["filename"].endswith(".svg"):
                # Drawings exist for each appearance: asset catalogs do not support style sheet functions.
                assert ElementTree.fromstring(data).tag.endswith("svg") and b"light-dark" not in data
            else:
                Image.open(io.BytesIO(data)).verify()
    layout = next((layout for layout, names in DRAWINGS.items() if names <= sets), None)
    drawn = {name for name in sets if f"{CATALOG}{name}.imageset/light.svg" in files}
    assert drawn == DRAWINGS.get(layout, set())


# Elements besides the view's items, and the surrounding room.
ALONE = """
    const style = document.createElement('style');
    style.textContent = `*, ::before, ::after { transition: none !important; animation: none !important }
      #backdrop, #heading, #player, #close { display: none !important }
      html, body, #glass, #room, #light { background: #555 !important }`;
    document.head.append(style);
    view.playbackRate = 0;
"""
LOADED = """
    for (let count = 0; count < 3; count++) await frame();
    await Promise.all([...view.querySelectorAll('[data-index] img')].map((image) => image.decode().catch(() => {})));
    await frame();
"""
# A picture's small variant is less sharp than the picture.
ALIKE = Tolerance(distance=40, share=0.002, blur=3)


def looks(view, item):
    """How the view looks with an item in its place, and then with that item open."""
    view.run(f"view.closeItem(); view.currentTime += 5; view.scrollToItem({item}, {{ animated: false }}); {LOADED}")
    yield photograph(view.page)
    view.run(f"view.openItem({item}); view.currentTime += 5; {LOADED}")
    yield photograph(view.page)


@pytest.mark.slow
@pytest.mark.parametrize("scheme, direction", [("light", "ltr"), ("dark", "rtl")])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_exported_page_matches_the_playground(
    download, address, open_page, layout, scheme, direction, tmp_path, served
):
    files, _ = download(layout, "#export-page", direction=direction)
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    unpacked = served(tmp_path)
    stage = f"{address}?layout={layout}&direction={direction}&bare=1"
    views = [View(open_page(url, PHONE, color_scheme=scheme), layout) for url in (stage, unpacked)]
    for view in views:
        view.run(f"await view.ready; {ALONE}")
    for item in ITEMS_OF_ALL_KINDS:
        for state, on_stage, handed in zip(("closed", "open"), *(looks(view, item) for view in views)):
            assert difference(on_stage, handed, ALIKE) is None, (item, state)


@pytest.mark.slow
def test_the_code_is_colored_in_a_wide_drawer_or_a_sheet(open_export):
    for size, least in ((DESKTOP, 480), (PHONE, PHONE["width"])):
        page = open_export("tab-stack", {"size": size})
        if page.locator("#close-panels").is_visible():
            page.locator("#close-panels").click()
        page.locator("#get-code").click()
        box = page.locator("#code").bounding_box()
        assert box["width"] >= least - 1 and box["height"] >= size["height"] * 0.9
        lines = page.locator("#export-code").text_content().splitlines()
        assert page.locator("#export-code .line").count() == len(lines)
        for kind in ("keyword", "text", "comment", "number"):
            assert page.locator(f"#export-code .code-{kind}").count() > 3


def test_the_first_line_is_the_package_dependency(open_export):
    page = open_export("expanding", {"size": DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]})
    page.locator("#get-code").click()
    page.get_by_role("button", name="Copy package").click()
    page.locator("#export-copied", has_text="copied").wait_for()
    assert (
        page.evaluate("navigator.clipboard.readText()").splitlines()[0]
        == '.package(name: "Fanfold", path: "../Fanfold")'
    )
    page.keyboard.press("Escape")
    expect(page.locator("#code")).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == "get-code"
