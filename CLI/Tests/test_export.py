"""Tests `fanfold export`: a self-contained file."""

import base64
import json
import re
import resource
import zlib
from html.parser import HTMLParser

import pytest
from chromium import open_context
from support import RESOURCES, SVG, complaint, draw, playground_data, run


def export(tmp_path, *arguments, **options):
    file = tmp_path / "playground.html"
    result = run("export", "--output", file, *arguments, **options)
    assert (result.returncode, result.stdout) == (0, ""), result.stderr
    return file.read_text()


class Page(HTMLParser):
    """References of a page, and its elements with text."""

    def __init__(self, html):
        super().__init__()
        self.references, self.elements, self.open = [], [], None
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.references += [attributes[name] for name in ("src", "href", "poster", "srcset") if name in attributes]
        self.open = [tag, attributes, ""]
        self.elements.append(self.open)

    def handle_data(self, data):
        if self.open:
            self.open[2] += data

    def handle_endtag(self, tag):
        self.open = None

    def texts(self, tag, **attributes):
        return [
            text
            for name, own, text in self.elements
            if name == tag and all(own.get(key) == value for key, value in attributes.items())
        ]


def content(uri):
    """The content of a data URI."""
    return base64.b64decode(re.fullmatch(r"data:[\w/+.-]+(?:;charset=utf-8)?;base64,([\w+/=]*)", uri)[1])


def imports(page):
    return json.loads(page.texts("script", type="importmap")[0])["imports"]


# Self-contained


def test_the_file_loads_no_external_resources(tmp_path):
    page = Page(export(tmp_path))
    assert page.references
    assert [reference for reference in page.references if not reference.startswith(("data:", "#"))] == []
    for style in page.texts("style"):
        assert "@import" not in style
        assert all(url.startswith("data:") for url in re.findall(r"url\(\s*[\"']?([^\"')]+)", style))
    assert len(page.texts("style")) > 0
    modules = [content(uri).decode() for uri in imports(page).values()]
    for text in [*page.texts("style"), *modules, *page.texts("script", type="module")]:
        # XML namespaces and examples of addresses load nothing.
        assert not re.search(r"""["'(](?:https?:)?//(?!www\.w3\.org/)\w""", text)


def test_every_imported_module_is_in_the_import_map(tmp_path):
    page = Page(export(tmp_path))
    known = imports(page)
    assert {"fanfold-view", "playground"} == set(known)
    imported = set()
    for text in [*page.texts("script", type="module"), *(content(uri).decode() for uri in known.values())]:
        imported |= set(
            re.findall(r"""(?:^|;)\s*(?:(?:import|export)\b[^;"'()=]*\bfrom|import)\s*["']([^"'$]+)["']""", text, re.M)
        )
    assert imported == set(known)


def test_the_exported_web_module_equals_the_served_one(tmp_path):
    module = content(imports(Page(export(tmp_path)))["fanfold-view"])
    assert module == (RESOURCES / "View/fanfold-whole.js").read_bytes()
    assert b'import("./' not in module
    # A page that is a single file holds the build with keyframes.
    assert (RESOURCES / "View/fanfold-keyframes.wasm").read_bytes() in embedded(module)


def embedded(module):
    """The bytes that a module contains as base64 of deflated bytes."""
    return [zlib.decompress(base64.b64decode(text)) for text in re.findall(rb'"([\w+/]{9999,}=*)"', module)]


def test_built_in_pictures_are_embedded(tmp_path):
    albums = playground_data(export(tmp_path))["albums"]
    originals = {path.read_bytes() for path in (RESOURCES / "Pictures").glob("*/*.jpg")}
    pictures = [picture for album in albums for picture in album["pictures"]]
    assert {content(picture["src"]) for picture in pictures} == originals
    assert all(picture["src"].startswith("data:image/jpeg;base64,") and picture["credit"] for picture in pictures)


def test_custom_pictures_are_embedded(tmp_path):
    folder = tmp_path / "Mine"
    draw(folder / "one.webp")
    draw(folder / "<script>" / "two & 'three'.gif")
    (folder / "drawing.svg").write_text(SVG)
    (folder / "notes.txt").write_text("no picture")
    file = tmp_path / "playground.html"
    result = run("export", "--output", file, "--images", folder)
    assert (result.returncode, result.stdout) == (0, "")
    assert result.stderr.count("\n") == 1 and "skipped 'notes.txt'" in result.stderr
    first, second = playground_data(file.read_text())["albums"]
    assert (first["name"], second["name"]) == ("Mine", "<script>")
    assert [picture["caption"] for picture in first["pictures"]] == ["Drawing", "One"]
    assert [picture["src"].split(";")[0] for picture in first["pictures"]] == ["data:image/svg+xml", "data:image/webp"]
    assert content(first["pictures"][0]["src"]).decode() == SVG
    assert content(second["pictures"][0]["src"]) == (folder / "<script>" / "two & 'three'.gif").read_bytes()


# A custom page

OWN_PAGE = {
    "index.html": """<!doctype html>
<link rel='icon' href='icon.svg'><link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">
<link rel="stylesheet" href="styles/own.css">
<script type="importmap">{"imports":{"fanfold-view":"./fanfold-view.js"}}</script>
<script type="application/json" id="playground-data"></script>
<script type="module" src="playground.js"></script>
<img id="icon" src="./icon.svg" alt=""><a href="#icon">icon</a>
<p id="result"></p>
""",
    "icon.svg": SVG,
    "styles/own.css": """
#result { background: url(../icon.svg), url("data:image/svg+xml,<svg xmlns='a'/>"); }
#result { color: rgb(1, 2, 3); content: '</style>'; }
""",
    "playground-whole.js": """
const { albums } = JSON.parse(document.getElementById("playground-data").textContent);
document.getElementById("result").textContent =
  `é ✓ </script> ${albums[0].pictures[0].caption}`;
""",
}


