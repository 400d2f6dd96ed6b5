"""Programs that are ended with all of their child processes."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from machine import scaled

START_TIME = scaled(60)  # seconds in which a browser must start, on a busy machine
END_TIME = scaled(3)  # seconds in which it must end by itself


class CannotRunError(Exception):
    """The browser cannot run on this machine."""


def executable(*names):
    """The path of the first installed program."""
    for name in names:
        if found := shutil.which(name):
            return found
    raise CannotRunError(f"{names[0]} is not installed")


class Program:
    """A running program with a new home directory, input files, and a file with its output."""

    def __init__(self, command, environment=None, files=None, **options):
        self.name = command[0]
        self.home = Path(tempfile.mkdtemp(prefix="fanfold-"))
        for name, text in (files or {}).items():
            (self.home / name).write_text(text)
        self.log = self.home / "log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                # Ended with the tests, even if these are killed.
                ["setpriv", "--pdeathsig", "KILL", *(part.replace("{home}", str(self.home)) for part in command)],
                env=os.environ | {"HOME": str(self.home), "XDG_RUNTIME_DIR": str(self.home)} | (environment or {}),
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, **options,
            )  # fmt: skip

    def wait_for(self, answer):
        """The first result of a function that is not None. If the program ends before, it cannot run here."""
        limit = time.monotonic() + START_TIME
        while time.monotonic() < limit:
            if result := answer():
                return result
            if self.process.poll() is not None:
                raise CannotRunError(f"{self.name} ended: {self.said}")
            time.sleep(0.02)
        raise TimeoutError(f"{self.name} does not answer: {self.said}")

    @property
    def said(self):
        return self.log.read_text(errors="replace").strip()

    def end(self):
        """Ends the program and its child processes, and removes its home."""
        self.signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(END_TIME)
        self.signal(signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def signal(self, number):
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)
