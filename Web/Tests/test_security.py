"""A page with a strict Content-Security-Policy."""

import json
import re

import pytest
from pages import DIST, HOST, MODULE, WEB
from support import LAYOUTS

STRICT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_view_works_under_a_strict_policy(site, layout):
    html = f'<!doctype html><html lang="en"><title>Strict</title>{MODULE}<fanfold-view layout="{layout}" count="40"></fanfold-view>'
    view = site(html, headers={"Content-Security-Policy": STRICT})
    view.page.evaluate("document.querySelector('fanfold-view').style.height = '600px'")
    view.ready()
    view.run("view.scrollToItem(20)")
    view.wait("view.item === 20")
    view.run("view.openItem(20)")
    view.wait("view.openedItem === 20")
    view.settle()
    assert 20 in view.shown()
    positions = view.run("return [...view.children].map((child) => getComputedStyle(child).position)")
    assert positions and set(positions) == {"absolute"}  # by the view's own style sheet


def test_the_policy_of_that_page_is_in_force(site):
    view = site(
        f"<!doctype html><title>Strict</title>{MODULE}<style>p {{}}</style>",
        headers={"Content-Security-Policy": STRICT},
        expects_errors=True,
    )
    view.wait("customElements.get('fanfold-view')")
    assert any("Content Security Policy" in problem for problem in view.problems)


@pytest.mark.parametrize("has_touch", [False, True])
def test_only_the_module_and_the_touch_module_are_loaded(site, has_touch):
    html = f'<!doctype html><html lang="en"><title>Few files</title>{MODULE}<fanfold-view style="height: 300px"><p>One<p>Two</fanfold-view>'
    view = site(html, has_touch=has_touch).ready()
    if has_touch:
        view.wait("performance.getEntriesByName(new URL('/fanfold-chaining.js', location)).length")
    files = sorted(set(view.site.requests) - {"/page/", "/favicon.ico"})
    assert files == [*["/fanfold-chaining.js"] * has_touch, "/fanfold-view.js"]
    assert view.page.url.startswith(HOST)


MAP = json.loads((DIST / "importmap.json").read_text().replace('"./', '"/'))
COMPLETE = """view.autoplayTimeLeft > 0 && Math.abs(view.getBoundingClientRect().height - 100 / 0.75) < 1"""


def integrity_page(importmap):
    integrity = f'<script type="importmap">{json.dumps(importmap)}</script><script type="module">import "fanfold-view";</script>'
    return f"""<!doctype html><html lang="en"><title>Integrity</title>{integrity}<style>section {{ height: 100px }}</style>
        <fanfold-view layout="card-carousel" autoplay="5" aria-label="V"><section>1</section><section>2</section></fanfold-view>"""


POLICY = {"Integrity-Policy": "blocked-destinations=(script)"}


def test_the_import_map_of_the_package_fulfills_an_integrity_policy(site):
    site(integrity_page(MAP), headers=POLICY).ready().wait(COMPLETE)


def test_modules_without_a_hash_are_blocked_and_named(site):
    hashes = {path: text for path, text in MAP["integrity"].items() if path != "/fanfold-autoplay.js"}
    view = site(integrity_page(MAP | {"integrity": hashes}), headers=POLICY, expects_errors=True).ready()
    view.wait(COMPLETE.split("&& ")[1])
    while not any("autoplay has no effect" in problem for problem in view.problems):
        view.frame()


BLOCK = re.search(r"```html\n(.*?)```", (WEB / "Documentation/StaticSites.md").read_text(), re.S)[1]


def test_an_import_map_gives_modules_hashed_names(site):
    renamed = re.findall(r'"(/fanfold/(fanfold-\w+)\.\w+\.js)"', BLOCK)
    files = {path: (DIST / f"{name}.js").read_text() for path, name in renamed}
    html = f"""<!doctype html><html lang="en"><title>Names</title>{BLOCK}<style>section {{ height: 100px }}</style>
        <fanfold-view layout="card-carousel" aria-label="V"><section>1</section><section>2</section></fanfold-view>"""
    view = site(html, files=files).ready()
    view.wait(COMPLETE.split("&& ")[1])
    assert files.keys() <= set(view.site.requests)
    assert "/fanfold/fanfold-height.js" not in view.site.requests


@pytest.mark.parametrize("modules", [["view", "keyframes"], ["keyframes", "view"], ["view", "view"]])
def test_a_second_copy_of_the_module_names_the_cause(site, modules):
    scripts = "".join(
        f'<script type="module" src="/{number}/fanfold-{name}.js"></script>' for number, name in enumerate(modules)
    )
    said = []
    view = site("<!doctype html><html lang='en'><title>Copies</title>")
    view.page.on("console", lambda message: said.append(message.text))
    view.site.html = f"<!doctype html><html lang='en'><title>Copies</title>{scripts}<fanfold-view></fanfold-view>"
    view.page.reload()
    view.ready()
    while not said:
        view.frame()
    assert said == ["<fanfold-view> is defined by another copy of the module, which was loaded first"]


NONCE = (
    "script-src 'nonce-n' 'strict-dynamic' 'wasm-unsafe-eval'; style-src 'nonce-n'; object-src 'none'; base-uri 'none'"
)
TRUSTED = "require-trusted-types-for 'script'; trusted-types 'none'"


@pytest.mark.parametrize("module", ["view", "keyframes", "view.separate-wasm", "single"])
@pytest.mark.parametrize("policy", [NONCE, TRUSTED])
def test_each_module_works_with_a_nonce_and_with_trusted_types(site, module, policy):
    html = f"""<!doctype html><html lang="en"><title>Policy</title><style nonce="n">section {{ height: 100px }}</style>
        <script type="module" nonce="n" src="/fanfold-{module}.js"></script>
        <fanfold-view layout="card-carousel" autoplay="5" aria-label="V"><section>1</section><section>2</section></fanfold-view>"""
    site(html, headers={"Content-Security-Policy": policy}).ready().wait(COMPLETE)
