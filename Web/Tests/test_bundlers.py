"""The package in applications: moved and bundled by tools, from another origin, and with the WebAssembly elsewhere."""

import json
import os
import shutil
import subprocess

import pytest
from machine import scaled
from pages import HOST, WEB, page

DIST = WEB / "dist"
APPLICATION = """
import { FanfoldView, define } from "fanfold-view%s";
define();
document.body.innerHTML = `<fanfold-view layout="card-carousel" style="height: 400px"><p>One</p><p>Two</p></fanfold-view>`;
window.name = FanfoldView.name;
"""
PAGE = '<!doctype html><html lang="en"><title>Application</title><link rel="icon" href="data:,"><body>'
ENTRIES = ["", "/keyframes"]
KEYFRAMES = {"axis": "vertical", "pitch": 200, "keyframes": [{"at": 0, "y": 0}, {"at": 1, "y": 200}]}


def run_in(folder, *command):
    subprocess.run(command, cwd=folder, check=True, timeout=scaled(60), env={**os.environ, "NO_COLOR": "1"})


def depend_on_package(folder, text):
    """Writes an application that depends on the package."""
    modules = folder / "node_modules"
    modules.mkdir()
    (modules / "fanfold-view").symlink_to(DIST)
    (folder / "application.js").write_text(text)


def bundle(folder, text, *options):
    """Bundles an application that depends on the package with esbuild."""
    depend_on_package(folder, text)
    run_in(
        folder, "esbuild", "--bundle", "--format=esm", "--outdir=out", "--log-level=warning", *options, "application.js"
    )
    return outputs(folder)


def outputs(folder):
    return {path.name: path.read_bytes() for path in (folder / "out").iterdir()}


def roll_up(folder, text, *options):
    """Bundles an application with Rollup, which resolves relative paths only."""
    shutil.copytree(DIST, folder / "view")
    for name in ENTRIES[::-1]:
        text = text.replace(f'"fanfold-view{name}"', f'"./view/fanfold-{name.strip("/") or "view"}.js"')
    (folder / "application.js").write_text(text)
    run_in(folder, "rollup", "--silent", *options, "application.js")
    return outputs(folder)


# Debian's webpack reads settings of Debian's Node.
WEBPACK = """
const { config } = process, variables = { node_relative_path: "share/nodejs", node_prefix: FOLDER, ...config.variables };
Object.defineProperty(process, "config", { value: { ...config, variables } });
// A hint of webpack: it recommends at most 244 KiB for each file, and the WebAssembly with keyframes has 246.
const settings = { mode: "production", performance: { hints: false }, context: process.cwd(), entry: "./application.js",
  output: { path: `${process.cwd()}/out`, filename: "application.js", assetModuleFilename: "[name][ext]", publicPath: "auto" } };
require("webpack")(settings, (error, stats) => {
  const messages = error ?? stats.toString({ all: false, errors: true, warnings: true });
  if (messages) throw new Error(messages);
});
"""


def webpack(folder, text, *options):
    """Bundles an application that depends on the package with webpack, without loaders and plugins."""
    tools = WEB.parent / ".cache/webpack"
    subprocess.run([WEB.parent / "Scripts/unpack-webpack", tools], check=True, timeout=scaled(60))
    depend_on_package(folder, text)
    (folder / "bundle.cjs").write_text(WEBPACK.replace("FOLDER", json.dumps(str(tools / "usr"))))
    environment = {**os.environ, "NODE_PATH": str(tools / "usr/share/nodejs")}
    subprocess.run(["node", *options, "bundle.cjs"], cwd=folder, check=True, timeout=scaled(100), env=environment)
    return outputs(folder)


@pytest.fixture
def open_bundle(site):
    """Opens a page with an application, whose files are served from one folder."""

    def open(files, others=None, kind="module"):
        view = site(PAGE)
        view.site.files.update((f"/application/{name}", body) for name, body in files.items())
        view.site.files.update(others or {})
        view.page.add_script_tag(url=f"{HOST}/application/application.js", type=kind)
        return view.ready()

    return open


