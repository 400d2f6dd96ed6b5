"""The package as applications take it: bundled, on a server, and typed."""

import json
import subprocess

import pytest
from pages import HOST, WEB

DIST = WEB / "dist"
APPLICATION = """
import { FanfoldView, define } from "fanfold-view%s";
define();
document.body.innerHTML = `<fanfold-view layout="card-carousel" style="height: 400px"><p>One</p><p>Two</p></fanfold-view>`;
window.name = FanfoldView.name;
"""


def bundle(folder, text, *options):
    """What esbuild makes of an application that depends on the package."""
    modules = folder / "node_modules"
    modules.mkdir()
    (modules / "fanfold-view").symlink_to(DIST)
    (folder / "application.js").write_text(text)
    command = ["esbuild", "--bundle", "--format=esm", "--outdir=out", "--log-level=warning", *options, "application.js"]
    subprocess.run(command, cwd=folder, check=True, timeout=60)
    return {path.name: path.read_bytes() for path in (folder / "out").iterdir()}


@pytest.fixture
def open_bundle(site):
    """Opens a page with an application; every file of it is served from one folder."""

    def open(files):
        view = site('<!doctype html><html lang="en"><title>Application</title><link rel="icon" href="data:,"><body>')
        types = {"js": "text/javascript", "wasm": "application/wasm"}

        def answer(route):
            name = route.request.url.rsplit("/", 1)[-1]
            route.fulfill(body=files[name], content_type=types[name.rsplit(".", 1)[-1]])

        view.site.context.route(f"{HOST}/application/*", answer)
        view.page.add_script_tag(url=f"{HOST}/application/application.js", type="module")
        return view.ready()

    return open


def test_every_file_that_the_package_names_is_in_it():
    package = json.loads((DIST / "package.json").read_text())
    named = [
        path
        for entry in package["exports"].values()
        for path in (entry.values() if isinstance(entry, dict) else [entry])
    ]
    assert all((DIST / path).is_file() for path in [*named, package["main"], package["types"], *package["sideEffects"]])


def test_a_bundle_of_the_one_file_brings_everything(open_bundle, tmp_path):
    files = bundle(tmp_path, APPLICATION % "/single")
    assert list(files) == ["application.js"]
    assert open_bundle(files).run("return view.count") == 2


def test_a_bundler_that_copies_files_is_told_where_the_webassembly_went(open_bundle, tmp_path):
    text = 'import address from "fanfold-view/fanfold.wasm";' + APPLICATION % ""
    text = text.replace("define();", "FanfoldView.wasm = new URL(address, import.meta.url);")
    files = bundle(tmp_path, text, "--loader:.wasm=file")
    assert len(files) == 2
    assert open_bundle(files).run("return view.count") == 2


def test_a_bundle_beside_the_webassembly_finds_it(open_bundle, tmp_path):
    files = bundle(tmp_path, APPLICATION % "")
    files["fanfold.wasm"] = (DIST / "fanfold.wasm").read_bytes()
    assert open_bundle(files).run("return view.count") == 2


def test_a_server_may_import_it():
    script = 'import("./fanfold-view.js").then((module) => { module.define(); console.log(typeof module.FanfoldView) })'
    result = subprocess.run(["node", "--eval", script], cwd=DIST, capture_output=True, text=True, timeout=60)
    assert (result.stdout, result.stderr) == ("function\n", "")


REACT = """
import type {} from "fanfold-view/react";
import type { FanfoldView } from "fanfold-view";

export const Slides = ({ names }: { names: string[] }) => (
  <fanfold-view layout="card-carousel" card-width="0.6" loop aria-label="Slides"
    onitemchange={({ detail }) => console.log(detail.index)}
    onshouldremove={(event) => event.preventDefault()}
    ref={(view: FanfoldView | null) => { view?.scrollTo(2); }}>
    {names.map((name) => <section key={name} data-key={name}>{name}</section>)}
  </fanfold-view>
);
"""
REACT_PACKAGE = (
    '{"name": "react", "exports": {".": {"types": "./index.d.ts"}, "./jsx-runtime": {"types": "./jsx-runtime.d.ts"}}}'
)
# The parts of React's types that the package's build on.
REACT_TYPES = """
export interface HTMLAttributes<T> { "aria-label"?: string; className?: string; children?: any }
export type DetailedHTMLProps<E, T> = E & { ref?: (element: T | null) => void; key?: string };
export namespace JSX {
  interface Element {}
  interface IntrinsicElements { section: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { "data-key"?: string } }
  interface ElementChildrenAttribute { children: {} }
}
"""
RUNTIME_TYPES = 'import { JSX } from "react"; export { JSX }; export function jsx(...all: any[]): any; export function jsxs(...all: any[]): any;'


