"""A wait in a page has a bound: a state that never comes ends the test, which says what it waited for."""

import re

import pytest
from support import ROOT

# `until` of Tests/Support/clock.py has a bound. A loop with one is a `for`.
UNBOUNDED = re.compile(r"\bwhile \(.*\) await\b|\bdo \{.*await.*\} while\b|\} while \(")
FOLDERS = ["Web/Tests", "Playground/Tests", "CLI/Tests", "Tests/Support"]
FILES = [
    path for folder in FOLDERS for kind in ("*.py", "*.mjs", "*.js") for path in sorted((ROOT / folder).rglob(kind))
]


def unbounded(text):
    return [line.strip() for line in text.splitlines() if UNBOUNDED.search(line)]


def test_no_wait_in_a_page_is_unbounded(subtests):
    for path in FILES:
        with subtests.test(path.name):
            assert unbounded(path.read_text()) == []


@pytest.mark.parametrize(
    "line", ["while (!view.hasAttribute('role')) await frame();", "do { await frame(); } while (view.item !== 2);"]
)
def test_an_unbounded_wait_is_found(line):
    assert unbounded(line) == [line]
