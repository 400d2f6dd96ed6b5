#!/usr/bin/env bash
# A page may use the objects of a frame with `sandbox="allow-same-origin"`, in which no script of the frame runs. Chromium calls
# the page's own functions there for animation frames, idle time, events, observers and promises, but never for a timer: the
# frame's `setTimeout` returns a number, nothing is called, and no error is thrown. Firefox calls the timer's function, too.
# A library that takes `ownerDocument.defaultView.setTimeout` waits forever; the page's own `setTimeout` works on the frame's
# elements.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium setTimeout: a number, not called | setInterval: a number, not called | the others: called
#   Firefox all: called
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell firefox-esr >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell firefox-esr
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 websockets==17.4
chromium-headless-shell --version 2>/dev/null || true
firefox-esr --version
PYTHONPATH=$(dirname "$0") PYTHONDONTWRITEBYTECODE=1 "$folder/venv/bin/python" - "$folder" <<'PYTHON'
import sys
from pathlib import Path

from browsers import results

SCRIPT = """(async () => {
    const pause = (time) => new Promise((done) => setTimeout(done, time)), seen = {};
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'SANDBOX');
    frame.srcdoc = '<p style="height:50px;overflow:auto"><span style="display:block;height:500px">text';
    document.body.append(frame);
    while (!frame.contentDocument?.querySelector('span')) await pause(20);
    const own = frame.contentWindow, card = frame.contentDocument.querySelector('p');
    const called = (name, start) => {
        const result = start(() => { seen[name] = 'called'; });
        seen[name] ??= typeof result === 'number' ? 'a number, not called' : 'not called';
    };
    called('setTimeout', (call) => own.setTimeout(call, 10));
    called('setInterval', (call) => own.setInterval(call, 10));
    called('requestAnimationFrame', (call) => own.requestAnimationFrame(call));
    called('requestIdleCallback', (call) => own.requestIdleCallback(call));
    called('ResizeObserver', (call) => new own.ResizeObserver(call).observe(card));
    called('promise', (call) => own.Promise.resolve().then(call));
    called('scroll', (call) => card.addEventListener('scroll', call));
    called("the page's setTimeout", (call) => setTimeout(() => card.isConnected && call(), 10));
    card.scrollTop = 20;
    await pause(600);
    return JSON.stringify(seen);
})()"""
NAMES = ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback", "ResizeObserver", "promise", "scroll", "the page's setTimeout"]
CALLED = dict.fromkeys(NAMES, "called")
TIMERS = dict.fromkeys(["setTimeout", "setInterval"], "a number, not called")


def seen_with(sandbox):
    profile = Path(sys.argv[1], sandbox.replace(" ", "-"))
    profile.mkdir()
    seen = results("<body></body>", SCRIPT.replace("SANDBOX", sandbox), str(profile))
    for name, values in seen.items():
        print(f"{sandbox}: {name} {values}")
    return seen


assert seen_with("allow-same-origin allow-scripts") == {"Chromium": CALLED, "Firefox": CALLED}, "the control has failed"
assert seen_with("allow-same-origin") == {"Chromium": CALLED | TIMERS, "Firefox": CALLED}, "the behavior has changed"
PYTHON
