"""A compositor without a display, on a bus of its own, and its virtual pointer."""

import contextlib
import os
import subprocess
import time
from pathlib import Path

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

REMOTE, CAST = "org.gnome.Mutter.RemoteDesktop", "org.gnome.Mutter.ScreenCast"
SIZE = (900, 600)
PATIENCE = 30  # seconds


def wait_until(condition, message):
    """Waits until a condition holds, or fails."""
    end = time.monotonic() + PATIENCE
    while not (result := condition()):
        if time.monotonic() > end:
            raise TimeoutError(message)
        time.sleep(0.02)
    return result


class Compositor(contextlib.ExitStack):
    """Mutter with one virtual monitor; its sockets are in a folder that nobody else uses."""

    def __init__(self, folder):
        super().__init__()
        self.folder = Path(folder)
        self.folder.chmod(0o700)
        self.environment = os.environ | {
            "XDG_RUNTIME_DIR": str(folder),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/bus",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        self.environment.pop("DISPLAY", None)
        self.start("dbus-daemon", "--session", f"--address=unix:path={folder}/bus", "--nofork", "--nopidfile")
        wait_until((self.folder / "bus").exists, "the bus does not start")
        self.start("pipewire")
        self.start(
            "mutter", "--headless", "--wayland", "--no-x11", "--virtual-monitor", "{}x{}@60".format(*SIZE),
            "--wayland-display", "compositor",
        )  # fmt: skip
        wait_until(self.socket.exists, f"the compositor does not start: {folder}/mutter.log")
        self.bus = Gio.DBusConnection.new_for_address_sync(
            f"unix:path={folder}/bus",
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        )
        self.session = wait_until(self.begin, "the compositor has no virtual devices")

    @property
    def socket(self):
        return self.folder / "compositor"

    def start(self, *command):
        with Path(self.folder, f"{command[0]}.log").open("w") as log:
            process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, start_new_session=True)
        self.callback(process.wait)
        # Mutter waits for its clients.
        self.callback(process.kill)

    def begin(self):
        """Begins a session with virtual devices, if the compositor is ready."""
        properties = "org.freedesktop.DBus.Properties"
        try:
            (path,) = self.call(REMOTE, "/org/gnome/Mutter/RemoteDesktop", REMOTE, "CreateSession")
            (name,) = self.call(REMOTE, path, properties, "Get", "(ss)", f"{REMOTE}.Session", "SessionId")
            options = {"remote-desktop-session-id": GLib.Variant("s", name)}
            (cast,) = self.call(CAST, "/org/gnome/Mutter/ScreenCast", CAST, "CreateSession", "(a{sv})", options)
            (self.stream,) = self.call(CAST, cast, f"{CAST}.Session", "RecordMonitor", "(sa{sv})", "", {})
            self.call(REMOTE, path, f"{REMOTE}.Session", "Start")
        except GLib.Error:
            return None
        return path

    def call(self, owner, path, interface, method, signature=None, *values):
        arguments = GLib.Variant(signature, values) if signature else None
        flags = Gio.DBusCallFlags.NONE
        return self.bus.call_sync(owner, path, interface, method, arguments, None, flags, 20_000, None).unpack()

    def notify(self, method, signature, *values):
        self.call(REMOTE, self.session, f"{REMOTE}.Session", method, signature, *values)

    def move(self, x, y):
        self.notify("NotifyPointerMotionAbsolute", "(sdd)", self.stream, x, y)

    def key(self, code):
        for is_down in (True, False):
            self.notify("NotifyKeyboardKeycode", "(ub)", code, is_down)

    def tap(self, x, y):
        """A touch: the seat has no touch screen before the first one."""
        self.notify("NotifyTouchDown", "(sudd)", self.stream, 0, x, y)
        self.notify("NotifyTouchUp", "(u)", 0)
