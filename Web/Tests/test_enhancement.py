"""Views whose WebAssembly is missing or not yet loaded: their children are visible and reachable."""

import pytest
from pages import HOST, page
from support import LAYOUTS

CHILDREN = "".join(f"<section tabindex='0'>{number}</section>" for number in range(8))
SEPARATE = page("", "section { background: wheat }").replace("/fanfold-view.js", "/fanfold-view.separate-wasm.js")
SEEN = "return [...view.children].filter((child) => child.checkVisibility()).length"


@pytest.fixture
def broken(site):
    """A page whose WebAssembly is unavailable until `mend()`."""

    def open(layout="card-carousel", headers=None):
        view = site(SEPARATE, headers=headers, expects_errors=True)
        view.site.files["/fanfold.wasm"] = None
        view.mend = view.site.files.clear
        view.page.evaluate(
            f"document.body.innerHTML = `<fanfold-view layout='{layout}' aria-label='Things'>{CHILDREN}</fanfold-view>`"
        )
        view.wait("view?.matches(':defined')")
        return view

    return open


def test_a_thousand_children_are_displayed_until_the_engine_is_unavailable(broken):
    view = broken()
    counts = view.run("""
    const many = document.createElement("fanfold-view");
    const displayed = () => [...many.children].filter((child) => child.assignedSlot).length;
    many.innerHTML = "<p>Item</p>".repeat(1200);
    view.replaceWith(many);
    await null;
    const before = displayed();
    await many.ready.catch(() => {});
    return [before, displayed()]""")
    assert counts == [1000, 1200]


@pytest.mark.parametrize("layout", ["card-carousel", "expanding"])
def test_children_scroll_by_themselves_where_the_webassembly_cannot_be_had(broken, layout):
    view = broken(layout)
    message = view.run("return view.ready.catch((error) => error.message)")
    assert message == f"fanfold-view: the WebAssembly could not be loaded: {HOST}/fanfold.wasm answers 404"
    assert view.run(SEEN) == 8
    view.run("view.lastElementChild.focus()")
    view.wait("view.scrollLeft > 100 || view.scrollTop > 100")
    assert view.run("return getComputedStyle(view).scrollSnapType !== 'none'")


def test_a_request_that_a_scheme_refuses_names_the_module_that_needs_none(broken):
    view = broken()
    view.page.route("**/fanfold.wasm", lambda route: route.abort())
    assert view.run("return view.retry().catch((error) => error.message)") == (
        f"fanfold-view: the WebAssembly could not be loaded: {HOST}/fanfold.wasm: Failed to fetch; "
        "where http: cannot be fetched, fanfold-view.js contains the WebAssembly"
    )


def test_a_view_that_tries_again_becomes_ready(broken):
    view = broken()
    view.run("await view.ready.catch(() => {})")
    assert view.run("return view.matches(':state(ready)')") is False
    view.mend()
    # A page may have set the attribute, too.
    states = "[':state(ready)', ':state(failed)', '[data-failed]'].map((each) => view.matches(each))"
    assert view.run(f"view.dataset.failed = ''; return {states}") == [False, True, True]
    assert view.run(f"await view.retry(); return [...{states}, view.count]") == [True, False, False, 8]
    view.wait("view.querySelectorAll('[data-index]').length > 1")


def test_one_request_that_fails_condemns_no_later_view(broken):
    view = broken()
    view.run("await view.ready.catch(() => {})")
    view.mend()
    assert (
        view.run("const other = document.createElement('fanfold-view'); await other.ready; return other.layouts.length")
        > 4
    )


@pytest.fixture
def slow(site):
    """A page whose WebAssembly is available once the page calls `go()`."""

    def open(layout="card-carousel"):
        head = """
        <script>
          const compile = WebAssembly.compileStreaming;
          WebAssembly.compileStreaming = async (source) => { await new Promise((done) => { window.go = done }); return compile(source) };
        </script>"""
        body = f"<fanfold-view layout='{layout}' aria-label='Things'>{CHILDREN}</fanfold-view>"
        view = site(page(body, "section { background: wheat }", head))
        view.wait("window.go")
        return view

    return open


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_upgrade_keeps_the_scrolled_position(slow, layout):
    view = slow(layout)
    view.run("view.children[3].scrollIntoView({ block: 'center', inline: 'center' })")
    view.wait("view.scrollLeft > 100 || view.scrollTop > 100")
    view.page.evaluate("go()")
    view.ready()
    assert view.run("return view.item") == 3


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_focus_survives_the_upgrade(slow, layout):
    view = slow(layout)
    view.run("view.children[4].focus()")
    view.page.evaluate("go()")
    view.ready()
    view.settle()
    assert view.run("return [view.item, document.activeElement.textContent]") == [4, "4"]


@pytest.mark.parametrize("layout", ["card-carousel", "expanding"])
@pytest.mark.parametrize(
    "change", ["view.prepend(made(), made())", "view.prepend(made(), made()); await frame(); view.prepend(made())"]
)
def test_the_upgrade_keeps_the_requested_item_of_changed_children(slow, layout, change):
    view = slow(layout)
    script = """
        const made = () => document.createElement("section"), wanted = view.children[2];
        await frame();
        view.item = 2;
        CHANGE;
        await frame();
        await frame();
        go();
        await view.ready;
        return view.children[view.item] === wanted"""
    # Browsers keep the snapped child in place.
    assert view.run(script.replace("CHANGE", change))


def test_children_are_seen_while_the_module_loads(slow):
    view = slow()
    assert view.run(SEEN) == 8
    assert view.run("return view.matches(':state(ready)')") is False
    view.page.evaluate("go()")
    view.ready()
    assert view.run(SEEN) < 8 and view.run("return view.matches(':state(ready)')")


def test_a_missing_webassembly_is_reported(site):
    policy = {
        "Content-Security-Policy": "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
    }
    view = site(
        page(f"<fanfold-view aria-label='Things'>{CHILDREN}</fanfold-view>"), headers=policy, expects_errors=True
    )
    view.wait("view?.matches(':defined')")
    assert "the WebAssembly could not be loaded" in view.run("return view.ready.catch((error) => error.message)")
    assert view.run(SEEN) == 8


def test_a_touch_device_works_without_optional_modules(site):
    view = site(page("", "section { background: wheat }"), expects_errors=True)
    view.site.files["/fanfold-chaining.js"] = None
    with view.page.expect_response("**/fanfold-chaining.js"):
        view.page.evaluate(f"document.body.innerHTML = `<fanfold-view>{CHILDREN}</fanfold-view>`")
    view.ready()
    view.run("view.scrollToItem(4)")
    view.wait("view.item === 4")
    assert all("404" in problem for problem in view.problems), view.problems
