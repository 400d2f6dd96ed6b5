"""The package in applications: bundled, on a server, and typed."""

import json
import re
import subprocess

import pytest
from machine import scaled
from pages import HOST, WEB
from test_types import README, type_errors

DIST = WEB / "dist"
APPLICATION = """
import { FanfoldView, define } from "fanfold-view%s";
define();
document.body.innerHTML = `<fanfold-view layout="card-carousel" style="height: 400px"><p>One</p><p>Two</p></fanfold-view>`;
window.name = FanfoldView.name;
"""


def bundle(folder, text, *options):
    """Bundles an application that depends on the package with esbuild."""
    modules = folder / "node_modules"
    modules.mkdir()
    (modules / "fanfold-view").symlink_to(DIST)
    (folder / "application.js").write_text(text)
    command = ["esbuild", "--bundle", "--format=esm", "--outdir=out", "--log-level=warning", *options, "application.js"]
    subprocess.run(command, cwd=folder, check=True, timeout=scaled(60))
    return {path.name: path.read_bytes() for path in (folder / "out").iterdir()}


@pytest.fixture
def open_bundle(site):
    """Opens a page with an application, whose files are served from one folder."""

    def open(files, others=None):
        view = site('<!doctype html><html lang="en"><title>Application</title><link rel="icon" href="data:,"><body>')
        view.site.files.update((f"/application/{name}", body) for name, body in files.items())
        view.site.files.update(others or {})
        view.page.add_script_tag(url=f"{HOST}/application/application.js", type="module")
        return view.ready()

    return open


def assert_changes(view):
    """Asserts that the view displays its children, and applies their changes."""
    assert view.run("return view.count") == 2
    view.settle()
    view.run("view.children[0].remove()")
    view.wait("view.count === 1")


def test_every_file_that_the_package_names_is_in_it():
    package = json.loads((DIST / "package.json").read_text())
    named = [
        path
        for entry in package["exports"].values()
        for path in (entry.values() if isinstance(entry, dict) else [entry])
    ]
    assert all((DIST / path).is_file() for path in [*named, package["main"], package["types"], *package["sideEffects"]])


def test_a_bundle_of_the_one_file_brings_everything(open_bundle, tmp_path):
    files = bundle(tmp_path, APPLICATION % "/inline-wasm")
    assert list(files) == ["application.js"]
    assert_changes(open_bundle(files))


def test_a_bundler_passes_the_address_of_the_copied_webassembly(open_bundle, tmp_path):
    setting = "FanfoldView.wasm = new URL(wasm, import.meta.url);"
    text = 'import wasm from "fanfold-view/fanfold.wasm";' + (APPLICATION % "").replace("define();", setting)
    files = bundle(tmp_path, text, "--loader:.wasm=file")
    assert len(files) == 2
    assert_changes(open_bundle(files))


def test_a_bundle_beside_the_webassembly_finds_it(open_bundle, tmp_path):
    files = bundle(tmp_path, APPLICATION % "")
    files["fanfold.wasm"] = (DIST / "fanfold.wasm").read_bytes()
    assert_changes(open_bundle(files))


def test_the_import_chooses_the_build_with_keyframes(open_bundle, tmp_path):
    files = bundle(tmp_path, APPLICATION % "/keyframes")
    files["fanfold-keyframes.wasm"] = (DIST / "fanfold-keyframes.wasm").read_bytes()
    view = open_bundle(files)
    assert_changes(view)
    layout = {"axis": "vertical", "pitch": 200, "keyframes": [{"at": 0, "y": 0}, {"at": 1, "y": 200}]}
    assert view.run(f"view.layout = {json.dumps(layout)}; return view.layout.axis") == "vertical"


def test_the_webassembly_may_be_served_from_elsewhere(open_bundle, tmp_path):
    text = (APPLICATION % "").replace("define();", 'FanfoldView.wasm = "/elsewhere/fanfold.wasm";')
    view = open_bundle(bundle(tmp_path, text), {"/elsewhere/fanfold.wasm": (DIST / "fanfold.wasm").read_bytes()})
    assert_changes(view)


def test_a_server_may_import_it():
    script = 'import("./fanfold-view.js").then((module) => { module.define(); console.log(typeof module.FanfoldView) })'
    result = subprocess.run(["node", "--eval", script], cwd=DIST, capture_output=True, text=True, timeout=scaled(60))
    assert (result.stdout, result.stderr) == ("function\n", "")


def framework_errors(folder, framework, types, sources):
    """The errors of TypeScript in texts that depend on the package and a framework with only these types."""
    modules = folder / "node_modules"
    for name in types:
        (modules / framework).mkdir(parents=True, exist_ok=True)
        (modules / framework / name).write_text(types[name])
    (modules / "fanfold-view").mkdir()
    for name in ["package.json", f"{framework}.d.ts", "fanfold-view.d.ts"]:
        (modules / "fanfold-view" / name).write_text((DIST / name).read_text())
    (folder / "package.json").write_text('{"type": "module"}')
    return type_errors(folder, sources, "--jsx", "react-jsx", "--module", "node16", "--moduleResolution", "node16",
                       "--lib", "es2022,dom")  # fmt: skip


