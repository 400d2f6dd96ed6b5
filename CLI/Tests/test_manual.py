"""Tests the manual page and the completions that `make install` writes."""

import json
import subprocess

import pytest
from support import PROGRAM, ROOT, run


@pytest.fixture(scope="module")
def manual():
    """The text of the manual page."""
    return subprocess.run([ROOT / "Scripts/write-manual", PROGRAM], check=True, capture_output=True, text=True).stdout


def subcommands():
    command = json.loads(run("--experimental-dump-help").stdout)["command"]
    return [each for each in command["subcommands"] if each["commandName"] != "help"]


def test_the_manual_describes_every_option(manual):
    plain = manual.replace("\\-", "-").replace("\\fB", "").replace("\\fR", "")
    for command in subcommands():
        assert f".SH FANFOLD {command['commandName'].upper()}" in manual
        for argument in command.get("arguments", []):
            for name in argument.get("names", []):
                assert f"--{name['name']}" in plain or f"-{name['name']}" in plain


def test_no_line_of_the_manual_is_an_unknown_request(manual):
    requests = {line.split()[0] for line in manual.splitlines() if line.startswith((".", "'"))}
    assert requests <= {".TH", ".SH", ".PP", ".TP", ".nf", ".fi"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completions_know_every_subcommand(shell):
    script = run("--generate-completion-script", shell).stdout
    assert all(command["commandName"] in script for command in subcommands())
