"""Real windows of three browsers, with a page that runs scripts and answers."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

# The built package, or another one for a comparison.
DIST = Path(os.environ.get("DIST") or Path(__file__).resolve().parents[2] / "Web/dist")
POLL = 10  # seconds

PREFERENCES = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "termsofuse.bypassNotification": True,
}

PAGE = """<!DOCTYPE html><meta charset="utf-8"><title>Input</title>
<style>body { margin: 0 } fanfold-view, #native { width: 800px; height: 500px }
section { background: seagreen; color: white; font: 40px sans-serif }
#native { display: flex; overflow-x: auto; scroll-snap-type: x mandatory }
#native > * { flex: none; width: 800px; scroll-snap-align: start }</style>
<script type="module" src="/fanfold-keyframes.js"></script>
%s
<script>
const post = (answer) => fetch("/answer", { method: "POST", body: JSON.stringify(answer ?? null) });
const run = async (code) => new (Object.getPrototypeOf(async () => {}).constructor)(code)();
(async () => {
  while (true) {
    const code = await (await fetch("/script?" + Math.random())).text();
    if (code) await post(await run(code).catch((error) => ({ error: String(error) })));
  }
})();
</script>
"""


class Handler(SimpleHTTPRequestHandler):
    """Serves the package, a page, its scripts, and receives its answers."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}

    def do_GET(self):
        if self.path.startswith("/page"):
            self.reply("text/html", self.server.html)
        elif self.path.startswith("/script"):
            try:
                self.reply("text/plain", self.server.scripts.get(timeout=POLL))
            except queue.Empty:
                self.reply("text/plain", "")
        else:
            super().do_GET()

    def do_POST(self):
        answer = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.reply("text/plain", "")
        self.server.answers.put(answer)

    def reply(self, kind, text):
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.end_headers()
        # A page that has gone asks no more.
        with contextlib.suppress(OSError):
            self.wfile.write(text.encode())

    def log_message(self, *arguments):
        pass


def command(engine, address, folder):
    """The command of a browser, and its additional environment."""
    if engine == "Chromium":
        flags = ["--ozone-platform=wayland", "--no-sandbox", "--disable-gpu", "--no-first-run", "--start-fullscreen"]
        return ["chromium", *flags, f"--user-data-dir={folder}/profile", f"--app={address}"], {}
    if engine == "Firefox":
        profile = Path(folder, "profile")
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        return ["firefox-esr", "--no-remote", "--profile", profile, "--kiosk", address], {"MOZ_ENABLE_WAYLAND": "1"}
    program = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
    return [program, "--full-screen", address], {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}


class Window(contextlib.ExitStack):
    """A full-screen window of a browser."""

    def __init__(self, engine, environment, display):
        super().__init__()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=DIST))
        self.server.daemon_threads = True
        self.server.html = PAGE % ""
        self.server.scripts, self.server.answers = queue.Queue(), queue.Queue()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.callback(self.server.shutdown)
        self.address = f"http://127.0.0.1:{self.server.server_port}/page"
        folder = self.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        arguments, extra = command(engine, self.address, folder)
        home = {"HOME": folder, "WAYLAND_DISPLAY": display, "XDG_SESSION_TYPE": "wayland", "GDK_BACKEND": "wayland"}
        with Path(folder, "log").open("w") as log:
            process = subprocess.Popen(
                arguments, env=environment | home | extra, stdout=log, stderr=log, start_new_session=True
            )
        self.callback(process.wait)
        self.callback(os.killpg, process.pid, signal.SIGTERM)
        self.run("return 0", timeout=90)

    def run(self, script, timeout=40):
        """The result of a script in the page."""
        self.server.scripts.put(script)
        answer = self.server.answers.get(timeout=timeout)
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    def open(self, body):
        """Opens another page, and returns once its view is ready."""
        self.server.html = PAGE % body
        # The old page asks for no more scripts.
        self.server.scripts.put("location.replace('/page?' + Math.random()); await new Promise(() => {})")
        self.run(
            "const view = document.querySelector('fanfold-view');"
            "if (view) { await customElements.whenDefined('fanfold-view'); await view.ready }"
            "for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)"
        )