def assert_mistakes(subtests, errors, wrong):
    """Asserts that each of these texts has exactly the intended error."""
    for name, (_, mistake, words) in wrong.items():
        with subtests.test(mistake):
            assert words in errors.pop(name, "")
    assert errors == {}


# The parts of React's types that the package's build on.
REACT_TYPES = {
    "package.json": '{"name": "react", "exports": {".": {"types": "./index.d.ts"}, "./jsx-runtime": {"types": "./jsx-runtime.d.ts"}}}',
    "index.d.ts": """
export interface HTMLAttributes<T> { "aria-label"?: string; className?: string; children?: any }
export type DetailedHTMLProps<E, T> = E & { ref?: (element: T | null) => void; key?: string };
export namespace JSX {
  interface Element {}
  interface IntrinsicElements { section: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { "data-key"?: string } }
  interface ElementChildrenAttribute { children: {} }
}
""",
    "jsx-runtime.d.ts": 'import { JSX } from "react"; export { JSX }; export function jsx(...all: any[]): any; export function jsxs(...all: any[]): any;',
}
REACT = """
import type {} from "fanfold-view/react";
import type { FanfoldView } from "fanfold-view";

export const Slides = ({ names }: { names: string[] }) => (
  <fanfold-view layout="card-carousel" card-width="0.6" loop aria-label="Slides"
    onitemchange={({ detail }) => console.log(detail.index)}
    onbeforeremove={(event) => event.preventDefault()}
    ref={(view: FanfoldView | null) => { view?.scrollToItem(2); }}>
    {names.map((name) => <section key={name} data-key={name}>{name}</section>)}
  </fanfold-view>
);
"""


REACT_MISTAKES = [
    ('layout="card-carousel"', 'layout="cover-flow"', "cover-flow"),
    ("detail.index", "detail.offset", "offset"),
]


def test_react_knows_the_element(tmp_path, subtests):
    [example] = re.findall(r"```tsx\n(.*?)```", README, re.S)
    documented = f"""
import type {{}} from "fanfold-view/react";
declare const items: {{ id: string, name: string }}[];
declare const remove: (event: CustomEvent<{{ index: number, key?: unknown }}>) => void;
export const slides = {example};
"""
    wrong = {f"wrong{number}.tsx": REACT.replace(*each[:2]) for number, each in enumerate(REACT_MISTAKES)}
    errors = framework_errors(tmp_path, "react", REACT_TYPES, {"right.tsx": REACT, "example.tsx": documented, **wrong})
    assert_mistakes(subtests, errors, dict(zip(wrong, REACT_MISTAKES)))


# The parts of Vue's types that the package's build on, as Vue 3.5 has them.
VUE_TYPES = {
    "package.json": '{"name": "vue", "exports": {".": {"types": "./index.d.ts"}}}',
    "index.d.ts": """
type UnionToIntersection<U> = (U extends any ? (k: U) => any : never) extends (k: infer I) => any ? I : never;
export type EmitFn<Options> = UnionToIntersection<{ [Name in keyof Options]:
  Options[Name] extends (...args: infer Args) => any ? (event: Name, ...args: Args) => void : never }[keyof Options]>;
export interface HTMLAttributes { class?: any; id?: string }
export interface PublicProps { key?: PropertyKey }
export interface GlobalComponents {}
""",
}
VUE = """
import type { GlobalComponents } from "vue";
import type {} from "fanfold-view/vue";

type Slides = InstanceType<GlobalComponents["fanfold-view"]>;
export const props: Slides["$props"] = { layout: "card-carousel", "card-width": "0.6", removable: true, class: "slides", key: 3 };
export const listen = (emit: Slides["$emit"], event: CustomEvent<{ index: number }>) => emit("itemchange", event);
export const lead = (view: Slides) => view.scrollToItem(2, { align: "center" });
"""


VUE_MISTAKES = [
    ('layout: "card-carousel"', 'layout: "cover-flow"', "cover-flow"),
    ("removable: true", 'removable: "often"', "boolean"),
    ('emit("itemchange"', 'emit("itemflip"', "itemflip"),
]


def test_vue_knows_the_element(tmp_path, subtests):
    wrong = {f"wrong{number}.ts": VUE.replace(*each[:2]) for number, each in enumerate(VUE_MISTAKES)}
    errors = framework_errors(tmp_path, "vue", VUE_TYPES, {"right.ts": VUE, **wrong})
    assert_mistakes(subtests, errors, dict(zip(wrong, VUE_MISTAKES)))
