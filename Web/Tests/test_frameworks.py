"""Lists in the state of React 18.3 and Vue 3.5, by the examples of the documentation."""

import functools
import json
import random
import re
import subprocess
from pathlib import Path

import pytest
from machine import scaled
from pages import FRAMEWORKS, HOST, WEB, page
from support import HORIZONTAL, LAYOUTS, REMOVABLE

DIST = WEB / "dist"
APPLICATIONS = Path(__file__).parent / "Applications"
README = (WEB / "README.md").read_text()
ALIASES = {
    "react": {
        "react": FRAMEWORKS / "react@18.3.1.js",
        "react-dom": FRAMEWORKS / "react-dom@18.3.1.js",
        "react-root": APPLICATIONS / "react-root.js",
    },
    "vue": {"vue": FRAMEWORKS / "vue.esm-browser.js"},
}
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Slides</title><link rel="icon" href="data:,">
<style>body { margin: 0 } fanfold-view { height: 100vh } section { background: wheat }</style><body>"""


def example(framework):
    """The example of the README. React 18 has no event attributes of custom elements."""
    text = re.search(rf"```{'tsx' if framework == 'react' else 'vue'}\n(.*?)```", README, re.S)[1]
    return text.replace(" onbeforeremove={remove}", "")


def bundle_frameworks(folder, source, name, *options):
    """Bundles a script with its framework by esbuild, and returns the module."""
    subprocess.run([WEB.parent / "Scripts/unpack-frameworks", FRAMEWORKS], check=True, timeout=scaled(120))
    aliases = [f"--alias:{module}={path}" for module, path in ALIASES[name].items()]
    command = [
        "esbuild",
        "--bundle",
        "--format=esm",
        "--outfile=out.js",
        "--log-level=warning",
        *aliases,
        *options,
        source,
    ]
    subprocess.run(command, cwd=folder, check=True, timeout=scaled(60))
    return (folder / "out.js").read_text()


@pytest.fixture(scope="session")
def bundled(tmp_path_factory):
    """Bundles an application with esbuild, by its framework."""

    @functools.cache
    def bundle(framework):
        folder = tmp_path_factory.mktemp(framework)
        [source] = APPLICATIONS.glob(f"{framework}.*")
        (folder / "node_modules").mkdir()
        (folder / "node_modules/fanfold-view").symlink_to(DIST)
        text = source.read_text().replace("null; /* EXAMPLE */", "EXAMPLE").replace("EXAMPLE", example(framework))
        (folder / source.name).write_text(text)
        return bundle_frameworks(folder, source.name, framework, '--define:process.env.NODE_ENV="development"')

    return bundle


class Application:
    """A page of an application: a list of slides, each with its key."""

    def __init__(self, view):
        self.view = view
        self.run = view.run

    def set(self, keys):
        """Sets another list in the framework."""
        self.run(f"app.set({json.dumps(slides(keys))})")

    @property
    def keys(self):
        return self.run("return app.items.map(({ id }) => id)")

    def rest(self):
        self.view.frame()
        # A replacement of an item that was never visible may have to move before it becomes visible.
        self.view.wait("view.count === 0 || view.querySelector('[data-index]')")
        self.view.settle()

    def delete(self, key):
        """Deletes an item by the keyboard, and waits until the framework has removed it and the view has settled."""
        self.view.page.focus(f"[data-key={key}]")
        self.view.page.keyboard.press("Delete")
        self.view.wait(f"!app.items.some(({{ id }}) => id === '{key}')")
        self.rest()

    def assert_shows_its_list(self):
        """Asserts that items, children and the framework's list are equal, and visible children have attributes."""
        shown = self.run("""
            const items = Array.from({ length: view.count }, (_, index) => view.elementOf(index)?.dataset.key);
            const children = [...view.querySelectorAll("section")];
            const visible = children.filter((child) => child.dataset.index !== undefined);
            return [items, children.map((child) => child.dataset.key),
              visible.map(({ dataset }) => items[dataset.index] === dataset.key),
              visible.map((child) => child.offsetWidth > 50 && child.textContent === `Slide ${child.dataset.key}`)];
        """)
        keys = self.keys
        assert shown[0] == keys and shown[1] == keys
        assert all(shown[2]) and all(shown[3]) and bool(shown[2]) == bool(keys)


def slides(keys):
    return [{"id": key, "name": f"Slide {key}"} for key in keys]


@pytest.fixture
def open_application(site, bundled):
    def open(framework, layout="task-switcher", keys="abcdefgh", written="", is_late=False):
        view = site(PAGE + written, expects_errors=is_late)
        view.page.evaluate(f"[window.initial, window.isLate] = {json.dumps([slides(keys), is_late])}")
        view.site.files["/application.js"] = bundled(framework)
        view.page.add_script_tag(url=f"{HOST}/application.js", type="module")
        view.wait("window.app")
        view.ready()
        if layout != "task-switcher":
            view.run(f"view.layout = '{layout}'")
        view.settle()
        return Application(view)

    return open


@pytest.mark.every_case
@pytest.mark.parametrize("framework", ALIASES)
def test_the_example_shows_its_list(open_application, framework):
    application = open_application(framework)
    application.assert_shows_its_list()
    assert application.keys == list("abcdefgh")


