"""The sizes in the documentation, compared with the files of the package."""

import base64
import gzip
import re
import runpy
import sys

import brotli
import pytest
from pages import DIST, WEB
from support import ROOT

LOADING = (WEB / "Documentation/Loading.md").read_text()
TOLERANCE = 0.02  # of a size: tools of another version compress a little differently


def rows(heading):
    """The cells of the first table after a line, without its head."""
    table = next(text for text in LOADING.split(heading, 1)[1].split("\n\n") if text.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def sizes(*parts):
    """The size, that by gzip and that by brotli, in kB."""
    compress = [bytes, lambda part: gzip.compress(part, 9), brotli.compress]
    return [sum(len(each(part)) for part in parts) / 1000 for each in compress]


def separate(name):
    """The two files of a build with a separate WebAssembly."""
    binary = "fanfold.wasm" if name == "view" else "fanfold-keyframes.wasm"
    return [(DIST / file).read_bytes() for file in (f"fanfold-{name}.separate-wasm.js", binary)]


def embedded(name):
    """A module that contains the bytes of its WebAssembly without compression."""
    module = (DIST / f"fanfold-{name}.js").read_bytes()
    [text] = re.findall(rb"[A-Za-z0-9+/]{9999,}=*", module)
    return module.replace(text, base64.b64encode(separate(name)[1]))


def test_limits_are_those_of_the_budget(monkeypatch, capsys):
    files = [*DIST.glob("*.js"), *DIST.glob("*.wasm")]
    monkeypatch.setattr(sys, "argv", ["budget", *map(str, files), str(DIST / "css")])
    with pytest.raises(SystemExit) as exit:
        runpy.run_path(str(ROOT / "Scripts/budget"))
    assert not exit.value.code
    budgets = {
        frozenset(names.split(" + ")): int(limit.replace(",", "")) / 1000
        for limit, names in re.findall(r"^ *[\d,]+ +([\d,]+) +[\d,]+  (.*)$", capsys.readouterr().out, re.M)
        if not names.endswith(".css")
    }
    stated = {
        frozenset(re.findall(r"`([^`]*)`", files)): float(limit.removeprefix("at most ").removesuffix(" kB"))
        for files, _, limit in rows("## Files")
    }
    assert stated == budgets


def test_stated_sizes_are_those_of_the_files():
    one, other = ([(DIST / f"fanfold-{name}.js").read_bytes()] for name in ("view", "keyframes"))
    measured = [
        sizes(*separate("view")), sizes(embedded("view")), sizes(*one), sizes(*separate("keyframes")), sizes(*other),
    ]  # fmt: skip
    stated = [[float(size) for size in row[1:]] for row in rows("such a module without configuration")]
    assert stated == [pytest.approx(each, rel=TOLERANCE) for each in measured]