@pytest.mark.parametrize(
    "replaced, by, words",
    [
        ("", "", ""),
        ('layout="card-carousel"', 'layout="cover-flow"', "cover-flow"),
        ("detail.index", "detail.offset", "offset"),
    ],
)
def test_react_knows_the_element(tmp_path, replaced, by, words):
    react = tmp_path / "node_modules/react"
    react.mkdir(parents=True)
    (react / "index.d.ts").write_text(REACT_TYPES)
    (react / "jsx-runtime.d.ts").write_text(RUNTIME_TYPES)
    (react / "package.json").write_text(REACT_PACKAGE)
    package = tmp_path / "node_modules/fanfold-view"
    package.mkdir()
    for name in ["package.json", "react.d.ts", "fanfold-view.d.ts"]:
        (package / name).write_text((DIST / name).read_text())
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "slides.tsx").write_text(REACT.replace(replaced, by) if replaced else REACT)
    command = ["tsc", "--noEmit", "--strict", "--jsx", "react-jsx", "--target", "es2022", "--module", "node16",
               "--moduleResolution", "node16", "--lib", "es2022,dom", "slides.tsx"]  # fmt: skip
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100)
    assert (result.stdout == "") == (words == "") and words in result.stdout, result.stdout


# The parts of Vue's types that the package's build on, as Vue 3.5 has them.
VUE_TYPES = """
type UnionToIntersection<U> = (U extends any ? (k: U) => any : never) extends (k: infer I) => any ? I : never;
export type EmitFn<Options> = UnionToIntersection<{ [Name in keyof Options]:
  Options[Name] extends (...args: infer Args) => any ? (event: Name, ...args: Args) => void : never }[keyof Options]>;
export interface HTMLAttributes { class?: any; id?: string }
export interface PublicProps { key?: PropertyKey }
export interface GlobalComponents {}
"""
VUE = """
import type { GlobalComponents } from "vue";
import type {} from "fanfold-view/vue";

type Slides = InstanceType<GlobalComponents["fanfold-view"]>;
export const props: Slides["$props"] = { layout: "card-carousel", "card-width": "0.6", removable: true, class: "slides", key: 3 };
export const listen = (emit: Slides["$emit"], event: CustomEvent<{ index: number }>) => emit("itemchange", event);
export const lead = (view: Slides) => view.scrollTo(2, { align: "center" });
"""


@pytest.mark.parametrize(
    "replaced, by, words",
    [
        ("", "", ""),
        ('layout: "card-carousel"', 'layout: "cover-flow"', "cover-flow"),
        ("removable: true", 'removable: "often"', "boolean"),
        ('emit("itemchange"', 'emit("itemflip"', "itemflip"),
    ],
)
def test_vue_knows_the_element(tmp_path, replaced, by, words):
    vue = tmp_path / "node_modules/vue"
    vue.mkdir(parents=True)
    (vue / "index.d.ts").write_text(VUE_TYPES)
    (vue / "package.json").write_text('{"name": "vue", "exports": {".": {"types": "./index.d.ts"}}}')
    package = tmp_path / "node_modules/fanfold-view"
    package.mkdir()
    for name in ["package.json", "vue.d.ts", "fanfold-view.d.ts"]:
        (package / name).write_text((DIST / name).read_text())
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "slides.ts").write_text(VUE.replace(replaced, by) if replaced else VUE)
    command = ["tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
               "--lib", "es2022,dom", "slides.ts"]  # fmt: skip
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100)
    assert (result.stdout == "") == (words == "") and words in result.stdout, result.stdout