def assert_changes(view, entry=""):
    """Asserts that the view displays its children, applies their changes and, by that entry, keyframes."""
    assert view.run("return view.count") == 2
    view.settle()
    view.run("view.children[0].remove()")
    view.wait("view.count === 1")
    if entry:
        assert view.run(f"view.layout = {json.dumps(KEYFRAMES)}; return view.layout.axis") == "vertical"


BUNDLERS = {
    "esbuild": (bundle, [], "module"),
    "esbuild with splitting": (bundle, ["--splitting"], "module"),
    "esbuild for classic scripts": (bundle, ["--format=iife"], "text/javascript"),
    "rollup": (roll_up, ["--format=es", "--dir=out"], "module"),
    "rollup for classic scripts": (
        roll_up, ["--format=iife", "--file=out/application.js", "--inlineDynamicImports", "--name=application"], "text/javascript",
    ),
    "webpack": (webpack, [], "text/javascript"),
}  # fmt: skip


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("tool", BUNDLERS)
def test_default_import_needs_no_configuration(open_bundle, tmp_path, tool, entry):
    build, options, kind = BUNDLERS[tool]
    view = open_bundle(build(tmp_path, APPLICATION % entry, *options), kind=kind)
    assert_changes(view, entry)
    assert set(view.site.requests) <= {"/page/", *view.site.files}


@pytest.mark.slow
@pytest.mark.parametrize("tool", BUNDLERS)
def test_modules_for_attributes_are_bundled(open_bundle, tmp_path, tool):
    build, options, kind = BUNDLERS[tool]
    view = open_bundle(build(tmp_path, APPLICATION % "", *options), kind=kind)
    view.run("view.autoplay = 2; view.setAttribute('clip', ''); view.findable = true; document.activeElement.blur()")
    # The modules may still be loading.
    view.wait("view.item === 1")
    view.wait("view.item === 0")
    view.run("view.autoplay = 0; view.scrollToItem(1, { duration: 0.5 })")
    view.wait("view.item === 1")
    assert set(view.site.requests) <= {"/page/", *view.site.files}


@pytest.mark.parametrize("entry", ENTRIES)
def test_development_server_may_move_the_module(site, tmp_path, entry):
    """Vite bundles dependencies into another folder. Other files of the package have no address there."""
    name = f"fanfold-{entry.strip('/') or 'view'}.js"
    run_in(
        tmp_path,
        "esbuild",
        str(DIST / name),
        "--bundle",
        "--format=esm",
        "--splitting",
        "--log-level=warning",
        "--outdir=out",
    )
    view = site(PAGE)
    view.site.files = {f"/node_modules/.vite/deps/{path}": body for path, body in outputs(tmp_path).items()}
    view.run(
        "document.body.innerHTML = `<fanfold-view layout='card-carousel' style='height: 400px'><p>One</p><p>Two</p></fanfold-view>`"
    )
    view.page.add_script_tag(url=f"{HOST}/node_modules/.vite/deps/{name}", type="module")
    view.ready()
    assert_changes(view, entry)
    assert set(view.site.requests) <= {"/page/", *view.site.files}


@pytest.mark.parametrize("entry", ["fanfold-view.js", "fanfold-keyframes.js", "fanfold-view.separate-wasm.js"])
def test_another_origin_may_serve_the_package(site, entry):
    view = site(PAGE)

    def answer(route):
        file = DIST / route.request.url.rsplit("/", 1)[-1]
        kind = "application/wasm" if file.suffix == ".wasm" else "text/javascript"
        route.fulfill(body=file.read_bytes(), content_type=kind, headers={"Access-Control-Allow-Origin": "*"})

    view.page.route("https://cdn.test/**", answer)
    view.run(
        "document.body.innerHTML = `<fanfold-view layout='card-carousel' style='height: 400px'><p>One</p><p>Two</p></fanfold-view>`"
    )
    view.page.add_script_tag(url=f"https://cdn.test/fanfold-view@0/{entry}", type="module")
    view.ready()
    assert_changes(view, "/keyframes" if "keyframes" in entry else "")


