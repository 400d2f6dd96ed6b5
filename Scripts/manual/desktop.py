"""A desktop without a display: X, AT-SPI, a window manager, Orca, and a browser whose page runs scripts of a test."""

import contextlib
import itertools
import json
import mimetypes
import os
import queue
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import urllib.parse
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The built package, or another one for a comparison.
DIST = Path(os.environ.get("DIST") or HERE.parents[1] / "Web/dist")
NEEDED = ["Xvfb", "openbox", "xdotool", "dbus-launch", "orca"]
SIZE = "1200x900"

# The page asks for scripts and returns their results: no driver of the browser changes its behavior.
POLLING = """<script>(async () => {
  for (;;) {
    try {
      const { number, code } = await (await fetch("/poll?page=%d", { cache: "no-store" })).json();
      if (!code) continue;
      let value;
      try { value = await (0, eval)(`(async () => {${code}\\n})()`); } catch (error) { value = `${error}`; }
      await fetch(`/result?number=${number}`, { method: "POST", body: JSON.stringify(value ?? null) });
    } catch { await new Promise((done) => setTimeout(done, 300)); }
  }
})()</script>"""

FIREFOX = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "termsofuse.bypassNotification": True,
}


class Session:
    """The processes of a desktop; they end with it."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.log = self.folder / "speech.jsonl"
        self.log.touch()
        missing = [name for name in NEEDED if not shutil.which(name)]
        if missing:
            raise SystemExit(f"{' and '.join(missing)} must be installed: see the list of packages in try-speech")
        self.processes = []
        run = self.folder / "run"
        run.mkdir(mode=0o700)
        os.environ.pop("WAYLAND_DISPLAY", None)
        os.environ.update(
            HOME=str(self.folder), XDG_RUNTIME_DIR=str(run), XDG_CONFIG_HOME=str(self.folder / "config"), LC_ALL="C.UTF-8",
            GTK_MODULES="gail:atk-bridge", GNOME_ACCESSIBILITY="1", NO_AT_BRIDGE="0", GDK_BACKEND="x11",
            GSETTINGS_BACKEND="keyfile", LIBGL_ALWAYS_SOFTWARE="1", WEBKIT_SKIA_ENABLE_CPU_RENDERING="1",
        )  # fmt: skip
        reading, writing = os.pipe()
        self.start(
            "Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1000x24", "-nolisten", "tcp", pass_fds=[writing]
        )
        os.environ["DISPLAY"] = f":{os.read(reading, 9).decode().strip()}"
        bus = dict(line.split("=", 1) for line in output("dbus-launch").splitlines())
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus["DBUS_SESSION_BUS_ADDRESS"]
        self.bus = int(bus["DBUS_SESSION_BUS_PID"])
        self.start("openbox")
        self.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        for name in ["IsEnabled", "ScreenReaderEnabled"]:
            call = ["org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method", "org.freedesktop.DBus.Properties.Set"]
            wait_until(
                lambda call=call, name=name: (
                    "()" in output("gdbus", "call", "--session", "--dest", *call, "org.a11y.Status", name, "<true>")
                ),
                "AT-SPI does not start",
            )
        self.start("/usr/bin/python3", HERE / "recorded_orca.py", self.log, self.folder / "preferences")
        wait_until(Path(f"{self.log}.beat").exists, "Orca does not start")

    def start(self, *command, **options):
        with (self.folder / "processes.log").open("a") as log:
            process = subprocess.Popen(
                [str(each) for each in command], stdout=log, stderr=log, start_new_session=True, **options
            )
        self.processes.append(process)
        return process

    def close(self):
        for process in reversed(self.processes):
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
        os.kill(self.bus, signal.SIGTERM)

    # Speech

    def said(self):
        """The utterances since the last call, once Orca has no event left and has been silent for a while."""
        size, since, end = -1, 0.0, time.time() + 12
        while time.time() < end:
            time.sleep(0.05)
            beat, pending = (Path(f"{self.log}.beat").read_text().split() + ["0", "1"])[:2]
            new, now = self.log.stat().st_size, time.time()
            if new != size or int(pending) or now - float(beat) > 0.4:
                size, since = new, now
            if now - since > 0.8:
                break
        lines = self.log.read_text().splitlines()
        heard, self.heard = lines[getattr(self, "heard", 0) :], len(lines)
        return [json.loads(line)["text"] for line in heard]


class Pages:
    """A server of pages, the package and the scripts of a test."""

    def __init__(self):
        self.html, self.current, self.ready, self.numbers = {}, 0, set(), itertools.count(1)
        # Scripts by the number of the page: a request of a page that is gone takes none of another page.
        self.scripts, self.results = defaultdict(queue.Queue), queue.Queue()
        pages = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def answer(self, data, kind="application/json"):
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                # A page that has gone asks no more.
                with contextlib.suppress(OSError):
                    self.wfile.write(data)

            def do_GET(self):
                url = urllib.parse.urlsplit(self.path)
                if url.path == "/poll":
                    return self.answer(json.dumps(pages.poll(int(url.query.split("=")[1]))).encode())
                if url.path in pages.html:
                    return self.answer(pages.html[url.path].encode(), "text/html; charset=utf-8")
                file = DIST / urllib.parse.unquote(url.path).lstrip("/")
                kind = {".js": "text/javascript", ".wasm": "application/wasm"}.get(
                    file.suffix, mimetypes.guess_type(file)[0]
                )
                return self.answer(file.read_bytes() if file.is_file() else b"", kind or "text/plain")

            def do_POST(self):
                pages.results.put(
                    (int(self.path.split("=")[1]), json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                )
                self.answer(b"{}")

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def poll(self, page):
        self.ready.add(page)
        try:
            number, code = self.scripts[page].get(timeout=20)
        except queue.Empty:
            number, code = 0, None
        return {"number": number, "code": code}

    def add(self, html):
        """Adds a page; returns its number and its address."""
        number = next(self.numbers)
        path = f"/page{number}.html"
        self.html[path] = re.sub(
            r"(<!doctype html>(\s*<html[^>]*>)?)", lambda start: start[1] + POLLING % number, html, count=1
        )
        return number, f"http://127.0.0.1:{self.server.server_port}{path}"


class Browser:
    """A window of Firefox, Chromium or WebKitGTK."""

    def __init__(self, name, session):
        self.name, self.session, self.pages = name, session, Pages()
        number, address = self.pages.add(document("<h1>Start</h1>"))
        self.pages.current = number
        home = tempfile.mkdtemp(dir=session.folder)
        if name == "Firefox":
            lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in FIREFOX.items()]
            Path(home, "user.js").write_text("\n".join(lines))
            command = ["firefox-esr", "--no-remote", "--profile", home, "--width", "1200", "--height", "900"]
        elif name == "Chromium":
            command = [
                "chromium",
                "--no-sandbox",
                f"--user-data-dir={home}",
                "--force-renderer-accessibility",
                "--no-first-run",
            ]
            command += [
                "--disable-gpu",
                "--test-type",
                "--window-size=1200,900",
                "--window-position=0,0",
                "--password-store=basic",
            ]
        else:
            command = [next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")), f"--geometry={SIZE}"]
        self.process = session.start(*command, address)
        wait_until(lambda: number in self.pages.ready, f"{name} does not start", 240)
        self.run("return 1")

    def open(self, html):
        number, address = self.pages.add(html)
        self.pages.scripts[self.pages.current].put((0, f"location.href = {json.dumps(address)}"))
        self.pages.current = number
        wait_until(lambda: number in self.pages.ready, "the page does not load", 120)
        self.run(
            "await document.querySelector('fanfold-view')?.ready; await new Promise((done) => setTimeout(done, 1000))"
        )
        return self.session.said()

    def run(self, script):
        own = next(self.pages.numbers)
        self.pages.scripts[self.pages.current].put((own, script))
        while True:
            number, value = self.pages.results.get(timeout=60)
            if number == own:
                return value

    def press(self, *keys):
        """Presses keys; returns the utterances of each."""
        heard = []
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)
            time.sleep(0.4)
            heard.append(self.session.said())
        return heard[0] if len(keys) == 1 else heard


def document(body, style=""):
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><style>body {{ margin: 0; font: 20px sans-serif }} {style}</style>{body}'


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def wait_until(is_true, problem, seconds=30):
    end = time.time() + seconds
    while not is_true():
        if time.time() > end:
            raise SystemExit(problem)
        time.sleep(0.1)
