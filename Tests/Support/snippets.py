"""The complete blocks of Swift in the documents: they start with imports."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples/iOS/Examples.swiftpm/Sources"
PAGES = [ROOT / "README.md", *sorted((ROOT / "Sources").rglob("*.docc/**/*.md"))]


def snippets():
    """The name of each block, and its code. A block with tests is preceded by the blocks of its page that it tests.

    Files of the example app are omitted."""
    app = {path.read_text() for path in EXAMPLES.rglob("*.swift")}
    for page in PAGES:
        before = ""
        for number, code in enumerate(re.findall(r"```swift\n(import .*?)```", page.read_text(), re.DOTALL)):
            if code in app:
                continue
            if is_test(code):
                yield f"{page.stem}-{number}", before + code
            else:
                before = code
                yield f"{page.stem}-{number}", code


def is_test(code):
    return "import Testing\n" in code
