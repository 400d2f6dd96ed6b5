"""Names of the Swift suites: a failing suite says where it is."""

import re
from collections import Counter

from support import ROOT

SUITE = re.compile(r"@Suite\b[^{]*?\b(?:struct|class|enum|actor) (\w+)")


def test_each_suite_has_a_name_of_its_own():
    files = [path for folder in ("Tests", "StandIns/Tests") for path in (ROOT / folder).rglob("*.swift")]
    counts = Counter(name for path in files for name in SUITE.findall(path.read_text()))
    assert len(counts) > 200
    assert [name for name, count in counts.items() if count > 1] == []
