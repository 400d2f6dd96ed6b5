"""Shared helpers: the built command, functions that run it, and drawings of test pictures."""

import json
import os
import re
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path

from machine import scaled
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
CLI = ROOT / "CLI"
PROGRAM = Path(os.environ.get("FANFOLD", CLI / ".build/release/fanfold")).resolve()
RESOURCES = PROGRAM.parent / "FanfoldCLI_PlaygroundSite.resources"

FACTS = json.loads((ROOT / "Tests/Support/layouts.json").read_text())
LAYOUTS = list(FACTS)
# The numbers of the feel of motions, which each layout has.
MOTION = [
    name for name in FACTS["expanding"]["parameters"] if all(name in facts["parameters"] for facts in FACTS.values())
]
VERTICAL = [layout for layout in LAYOUTS if FACTS[layout]["isVertical"]]
HORIZONTAL = [layout for layout in LAYOUTS if layout not in VERTICAL]
SNAPPING = [layout for layout in LAYOUTS if FACTS[layout]["snaps"]]
REMOVABLE = [layout for layout in LAYOUTS if FACTS[layout]["removal"]]
# The index of the first item's record in a frame of the web component.
RECORDS, LENGTH = (
    int(re.search(rf"const {name} = (\d+)", (ROOT / "Web/View/numbers.js").read_text())[1])
    for name in ("RECORDS", "LENGTH")
)

WAIT = scaled(20)  # seconds for anything that should take far less


def run(*arguments, program=PROGRAM, **options):
    """Runs the command and returns its output and its exit code."""
    command = [str(program), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=WAIT, **options)


def complaint(result):
    """The single line of a failed command's error message."""
    assert result.returncode != 0
    assert result.stdout == ""
    assert result.stderr.startswith("fanfold: ") and result.stderr.endswith("\n")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr


def playground_data(html):
    """The data about the pictures in a page."""
    return json.loads(re.search(r'<script type="application/json" id="playground-data">(.*?)</script>', html)[1])


def draw(path, color="tomato", size=(12, 8)):
    """Writes a picture in the format of the file's extension."""
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, color).save(path)
    return path


SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="teal"/></svg>'


@dataclass
class Server:
    """A running `fanfold serve`."""

    process: subprocess.Popen
    url: str

    @property
    def port(self):
        return int(re.search(r":(\d+)/$", self.url)[1])

    def stop(self, number=signal.SIGTERM):
        """Ends the server; returns its exit code and its standard error."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=WAIT)
        return self.process.returncode, errors


@dataclass
class Installation:
    """A copy of the command with its own resources, which tests may change."""

    program: Path
    resources: Path

    def write_page(self, files):
        """Replaces files of the page, given as names and texts."""
        for name, text in files.items():
            path = self.resources / "Page" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
