"""Tags of comments in JavaScript: TypeScript reads a tag at the start of a line, or after another tag."""

import re

import pytest
from support import ROOT

FOLDERS = ["Web/View", "Web/Tests", "Playground/core", "Playground/page", "Playground/Tests"]
UNREAD = re.compile(r"^\s*(?:/\*\*|\*) [^@*\n][^@\n]*\s@(?:param|returns|type|template|throws)\b.*", re.MULTILINE)


def unread(text):
    """The lines whose tags follow a sentence."""
    return [line.strip() for line in UNREAD.findall(text)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_tag_declares_something(folder):
    modules = [path for path in (ROOT / folder).rglob("*.*js") if "node_modules" not in path.parts]
    assert {str(path): lines for path in modules if (lines := unread(path.read_text()))} == {}


def test_tags_after_sentences_are_found():
    assert unread("/** The name. @param {string} one */") == ["/** The name. @param {string} one */"]
    assert unread("/** @param {string} one the name @param {string} other */\n// See fanfold@example.com.") == []