@pytest.mark.parametrize("framework", ALIASES)
@pytest.mark.parametrize("layout", REMOVABLE)
def test_the_framework_removes_the_swiped_item(open_application, framework, layout):
    application = open_application(framework, layout)
    application.run("view.item = 2; for (const child of view.children) child.note = child.dataset.key")
    application.rest()
    application.delete("c")
    box = application.view.page.locator("[data-key=d]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60)
    across = (0, -400) if layout in HORIZONTAL else (-300, 0)
    application.view.page.mouse.move(x, y)
    application.view.page.mouse.down()
    for step in range(1, 7):
        application.view.page.mouse.move(x + across[0] * step / 6, y + across[1] * step / 6)
    application.view.page.mouse.up()
    application.view.wait("app.items.length === 6")
    application.rest()
    assert application.keys == list("abefgh")
    application.assert_shows_its_list()
    assert application.run("return [...view.children].every((child) => child.note === child.dataset.key)")


@pytest.mark.parametrize("framework", ALIASES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_view_follows_random_lists(open_application, framework, layout):
    chance = random.Random(f"{layout} {framework}")
    application = open_application(framework, layout)
    keys, made = list("abcdefgh"), 0
    for burst in range(8):
        for _ in range(chance.randint(1, 4)):
            kind = chance.choice(["insert", "insert", "remove", "move", "shuffle", "replace", "clear"])
            place = chance.randint(0, len(keys))
            if kind == "insert":
                made += 1
                keys[place:place] = [f"{made}-{part}" for part in range(chance.randint(1, 3))]
            elif kind == "remove":
                del keys[place : place + chance.randint(1, 3)]
            elif kind == "move" and keys:
                keys.insert(chance.randrange(len(keys)), keys.pop(place % len(keys)))
            elif kind == "shuffle":
                chance.shuffle(keys)
            elif kind == "replace":
                made += 1
                keys = [f"{made}-{part}" for part in range(chance.randint(1, 30))]
            elif burst % 4 == 3:
                keys = []
            application.set(keys)
            if chance.random() < 0.3:
                application.run(f"if (view.count) view.scrollToItem({chance.randint(0, 40)} % view.count)")
        # Elements keep their keys in all cases.
        assert application.run(
            "return [...view.querySelectorAll('section')].every((child) => (child.note ??= child.dataset.key) === child.dataset.key)"
        )
        if chance.random() < 0.3:
            application.rest()
    application.rest()
    assert application.keys == keys
    application.assert_shows_its_list()


@pytest.mark.parametrize("framework", ALIASES)
def test_repeated_connection_and_removal_keep_the_view_valid(open_application, framework):
    application = open_application(framework)
    for turn in range(10):
        application.view.page.evaluate(
            "app.set(app.items.slice(1).concat({ id: `n${app.items.length}${performance.now()}`, name: '' }))"
        )
        application.view.page.evaluate("app.show(false)")
        if turn % 3:
            application.view.wait("!document.querySelector('fanfold-view')")
        application.view.page.evaluate("app.show(true)")
        application.view.wait("document.querySelector('fanfold-view')")
    application.set("xyz")
    application.view.ready()
    application.rest()
    assert application.keys == list("xyz")
    application.assert_shows_its_list()


def test_an_error_that_vue_drops_is_in_the_console(site):
    subprocess.run([WEB.parent / "Scripts/unpack-frameworks", FRAMEWORKS], check=True, timeout=scaled(120))
    vue = (FRAMEWORKS / "vue.esm-browser.prod.js").read_bytes()
    view = site(page("<main></main>"), expects_errors=True, files={"/vue.js": vue})
    view.page.evaluate(f"""async () => {{
        await customElements.whenDefined("fanfold-view");
        const {{ createApp }} = await import("{HOST}/vue.js");
        const template = '<fanfold-view :layout="layout" :removable="isRemovable"><p>1</p></fanfold-view>';
        const application = createApp({{ template, data: () => ({{ layout: "tab-stack", isRemovable: "False" }}) }});
        application.config.compilerOptions.isCustomElement = (tag) => tag === "fanfold-view";
        window.state = application.mount("main");
    }}""")
    view.ready()
    assert view.run("return [view.layout, view.removable]") == ["tab-stack", False]
    assert view.problems == []
    view.run("state.layout = 'nothing'; await new Promise((done) => setTimeout(done, 100))")
    [problem] = view.problems
    assert 'there is no layout "nothing"' in problem


# The output of React 18.3 on a server.
WRITTEN = (
    '<main><fanfold-view layout="task-switcher" removable="true" aria-label="Slides">'
    + "".join(f'<section data-key="{key}">Slide {key}</section>' for key in "abcdefgh")
    + "</fanfold-view></main>"
)


@pytest.mark.parametrize("is_late", [False, True])
def test_server_rendered_children_become_items(open_application, is_late):
    application = open_application("react", "tab-stack", written=WRITTEN, is_late=is_late)
    # A ready view has written attributes; React's development build reports only these.
    assert ["Extra attributes" in problem for problem in application.view.problems] == [True] * is_late
    application.rest()
    application.assert_shows_its_list()
    application.run("for (const child of view.children) child.note = child.dataset.key")
    application.set("xbcyde")
    application.rest()
    application.assert_shows_its_list()
    assert application.run("return [...view.children].map((child) => child.note ?? '').join('')") == "bcde"
    application.run("view.item = 2")
    application.rest()
    application.delete("c")
    application.assert_shows_its_list()
