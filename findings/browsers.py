"""Evaluates a script in a page in Chromium and in Firefox, without a driver's waits."""

import json
import re
import subprocess
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect


def results(body, script, folder):
    """The results of a script that returns a promise of JSON text, for each engine; a folder keeps Firefox's profile."""
    return {"Chromium": in_chromium(body, script), "Firefox": in_firefox(body, script, folder)}


def in_chromium(body, script):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        page = browser.new_page()
        page.set_content(body)
        result = json.loads(page.evaluate(script))
        browser.close()
    return result


def in_firefox(body, script, folder):
    log = Path(folder, "log")
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"]
    firefox = subprocess.Popen(command, stdout=log.open("w"), stderr=subprocess.STDOUT)
    try:
        while not (address := re.search(r"WebDriver BiDi listening on (ws:\S+)\n", log.read_text())):
            time.sleep(0.1)
        with connect(f"{address[1]}/session", max_size=None) as socket:
            call(socket, "session.new", capabilities={})
            target = {"context": call(socket, "browsingContext.create", type="tab")["context"]}
            write = f"document.body.outerHTML = {json.dumps(body)}"
            call(socket, "script.evaluate", expression=write, awaitPromise=False, target=target)
            answer = call(socket, "script.evaluate", expression=script, awaitPromise=True, target=target)
            return json.loads(answer["result"]["value"])
    finally:
        firefox.terminate()
        firefox.wait()


def call(socket, method, **parameters):
    socket.send(json.dumps({"id": 1, "method": method, "params": parameters}))
    while (answer := json.loads(socket.recv(60))).get("id") != 1:
        pass
    assert answer["type"] == "success", answer
    return answer["result"]
