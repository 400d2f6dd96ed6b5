#!/usr/bin/env bash
# Playwright evaluates code in a frame whose sandbox allows no scripts, and promises are kept there. Nothing calls a function
# of that code later: no timer, animation frame, event or observer. `wait_for_function` waits with them, so that it succeeds if
# its function is true at the first look; otherwise it ends with a timeout, however soon the function becomes true. `polling`
# does not help. Expectations and locators look again, since the driver asks for each look.
#
# Seen in chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 of PyPI:
#   evaluate: 2, promise: kept, timer: waits, frame: waits, observer: waits
#   true at once: found, true after 0.2 s: timeout, the same function after that: found, expectation: found
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
chromium-headless-shell --version 2>/dev/null || true
"$folder/venv/bin/python" - <<'PYTHON'
import time

from playwright.sync_api import TimeoutError, expect, sync_playwright

PROMISES = {
    "promise": "Promise.resolve()",
    "timer": "new Promise((done) => setTimeout(done, 50))",
    "frame": "new Promise(requestAnimationFrame)",
    "observer": "new Promise((done) => new ResizeObserver(done).observe(document.body))",
}


def result_of(frame, promise):
    frame.evaluate(f"() => {{ window.state = 'waits'; {promise}.then(() => {{ window.state = 'kept'; }}); }}")
    time.sleep(0.5)
    return frame.evaluate("window.state")


def wait(frame, function, **options):
    try:
        frame.wait_for_function(function, timeout=3000, **options)
    except TimeoutError:
        return "timeout"
    return "found"


def write_soon(page):
    page.evaluate("setTimeout(() => { document.querySelector('iframe').contentDocument.body.title = 'there'; }, 200)")


def seen_in(browser, sandbox):
    page = browser.new_page()
    page.set_content(f"<iframe sandbox='{sandbox}' srcdoc='<p>text'></iframe>")
    page.frame_locator("iframe").locator("p").wait_for()
    frame, body = page.frames[-1], page.frame_locator("iframe").locator("body")
    seen = {"evaluate": frame.evaluate("1 + 1")} | {name: result_of(frame, text) for name, text in PROMISES.items()}
    seen["true at once"] = wait(frame, "true")
    for name, options in (("true after 0.2 s", {}), ("polling", {"polling": 50})):
        page.evaluate("document.querySelector('iframe').contentDocument.body.title = ''")
        write_soon(page)
        seen[name] = wait(frame, "document.body.title", **options)
    seen["the same function after that"] = wait(frame, "document.body.title")
    page.evaluate("document.querySelector('iframe').contentDocument.body.title = ''")
    write_soon(page)
    expect(body).to_have_attribute("title", "there")
    return seen


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    without, control = (seen_in(browser, f"allow-same-origin{more}") for more in ("", " allow-scripts"))
print("without scripts:", without)
print("with scripts:   ", control)
kept, found = dict.fromkeys(PROMISES, "kept"), ["true at once", "true after 0.2 s", "polling", "the same function after that"]
assert control == {"evaluate": 2} | kept | dict.fromkeys(found, "found"), "the control has failed"
late = {"timer": "waits", "frame": "waits", "observer": "waits", "true after 0.2 s": "timeout", "polling": "timeout"}
assert without == control | late, "the behavior has changed"
PYTHON
