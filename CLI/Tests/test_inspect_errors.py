"""Tests error messages and help of `fanfold inspect`."""

import re

import pytest
from support import LAYOUTS, complaint, run

ASKED = ["inspect", "--layout", "tab-stack", "--viewport", "375x667", "--items", "31"]


@pytest.mark.parametrize(
    "arguments, words",
    [
        (
            ["inspect", "--layout", "carousel", "--viewport", "9x9", "--items", "1"],
            ["'carousel'", "--layout", *LAYOUTS],
        ),
        (ASKED + ["--layout", "tabstack"], ["'tabstack'", "did you mean 'tab-stack'? Please provide one of", *LAYOUTS]),
        (ASKED + ["--layout", "cover-flo"], ["did you mean 'cover-flow'?"]),
        (ASKED + ["--direction", "lrt"], ["did you mean 'ltr'?"]),
        (ASKED + ["--format", "jsn"], ["did you mean 'json'?"]),
        (["check", "tab-stak"], ["did you mean 'tab-stack'?", "fanfold check --help"]),
        (["replay", "a.json", "--layout", "tab-stak"], ["did you mean 'tab-stack'?", "fanfold replay --help"]),
        (["serve", "--layout", "tab-stak"], ["did you mean 'tab-stack'?", "fanfold serve --help"]),
        (
            ["export", "--output", "a.html", "--layout", "tab-stak"],
            ["did you mean 'tab-stack'?", "fanfold export --help"],
        ),
        (["inspect", "--viewport", "9x9", "--items", "1"], ["--layout"]),
        (["inspect", "--layout", "tab-stack", "--items", "1"], ["--viewport"]),
        (["inspect", "--layout", "tab-stack", "--viewport", "9x9"], ["--items"]),
        (ASKED + ["--viewport", "375"], ["'375'", "--viewport", "375x667"]),
        (ASKED + ["--viewport", "-375x667"], ["'-375x667'", "--viewport", "not negative"]),
        (ASKED + ["--viewport", "375xnan"], ["'375xnan'", "--viewport", "375x667"]),
        (ASKED + ["--items", "9007199254740993"], ["--items", "at most 9007199254740992"]),
        (ASKED + ["--viewport", "1e13x9"], ["'1e13x9'", "--viewport", "within"]),
        (ASKED + ["--items", "-1"], ["'-1'", "--items", "not negative"]),
        (ASKED + ["--items", "2.5"], ["'2.5'", "--items", "whole number"]),
        (ASKED + ["--offset", "nan"], ["'nan'", "--offset", "number"]),
        (ASKED + ["--offset", "-inf"], ["'-inf'", "--offset", "number"]),
        (ASKED + ["--offset"], ["--offset"]),
        (ASKED + ["--item-at", "100"], ["'100'", "--item-at", "100,200"]),
        (ASKED + ["--item-at", "1,2,3"], ["'1,2,3'", "--item-at", "100,200"]),
        (ASKED + ["--insets", "1,2"], ["'1,2'", "--insets", "four"]),
        (ASKED + ["--division", "across,1,2"], ["'across,1,2'", "--division", "horizontal"]),
        (ASKED + ["--division", "vertical,1,-2"], ["'vertical,1,-2'", "--division", "width"]),
        (ASKED + ["--direction", "up"], ["'up'", "--direction", "ltr", "rtl"]),
        (ASKED + ["--format", "xml"], ["'xml'", "--format", "table", "json", "svg"]),
        (ASKED + ["--set", "pich=3"], ["'pich'", "did you mean 'pitch'?", "topTilt"]),
        (ASKED + ["--set", "Pitch=3"], ["'Pitch'", "did you mean 'pitch'?"]),
        (ASKED + ["--set", "opacity=3"], ["'opacity'", "pitch", "topTilt", "setBack"]),
        (ASKED + ["--set", "pitch=0.5"], ["pitch", "from 1 to 10000 points", "0.5"]),
        (ASKED + ["--set", "topTilt=5"], ["topTilt", "from -85 to 0 degrees", "5"]),
        (ASKED + ["--layout", "album-fan", "--set", "layers=2.5"], ["layers", "whole number from 1 to 8", "2.5"]),
        (ASKED + ["--set", "pitch"], ["'pitch'", "--set", "pitch=120"]),
        (ASKED + ["--set", "pitch=nan"], ["'pitch=nan'", "--set"]),
        (ASKED + ["--set", "=3"], ["'=3'", "--set"]),
        (ASKED + ["--ofset", "3"], ["'--ofset'", "'--offset'"]),
        (ASKED + ["more"], ["'more'", "fanfold inspect --help"]),
        (["inspct"], ["'inspct'", "did you mean 'inspect'?", "fanfold --help"]),
    ],
)
def test_errors_are_one_line_with_cause_and_expectation(arguments, words):
    line = complaint(run(*arguments))
    for word in words:
        assert word in line


def test_dissimilar_names_get_no_suggestion():
    assert "did you mean" not in complaint(run(*ASKED, "--set", "opacityOfEverything=3"))
    assert "did you mean" not in complaint(run(*ASKED, "--layout", "something-else"))
    assert "did you mean" not in complaint(run(*ASKED, "serv"))


def test_help_names_every_command_option_and_parameter():
    top = run("--help")
    assert (top.returncode, top.stderr) == (0, "")
    assert all(command in top.stdout for command in ["inspect", "serve", "export", "--version"])
    help = run("inspect", "--help").stdout
    options = [
        "--layout",
        "--viewport",
        "--items",
        "--offset",
        "--set",
        "--direction",
        "--reduce-motion",
        "--insets",
        "--division",
        "--item-at",
        "--format",
    ]
    assert all(word in help for word in options + LAYOUTS + ["featuredLength", "pitch", "layers", "gap", "fade"])
    assert max(len(line) for line in help.splitlines() if not line.startswith("USAGE")) <= 80


def test_the_version_is_a_number():
    result = run("--version")
    assert result.returncode == 0
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", result.stdout)


@pytest.mark.parametrize(
    ("wrong", "right"), [("--viewprt", "--viewport"), ("--layuot", "--layout"), ("--item", "--items")]
)
def test_a_misspelled_option_is_named(wrong, right):
    options = {"--layout": "expanding", "--viewport": "10x10", "--items": "3"}
    arguments = [text for name, value in options.items() for text in (wrong if name == right else name, value)]
    assert f"did you mean '{right}' instead of '{wrong}'?" in complaint(run("inspect", *arguments))
