"""Accessibility violations of a page, found by axe."""

from axe_playwright_python.base import AXE_SCRIPT

# Other results of axe are long and unused: they stay in the page.
VIOLATIONS = """async (context) =>
    (await axe.run(context ?? document, { resultTypes: ["violations"] })).violations"""


def violations(page, context=None):
    """Violations in a page, or in a part of it; axe stays loaded in the page."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(VIOLATIONS, context)
