"""Starts Orca with a speech server that writes each utterance to a file, one JSON object a line.

Usage: recorded_orca.py LOG PREFERENCES, with Debian's Python, in a session with AT-SPI
"""

import json
import sys
import time
from pathlib import Path

log = Path(sys.argv[1])

from gi.repository import GLib  # noqa: E402
from orca import event_manager, orca, speech, speechserver  # noqa: E402

BEAT = 80  # milliseconds


def record(kind, text):
    with log.open("a") as file:
        file.write(json.dumps({"kind": kind, "text": text}, ensure_ascii=False) + "\n")


def nothing(*_, **__):
    pass


# The names are those of Orca's interface.
METHODS = {
    "getInfo": lambda _: ["recorder", "recorder"],
    "getVoiceFamilies": lambda _: [],
    "speakCharacter": lambda _, character, acss=None: record("character", character),
    "speakKeyEvent": nothing,
    "speak": lambda _, text=None, acss=None, interrupt=True: record("utterance", text),
    "stop": nothing,
    "shutdown": nothing,
    "updateCapitalizationStyle": nothing,
    "updatePunctuationLevel": nothing,
}
recorder = type("Recorder", (speechserver.SpeechServer,), METHODS)()


def use_recorder(*_):
    speech._speechserver = recorder


speech.init = speech._initSpeechServer = use_recorder
use_recorder()
beats = Path(f"{sys.argv[1]}.beat")


def beat():
    """Writes the number of pending events: a reader of the log waits until there are none."""
    beats.write_text(f"{time.time():.3f} {event_manager.getManager()._eventQueue.qsize()}\n")
    return True


GLib.timeout_add(BEAT, beat, priority=GLib.PRIORITY_LOW)
orca.getSettingsManager().activate(sys.argv[2], {})
sys.exit(orca.main())
