"""Tests the preview on a phone: the code of the link, the key, and pages that follow another one."""

import re
from urllib.parse import urlsplit

import pytest
from chromium import wait_until
from playwright.sync_api import expect
from test_accessible_page import assert_accessible_in_both_schemes
from viewing import DESKTOP, PHONE, View, unfold


@pytest.fixture
def open_pair(serve, open_page):
    """Opens the page on this machine with its code, and the page of the code's link on a phone."""

    def open():
        server = serve("--host", "0.0.0.0")
        desktop = View(open_page(f"{server.url}?layout=card-carousel", size=DESKTOP), "card-carousel")
        desktop.start()
        unfold(desktop.page)
        desktop.page.evaluate("document.getElementById('show-preview').click()")
        link = desktop.page.locator("#preview .link").inner_text()
        phone = View(
            open_page(link.replace(urlsplit(link).netloc, f"127.0.0.1:{server.port}"), size=PHONE), "card-carousel"
        )
        phone.start()
        return desktop, phone

    return open


# The outer ring and the core of a finder pattern (ISO/IEC 18004), by their distances from its center.
FINDER = {0: True, 1: True, 2: False, 3: True, 4: False}


def test_the_code_is_a_qr_code_of_the_link(serve, open_page):
    page = open_page(serve("--host", "0.0.0.0").url, size=DESKTOP)
    page.evaluate("document.getElementById('show-preview').click()")
    link = page.locator("#preview .link").inner_text()
    assert link.startswith("http://") and "?key=" in link and link.endswith("#follow")
    expect(page.locator("#preview .code svg")).to_be_visible()
    path = page.locator("#preview .code path").get_attribute("d")
    dark = {tuple(map(int, point)) for point in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    width = max(x for x, _ in dark) + 1
    # The smallest version with medium error correction that holds the link.
    assert (width - 17) % 4 == 0 and 29 <= width <= 45
    for center in [(3, 3), (width - 4, 3), (3, width - 4)]:
        for x in range(width):
            for y in range(width):
                distance = max(abs(x - center[0]), abs(y - center[1]))
                if distance in FINDER:
                    assert ((x, y) in dark) == FINDER[distance], (x, y)


def test_a_server_for_this_machine_explains_the_preview(address, open_page):
    page = open_page(address, size=DESKTOP)
    page.evaluate("document.getElementById('show-preview').click()")
    page.get_by_text("fanfold serve --host 0.0.0.0").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#preview")).to_be_hidden()
    # The browser reports the missing address.
    open_page.problems[:] = [text for text in open_page.problems if "404" not in text]


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("options", [(), ("--host", "0.0.0.0")], ids=["help", "code"])
def test_axe_finds_no_violations_in_the_preview(serve, open_page, subtests, size, options):
    page = open_page(serve(*options).url, size=size)
    # The page handles clicks once its parts have started.
    page.wait_for_selector("#export-copy", state="attached")
    page.evaluate("document.getElementById('show-preview').click()")
    expect(page.locator("#preview")).to_be_visible()
    assert_accessible_in_both_schemes(page, subtests)
    # The browser reports the missing address.
    open_page.problems[:] = [text for text in open_page.problems if "404" not in text]


@pytest.mark.slow
def test_the_phone_follows_the_desktop(open_pair):
    desktop, phone = open_pair()
    follows = lambda condition: wait_until(
        phone.page, f"(() => {{ const view = document.getElementById('view'); return {condition}; }})()"
    )
    follows("view.layout === 'card-carousel'")
    desktop.page.evaluate(
        "document.querySelector('#preview').close(); document.getElementById('tab-tab-stack').click()"
    )
    follows("view.layout === 'tab-stack'")
    desktop.page.locator("[data-parameter=pitch] .field input").fill("222")
    desktop.page.locator("[data-parameter=pitch] .field input").press("Enter")
    follows("view.parameters.pitch === 222")
    desktop.page.locator("[data-parameter=pitch] .reset").click()
    follows("view.parameters.pitch !== 222")
    desktop.page.check("[name=direction][value=rtl]")
    follows("view.dir === 'rtl'")
    # The phone's screen stays its own.
    assert phone.run("return document.querySelector('select[name=device]').value") == "fill"
    desktop.run("view.item = 5")
    desktop.settle()
    desktop.page.click("#next")
    desktop.settle()
    phone.settle()
    follows("view.item === 6")


@pytest.mark.slow
def test_the_phone_follows_a_design(open_pair):
    desktop, phone = open_pair()
    desktop.page.evaluate("document.querySelector('#preview').close(); document.getElementById('new-layout').click()")
    wait_until(phone.page, "typeof document.getElementById('view').layout === 'object'")
    assert phone.run("return view.layout.keyframes.length") == 5
    desktop.page.select_option("select[name=cells]", "picture")
    wait_until(phone.page, "document.querySelector('select[name=cells]').value === 'picture'")
    desktop.page.get_by_role("tab", name="Carousel").click()
    wait_until(phone.page, "document.getElementById('view').layout === 'card-carousel'")


@pytest.mark.slow
def test_a_page_that_follows_continues_after_a_reload(open_pair):
    desktop, phone = open_pair()
    phone.page.reload()
    desktop.page.evaluate(
        "document.querySelector('#preview').close(); document.getElementById('tab-tab-stack').click()"
    )
    wait_until(phone.page, "document.getElementById('view').layout === 'tab-stack'")