def test_import_map_moves_the_modules_for_attributes(site):
    imports = json.dumps({"imports": {"/fanfold-autoplay.js": "/elsewhere/autoplay.js"}})
    body = "<fanfold-view layout='card-carousel' autoplay='1'><p>One</p><p>Two</p></fanfold-view>"
    files = {"/elsewhere/autoplay.js": (DIST / "fanfold-autoplay.js").read_bytes()}
    html = page(body, head=f"<script type='importmap'>{imports}</script>")
    view = site(html, files=files).ready()
    view.wait("view.item === 1")
    assert "/elsewhere/autoplay.js" in view.site.requests and "/fanfold-autoplay.js" not in view.site.requests


# The separate WebAssembly.


def test_bundler_passes_the_address_of_the_copied_webassembly(open_bundle, tmp_path):
    setting = "FanfoldView.wasm = new URL(wasm, import.meta.url);"
    text = 'import wasm from "fanfold-view/fanfold.wasm";' + (APPLICATION % "/separate-wasm").replace(
        "define();", setting
    )
    files = bundle(tmp_path, text, "--loader:.wasm=file")
    assert len(files) == 2
    assert_changes(open_bundle(files))


@pytest.mark.parametrize("entry, name", [("", "fanfold"), ("/keyframes", "fanfold-keyframes")])
def test_bundle_finds_the_webassembly_beside_it(open_bundle, tmp_path, entry, name):
    files = bundle(tmp_path, APPLICATION % f"{entry}/separate-wasm")
    files[f"{name}.wasm"] = (DIST / f"{name}.wasm").read_bytes()
    view = open_bundle(files)
    assert_changes(view, entry)
    assert f"/application/{name}.wasm" in view.site.requests


@pytest.mark.slow
@pytest.mark.parametrize("entry, name", [("", "fanfold"), ("/keyframes", "fanfold-keyframes")])
def test_webpack_copies_the_webassembly(open_bundle, tmp_path, entry, name):
    files = webpack(tmp_path, APPLICATION % f"{entry}/separate-wasm")
    assert files[f"{name}.wasm"] == (DIST / f"{name}.wasm").read_bytes()
    view = open_bundle(files, kind="text/javascript")
    assert_changes(view, entry)
    assert f"/application/{name}.wasm" in view.site.requests


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("kind", ["", "/separate-wasm"])
def test_webassembly_may_be_served_from_elsewhere(open_bundle, tmp_path, entry, kind):
    text = (APPLICATION % f"{entry}{kind}").replace("define();", 'FanfoldView.wasm = "/elsewhere/core.wasm";')
    binary = DIST / ("fanfold-keyframes.wasm" if entry else "fanfold.wasm")
    view = open_bundle(bundle(tmp_path, text), {"/elsewhere/core.wasm": binary.read_bytes()})
    assert_changes(view, entry)
    assert view.site.requests.count("/elsewhere/core.wasm") == 1


def test_webassembly_is_compiled_while_it_is_downloaded(site):
    view = site(PAGE)
    view.page.add_init_script("""
        window.streams = 0;
        const { compileStreaming } = WebAssembly;
        WebAssembly.compileStreaming = (source) => { window.streams += 1; return compileStreaming(source); };
    """)
    view.site.html = (
        f"{PAGE}<fanfold-view><p>One</p></fanfold-view><script type=module src=/fanfold-view.separate-wasm.js></script>"
    )
    view.page.reload()
    view.ready()
    assert view.run("return window.streams") == 1


def test_server_that_declares_another_type_is_supported(open_bundle, tmp_path):
    text = (APPLICATION % "/separate-wasm").replace("define();", 'FanfoldView.wasm = "/elsewhere/fanfold.html";')
    assert_changes(
        open_bundle(bundle(tmp_path, text), {"/elsewhere/fanfold.html": (DIST / "fanfold.wasm").read_bytes()})
    )
