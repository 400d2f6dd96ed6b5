"""Each code block of the documents is run, compiled or parsed by a test, or listed with the reason why it cannot be."""

import ast
import re
from collections import Counter

import pytest
from snippets import PAGES
from support import ROOT
from test_documents import DOCUMENTS

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.S | re.M)
# The tests that run the blocks of a document in a language.
TESTS = {
    ("CLI/README.md", "json"): "CLI/Tests/test_replay_errors.py",
    ("README.md", "html"): "Web/Tests/test_recipes.py",
    ("Sources/FanfoldKeyframes/FanfoldKeyframes.docc/Keyframes.md", "json"): "CLI/Tests/test_keyframes.py",
    ("Web/Documentation/Loading.md", "html"): "Web/Tests/test_recipes.py",
    ("Web/Documentation/Migrating.md", "html"): "Web/Tests/test_recipes.py",
    ("Web/Documentation/Presets.md", "html"): "Web/Tests/test_recipes.py",
    ("Web/Documentation/Reference.md", "html"): "Web/Tests/test_recipes.py",
    ("Web/Documentation/StaticSites.md", "caddy"): "Scripts/manual/try-static-sites",
    ("Web/Documentation/StaticSites.md", "html"): "Web/Tests/test_security.py",
    ("Web/Documentation/StaticSites.md", "markdown"): "Scripts/manual/try-static-sites",
    ("Web/Documentation/StaticSites.md", "nginx"): "Scripts/manual/try-static-sites",
    ("Web/Documentation/StaticSites.md", "python"): "Scripts/manual/try-static-sites",
    ("Web/Documentation/StyleSheets.md", "html"): "Web/Tests/test_recipes.py",
    ("Web/Documentation/Tests.md", "js"): "Web/Tests/test_testing.py",
    ("Web/README.md", "html"): "Web/Tests/test_recipes.py",
    ("Web/README.md", "ts"): "Web/Tests/test_types.py",
    ("Web/README.md", "tsx"): "Web/Tests/test_framework_types.py",
    ("Web/README.md", "vue"): "Web/Tests/test_frameworks.py",
}
# Blocks that no test runs, by their first lines.
PARTS = {
    'dependencies: [.package(name: "Fanfold", path: "../Fanfold")],': "a part of a manifest",
    'view.addEventListener("beforeremove", (event) => {': "a part of a component",
    'import { presets } from "fanfold-view/keyframes";': "a part of a page",
    "@media (width > 600px) { fanfold-view { display: grid; grid-template-columns: repeat(3, 1fr); height: auto } }": "a rule",
}


def blocks():
    """The document, the language and the text of each block."""
    for path in sorted({ROOT / name for name in DOCUMENTS} | set(PAGES)):
        for language, text in BLOCK.findall(path.read_text()):
            yield str(path.relative_to(ROOT)), language, text


def is_compiled(text):
    """Whether a block of Swift is compiled with the snippets, or is a file of the example app, which a test compares."""
    return text.startswith(("import ", "// "))


def test_each_block_has_a_test_or_a_reason():
    left = [
        (document, language, text.splitlines()[0])
        for document, language, text in blocks()
        if (document, language) not in TESTS
        and text.splitlines()[0] not in PARTS
        and not (language == "swift" and is_compiled(text))
        and language != "py"
    ]
    assert left == []


def test_the_lists_contain_no_others():
    found = [(document, language, text) for document, language, text in blocks()]
    assert {key[:2] for key in found} >= TESTS.keys()
    assert Counter(text.splitlines()[0] for _, _, text in found if text.splitlines()[0] in PARTS) == Counter(
        PARTS.keys()
    )


@pytest.mark.parametrize("key", TESTS, ids="-".join)
def test_the_named_test_reads_the_document(key):
    text = (ROOT / TESTS[key]).read_text()
    name = key[0].rsplit("/", 1)[-1]
    assert name in text or name.removesuffix(".md") in text or "README" in text or "MANUAL" in text


def test_blocks_in_python_are_parsed():
    assert all(ast.parse(text) for _, language, text in blocks() if language == "py")
