"""The documents' code and the example app compile with the settings of new Xcode projects, and with stricter ones."""

import subprocess
from pathlib import Path
from shutil import which

import pytest
from snippets import EXAMPLES, snippets
from support import ROOT

pytestmark = pytest.mark.modules
BUILD = ROOT / ".build/debug"
TOOLCHAIN = Path(which("swiftc")).resolve().parents[1]
STAND_IN_MACROS = f"{BUILD}/PreviewMacro-tool#PreviewMacro"
PLUGINS = ["-load-plugin-executable", STAND_IN_MACROS, "-plugin-path", TOOLCHAIN / "lib/swift/host/plugins/testing"]


def features(*names):
    return [option for name in names for option in ("-enable-upcoming-feature", name)]


TEMPLATE = [
    *["-default-isolation", "MainActor"],
    *features("InferIsolatedConformances", "NonisolatedNonsendingByDefault", "MemberImportVisibility"),
]
# Features of approachable concurrency that Swift 6 always enables.
SWIFT_5 = features("DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures")
STRICT = [*features("ExistentialAny", "InternalImportsByDefault"), "-strict-memory-safety"]
SETTINGS = {
    "template of Xcode 26": ["-swift-version", "5", *TEMPLATE, *SWIFT_5],
    "template in Swift 6, strict": ["-swift-version", "6", *TEMPLATE, *STRICT],
}
SNIPPETS = dict(snippets())


def compile_application(settings, *files):
    """Returns the compiler's messages. The modules are those that `swift build` compiled."""
    command = ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "Application", "-parse-as-library"]
    command += ["-warnings-as-errors", "-enable-testing", "-I", BUILD / "Modules", *PLUGINS, *settings, *files]
    return subprocess.run(command, capture_output=True, text=True).stderr


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
@pytest.mark.parametrize("name", SNIPPETS)
def test_code_of_a_document_compiles(tmp_path, settings, name):
    file = tmp_path / f"{name}.swift"
    file.write_text(SNIPPETS[name])
    assert compile_application(settings, file) == ""


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_example_app_compiles(settings):
    assert compile_application(settings, *sorted(EXAMPLES.rglob("*.swift"))) == ""


MISTAKES = {
    "a member of a module that another file imports": (
        {
            "Pages.swift": "import FanfoldKeyframes\nimport FanfoldUIKit\n",
            "Wallet.swift": "import FanfoldUIKit\n\nlet wallet = AnyCollectionLayout.wallet()\n",
        },
        "missing import of defining module 'FanfoldKeyframes'",
    ),
    "a keyframe layout without its module": (
        {"Pager.swift": "import FanfoldUIKit\n\nlet pager = KeyframeLayout()\n"},
        "add the product FanfoldKeyframes, and import it",
    ),
    "an identifier on the main actor": (
        {
            "Source.swift": "import FanfoldUIKit\nimport UIKit\n\nstruct Place: Hashable { let id: Int }\n"
            "typealias Source = UICollectionViewDiffableDataSource<Int, Place>\n"
        },
        "main actor-isolated conformance of 'Place' to 'Hashable'",
    ),
    "an unsafe pointer": (
        {"Pointer.swift": "func first(of values: UnsafePointer<Int>) -> Int { values.pointee }\n"},
        "not marked with 'unsafe'",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_settings_report_a_mistake(tmp_path, mistake):
    codes, message = MISTAKES[mistake]
    for name, code in codes.items():
        (tmp_path / name).write_text(code)
    messages = compile_application(SETTINGS["template in Swift 6, strict"], *sorted(tmp_path.glob("*.swift")))
    assert message in messages
