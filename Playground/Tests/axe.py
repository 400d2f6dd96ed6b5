"""What axe finds to be inaccessible on a page."""

from axe_playwright_python.base import AXE_SCRIPT
from viewing import UNDRAW

# Axe looks at what is not transparent, but at no pixels: the page is to be seen only as long as axe looks, and is not
# painted before and after that. All else that axe has found stays in the page: it is much, and nobody reads it.
VIOLATIONS = f"""async (context) => {{
    drawPage();
    const {{ violations }} = await axe.run(context ?? document, {{ resultTypes: ["violations"] }});
    {UNDRAW}
    return violations;
}}"""


def violations(page, context=None):
    """What axe finds on a page, or in a part of it; axe stays in the page for the next time."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(VIOLATIONS, context)
