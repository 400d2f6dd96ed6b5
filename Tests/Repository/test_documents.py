"""Documents stay short, their links lead to files, and articles list every public type."""

import re
import statistics

import pytest
from PIL import Image
from support import ROOT

LIMITS = {"README.md": 150, "Web/README.md": 200, "CONTRIBUTING.md": 80, "Benchmarks/RESULTS.md": 220}
MODULES = ["Fanfold", "FanfoldSwiftUI", "FanfoldUIKit", "FanfoldKeyframes", "FanfoldTesting"]
FOLDERS = [".", "Documentation", "Web", "Web/Documentation", "CLI", "Benchmarks", "Examples/iOS"]
DOCUMENTS = [str(path.relative_to(ROOT)) for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.md"))]


@pytest.mark.parametrize("name", LIMITS)
def test_document_is_within_its_limit(name):
    # Tables that a program writes do not count.
    text = re.sub(r"<!-- written by .*?<!-- end -->", "", (ROOT / name).read_text(), flags=re.S)
    assert len(text.splitlines()) <= LIMITS[name]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_to_files(name):
    path = ROOT / name
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[\w-]*)?\)|(?:src|srcset)=\"([^\":]+)\"", path.read_text())
    missing = [link for pair in links for link in pair if link and not (path.parent / link).exists()]
    assert [link for link in missing if not link.startswith("./fanfold-")] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_moving_picture_of_the_readme_is_wide_and_smooth(theme):
    name = f"Documentation/Pictures/motion-{theme}.webp"
    assert name in (ROOT / "README.md").read_text()
    with Image.open(ROOT / name) as picture:
        durations = []
        for number in range(picture.n_frames):
            picture.seek(number)
            picture.load()
            durations.append(picture.info["duration"])
    assert picture.width >= 1200
    # Equal frames in a row are one frame.
    assert sum(durations) > 4000 and statistics.median(durations) <= 34


def without_spi(path):
    """A Swift file without declarations for the hosts only, and without former names."""
    hidden = r"^(@_spi\(\w+\)\n(#endif\n)?|@available\(\*, unavailable.*\n)\w+.*$"
    return re.sub(hidden, "", path.read_text(), flags=re.M)


@pytest.mark.parametrize("module", MODULES)
def test_topics_list_every_public_type(module):
    declared = {
        name
        for path in (ROOT / "Sources" / module).rglob("*.swift")
        for name in re.findall(
            r"^(?:public|open) (?:final )?(?:class|struct|enum|protocol) ([A-Z]\w*)", without_spi(path), re.M
        )
    }
    index = (ROOT / f"Sources/{module}/{module}.docc/{module}.md").read_text()
    assert declared - set(re.findall(r"^- ``(\w+)``$", index, re.M)) == set()


EXAMPLES = ROOT / "Examples/iOS/Examples.swiftpm/Sources/SwiftUI"


@pytest.mark.parametrize(
    "article, name",
    [("SwiftUIExamples", name) for name in ["Gallery", "Feed", "Browser", "Wallet"]]
    + [("TransitionsAndPreviews", "Overview")],
)
def test_article_shows_the_example(article, name):
    article = (ROOT / f"Sources/FanfoldUIKit/FanfoldUIKit.docc/{article}.md").read_text()
    assert f"// {name}View.swift\n{(EXAMPLES / f'{name}View.swift').read_text()}```" in article
    assert f"#Preview {{ {name}View() }}" in article


def test_every_screen_in_swiftui_has_a_preview():
    screens = [path for path in EXAMPLES.glob("*.swift") if path.stem != "PlaceView"]
    assert len(screens) >= 9
    assert [path.name for path in screens if f"#Preview {{ {path.stem}() }}" not in path.read_text()] == []


@pytest.mark.parametrize("modifier", ["reorderable()", "reorderContainer(for:move:)", "swipeActions"])
def test_article_mentions_the_modifiers_of_newer_systems(modifier):
    article = (ROOT / "Sources/FanfoldUIKit/FanfoldUIKit.docc/SwiftUIModifiers.md").read_text()
    section = article.split("### Reordering and swipe actions in iOS 27")[1]
    assert f"`{modifier}`" in section.split("\n#")[0]


ARTICLES = [path for module in MODULES for path in sorted((ROOT / f"Sources/{module}/{module}.docc").rglob("*.md"))]
# Without code.
ARTICLE_LINES = 120


@pytest.mark.parametrize("module", MODULES)
def test_topics_list_every_article(module):
    folder = ROOT / f"Sources/{module}/{module}.docc"
    index = (folder / f"{module}.md").read_text()
    # A page whose title is a symbol extends the page of the symbol.
    articles = {path.stem for path in folder.rglob("*.md") if not path.read_text().startswith("# ``")}
    assert articles - set(re.findall(r"^- <doc:(\w+)>$", index, re.M)) == set()


@pytest.mark.parametrize("path", ARTICLES, ids=lambda path: path.stem)
def test_article_is_short_and_its_code_is_complete(path):
    text = path.read_text()
    assert len(re.sub(r"```.*?```", "", text, flags=re.S).splitlines()) <= ARTICLE_LINES
    # `make test-apple-surface` compiles blocks that start with an import. Others are files of the examples.
    starts = ("import ", "// ")
    assert [code for code in re.findall(r"```swift\n(.*?)```", text, re.S) if not code.startswith(starts)] == []


@pytest.mark.parametrize("module", MODULES)
def test_topics_list_every_public_function(module):
    declared = {
        name
        for path in (ROOT / "Sources" / module).rglob("*.swift")
        for name in re.findall(r"^public (?:func|var|let|typealias) (\w+)", without_spi(path), re.M)
    }
    index = (ROOT / f"Sources/{module}/{module}.docc/{module}.md").read_text()
    assert declared - set(re.findall(r"^- ``(\w+)", index, re.M)) == set()
