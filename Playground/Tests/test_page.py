"""Tests the playground as a page: pictures, preferences, errors, and cost."""

import base64
import hashlib
import re
import subprocess

import pytest
from agreement import assert_shows
from chromium import drop_problems, open_context, wait_until, watched_page
from support import LAYOUTS, PROGRAM
from viewing import DESKTOP, PHONE, View


@pytest.mark.parametrize("layout", LAYOUTS)
def test_visible_pictures_are_decoded(playground, layout):
    view = playground(layout)
    sizes = view.run(
        "const images = [...view.querySelectorAll('[data-index] img')];"
        "await Promise.all(images.map((image) => image.decode()));"
        "return images.map((image) => image.naturalWidth)"
    )
    assert len(sizes) >= 2 and min(sizes) > 0


@pytest.mark.slow
def test_the_page_keeps_to_its_content_security_policy(address, chromium):
    problems = []
    page = watched_page(open_context(chromium, viewport=PHONE), problems)
    page.goto(address)
    wait_until(page, "!document.getElementById('finger').hidden")
    page.get_by_role("button", name="Share").click()
    page.wait_for_timeout(500)
    page.context.close()
    assert problems == []


def test_the_first_visit_loads_less_than_600_kilobytes_in_less_than_40_files(address, chromium):
    """Includes the demonstration, until no more requests are sent."""
    context = open_context(chromium, viewport=PHONE, device_scale_factor=2)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    wait_until(page, "!document.getElementById('finger').hidden")
    wait_until(page, "document.getElementById('finger').hidden")
    page.wait_for_load_state("networkidle")
    context.close()
    assert 20 < len(sizes) < 40 and sum(sizes) < 600_000


@pytest.mark.parametrize("layout", LAYOUTS)
def test_reduced_motion_shows_the_reduced_motion_variant(playground, layout):
    view = playground(layout, reduced_motion="reduce")
    view.run("view.contentOffset = 500")
    view.frame()
    assert_shows(view, view.inspect("--reduce-motion"))


def test_reduced_motion_is_followed_while_the_page_is_open(playground):
    view = playground("tab-stack")
    view.page.emulate_media(reduced_motion="reduce")
    view.settle()
    assert_shows(view, view.inspect("--reduce-motion"))


def test_the_room_starts_lit_and_fades_if_visible(playground):
    for size, is_seen in [(DESKTOP, True), (PHONE, False)]:
        view = playground("card-carousel", size=size)
        view.run(
            "window.fades = 0; document.getElementById('light').addEventListener('transitionrun', () => { fades++; })"
        )
        view.frame()
        assert view.run("return fades") == 0
        view.run("view.scrollToItem(2, { animated: false })")
        view.settle()
        view.frame()
        assert (view.run("return fades") > 0) == is_seen


@pytest.mark.parametrize("layout", LAYOUTS)
def test_right_to_left_mirrors_horizontal_layouts_only(playground, layout):
    view = playground(layout)
    view.run("document.documentElement.dir = 'rtl'; view.contentOffset = 300")
    view.settle()
    assert_shows(view, view.inspect("--direction", "rtl"))


def test_ten_million_items_need_as_few_elements_as_thirty(playground):
    view = playground("card-carousel")
    few = view.run("return view.children.length")
    view.run("view.count = 10_000_000; view.scrollToItem(9_999_998, { animated: false })")
    view.frame()
    assert view.run("return view.children.length") <= few + 1
    assert_shows(view, view.inspect())


def test_elements_are_in_item_order(playground):
    view = playground("tab-stack")
    for offset in (2000, 500, 3000, 0):
        view.run(f"view.contentOffset = {offset}")
        view.frame()
        indices = [element["index"] for element in view.elements()]
        assert indices == sorted(indices)


def test_programming_errors_are_named(playground, open_page):
    view = playground("expanding")
    said = lambda script: view.run(
        f"try {{ {script} }} catch (error) {{ return `${{error.name}}: ${{error.message}}` }}"
    )
    assert 'no layout "spiral"' in said("view.layout = 'spiral'")
    assert 'no parameter "pitch"' in said("view.parameters = { pitch: 3 }")
    assert "featuredLength must be in 1…10000, but is -3" in said("view.parameters = { featuredLength: -3 }")
    assert "there is no item 31; the count is 31" in said("view.scrollToItem(31)")
    assert "count must be a whole number from 0 to 536870912, but is -1" in said("view.count = -1")
    view.frame()
    drop_problems(open_page.problems, "no layout", "no parameter", "featuredLength must be", "count must be")


@pytest.mark.slow
def test_an_empty_collection_is_valid(playground):
    view = playground("tab-stack")
    view.run("view.count = 0")
    view.settle()
    assert view.elements() == []
    view.drag(100)
    view.run("view.count = 3")
    view.settle()
    assert_shows(view, view.inspect())


@pytest.mark.slow
def test_a_strict_content_security_policy_allows_the_page(address, chromium):
    page = chromium.new_page(viewport=DESKTOP)
    problems = []
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    page.route(address, with_strict_policy)
    page.goto(address)
    page.evaluate("document.querySelector('fanfold-view').ready.then(() => {})")
    for layout in LAYOUTS:
        page.click(f"#layouts [data-layout={layout}]")
    page.click("#turn")
    page.click("#remove")
    page.wait_for_selector("#restore:enabled")
    assert page.evaluate("document.querySelectorAll('[data-index]').length") > 0
    assert problems == []
    page.close()


def with_strict_policy(route):
    """Serves the page with a policy that allows only its own files and inline scripts."""
    response = route.fetch()
    scripts = re.findall('<script(?: type="importmap")?>(.*?)</script>', response.text(), re.S)
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    hashes = " ".join(f"'sha256-{digest}'" for digest in digests)
    policy = (
        f"default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {hashes}; style-src 'self';"
        " img-src 'self' data: blob:; connect-src 'self'"
    )
    route.fulfill(response=response, headers={**response.headers, "content-security-policy": policy})


@pytest.mark.slow
def test_an_exported_page_works_from_a_file(open_page, tmp_path):
    file = tmp_path / "playground.html"
    subprocess.run([PROGRAM, "export", "--output", str(file)], check=True)
    page = open_page(f"{file.as_uri()}?item=0")
    view = View(page, "expanding")
    view.start()
    assert_shows(view, view.inspect())
    assert (
        page.evaluate("Promise.all([...document.images].map((image) => image.decode())).then((all) => all.length)") > 0
    )
    view.drag(200)
    view.settle()
    assert view.offset > 0
