"""The committed lists of public declarations match the compiled modules."""

import subprocess

import pytest
from support import ROOT

pytestmark = pytest.mark.modules
SCRIPT = ROOT / "Scripts/list-public-api"


@pytest.fixture
def lists():
    """The list of the core, restored after the test."""
    file = ROOT / "Documentation/PublicAPI/Fanfold.txt"
    text = file.read_text()
    yield file
    file.write_text(text)


def test_lists_match_the_compiled_modules():
    result = subprocess.run([SCRIPT, "--check"], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


@pytest.mark.slow
def test_missing_declaration_is_reported(lists):
    lists.write_text(lists.read_text().replace("Point.x  var x: Double\n", ""))
    result = subprocess.run([SCRIPT, "--check"], capture_output=True, text=True)
    assert result.returncode == 1
    assert "+Point.x  var x: Double" in result.stderr