@pytest.fixture
def own_page(installation):
    installation.write_page(OWN_PAGE)
    return installation


def test_modules_styles_and_pictures_work_from_a_file(own_page, pictures, tmp_path, chromium):
    export(tmp_path, "--images", pictures, program=own_page.program)
    page = open_context(chromium).new_page()
    problems, requests = [], []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text))
    page.on("request", lambda request: requests.append(request.url))
    page.goto((tmp_path / "playground.html").as_uri())
    page.wait_for_function("document.getElementById('result').textContent !== ''")
    assert page.text_content("#result") == "é ✓ </script> First"
    assert page.evaluate("document.getElementById('icon').decode().then(() => true)")
    assert page.evaluate("getComputedStyle(document.getElementById('result')).color") == "rgb(1, 2, 3)"
    icon = "data:image/svg+xml;base64," + base64.b64encode(SVG.encode()).decode()
    other = "data:image/svg+xml,<svg xmlns='a'/>"
    assert page.evaluate("getComputedStyle(document.getElementById('result')).backgroundImage") == (
        f'url("{icon}"), url("{other}")'
    )
    assert page.evaluate("[...document.querySelectorAll('link')].map((link) => link.href)") == [
        icon,
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    ]
    assert [url for url in requests if not url.startswith("data:")] == [(tmp_path / "playground.html").as_uri()]
    assert problems == []
    page.close()


@pytest.mark.parametrize(
    "changes, words",
    [
        ({"index.html": OWN_PAGE["index.html"] + '<img src="missing.png">'}, ["index.html", "'missing.png'"]),
        ({"index.html": OWN_PAGE["index.html"] + "<img src=missing.png>"}, ["index.html", "'missing.png'"]),
        (
            {"index.html": OWN_PAGE["index.html"] + '<img src="https://example.org/a.png">'},
            ["'https://example.org/a.png'"],
        ),
        ({"index.html": OWN_PAGE["index.html"] + '<img src="../outside.png">'}, ["'../outside.png'"]),
        ({"index.html": OWN_PAGE["index.html"].replace("own.css", "other.css")}, ["styles/other.css"]),
        ({"index.html": OWN_PAGE["index.html"].replace('id="playground-data"', "")}, ["playground-data"]),
        ({"index.html": OWN_PAGE["index.html"].replace("importmap", "map")}, ["import map"]),
        ({"index.html": OWN_PAGE["index.html"].replace("playground.js", "other.js")}, ["playground.js"]),
        ({"styles/own.css": "p { background: url('missing.png') }"}, ["styles/own.css", "'missing.png'"]),
        ({"styles/own.css": '@import "other.css";'}, ["styles/own.css", "index.html"]),
    ],
)
def test_a_page_with_other_dependencies_is_rejected(own_page, tmp_path, changes, words):
    own_page.write_page(changes)
    file = tmp_path / "playground.html"
    file.write_text("what was there before")
    line = complaint(run("export", "--output", file, program=own_page.program))
    assert all(word in line for word in words)
    assert file.read_text() == "what was there before"


@pytest.mark.parametrize("name", ["index.html", "playground-whole.js"])
def test_a_missing_build_is_an_error(installation, tmp_path, name):
    (installation.resources / "Page" / name).unlink()
    line = complaint(run("export", "--output", tmp_path / "playground.html", program=installation.program))
    assert "run 'make cli'" in line
    assert not (tmp_path / "playground.html").exists()


# Writing


def test_the_output_file_is_replaced_without_leftovers(tmp_path):
    file = tmp_path / "playground.html"
    file.write_text("what was there before")
    assert export(tmp_path).startswith("<!doctype html>")
    assert list(tmp_path.iterdir()) == [file]
    assert file.stat().st_mode & 0o444 == 0o444


@pytest.mark.parametrize(
    "arguments, words",
    [
        ([], ["--output"]),
        (["--output", "missing/folder/playground.html"], ["'missing/folder/playground.html'", "no such folder"]),
        (["--output", "."], ["'.'", "folder"]),
        (["--output", "there.txt/playground.html"], ["'there.txt/playground.html'"]),
        (["--output", "playground.html", "--images", "missing"], ["'missing'"]),
    ],
)
def test_errors_are_one_line_with_cause_and_expectation(tmp_path, arguments, words):
    (tmp_path / "there.txt").write_text("a file")
    line = complaint(run("export", *arguments, cwd=tmp_path))
    assert all(word in line for word in words)
    assert [path.name for path in tmp_path.iterdir()] == ["there.txt"]


def test_a_disk_without_room_keeps_the_former_file(tmp_path):
    output = tmp_path / "playground.html"
    output.write_text("former")
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
    assert "could not be written: " in complaint(run("export", "--output", output, preexec_fn=limit))
    assert [path.read_text() for path in tmp_path.iterdir()] == ["former"]


def test_pictures_too_large_for_memory_are_rejected(pictures, tmp_path):
    large = draw(pictures / "large.png")
    with large.open("ab") as file:
        file.truncate(6_000_000_000)
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (4_000_000_000, 4_000_000_000))
    output = tmp_path / "playground.html"
    line = complaint(run("export", "--images", pictures, "--output", output, preexec_fn=limit))
    assert f"'{large}' could not be exported: the pictures must have at most 200 MB in all\n" in line
    assert not output.exists()
