"""A proxy between a compositor and a browser: it passes the Wayland protocol on, and adds events with exact times.

A compositor's own virtual fingers are late on a busy machine, and some of its devices are incomplete.
"""

import array
import contextlib
import os
import select
import socket
import struct
import threading
import time

HEADER = 8
# Numbers of requests and events in the protocol.
DELETE_ID, GLOBAL, ENTER, LEAVE = 1, 0, 0, 1
GET_REGISTRY, BIND, GET_DEVICE = 1, 0, {0: "wl_pointer", 1: "wl_keyboard", 2: "wl_touch"}
AXIS, FRAME, AXIS_SOURCE, AXIS_STOP, AXIS_DISCRETE, AXIS_VALUE120 = 4, 5, 6, 7, 8, 9
TOUCH_DOWN, TOUCH_UP, TOUCH_MOTION, TOUCH_FRAME = 0, 1, 2, 3
WHEEL, FINGER = 0, 1
VERTICAL, HORIZONTAL = 0, 1
# The first version of a seat with parts of notches, and the length of a notch on the wire.
SEAT_WITH_PARTS, NOTCH_LENGTH, NOTCH_UNIT = 8, 10, 120


def now():
    """The time of the compositor's events, in milliseconds."""
    return time.clock_gettime(time.CLOCK_MONOTONIC) * 1000


def fixed(value):
    return int(value * 256)


def message(thing, number, body):
    return struct.pack("<II", thing, len(body) + HEADER << 16 | number) + body


def split(data):
    """The complete messages at the beginning of some bytes, and the remaining bytes."""
    messages = []
    while len(data) >= HEADER:
        thing, word = struct.unpack_from("<II", data)
        size = word >> 16
        if not HEADER <= size <= len(data):
            break
        messages.append((thing, word & 0xFFFF, data[HEADER:size]))
        data = data[size:]
    return messages, data


def text_in(body, at):
    """A text in a message, and the position after it."""
    (length,) = struct.unpack_from("<I", body, at)
    return body[at + 4 : at + 3 + length].decode(), at + 4 + (length + 3) // 4 * 4


class Connection:
    """A client's connection: it notes the objects for input."""

    def __init__(self, client, server):
        self.client, self.server = client, server
        self.kinds = {1: "wl_display"}
        self.seats, self.versions, self.globals = {}, {}, {}
        self.devices = {kind: [] for kind in GET_DEVICE.values()}
        self.surface = None
        self.serial = 1_000_000
        self.lock = threading.Lock()

    def note_request(self, thing, number, body):
        kind = self.kinds.get(thing)
        if kind == "wl_display" and number == GET_REGISTRY:
            self.kinds[struct.unpack("<I", body)[0]] = "wl_registry"
        elif kind == "wl_registry" and number == BIND:
            interface, at = text_in(body, 4)
            version, new = struct.unpack_from("<II", body, at)
            self.kinds[new], self.seats[new] = interface, version
            supported = self.globals.get(struct.unpack_from("<I", body)[0], version)
            body = body[:at] + struct.pack("<II", min(version, supported), new)
        elif kind == "wl_seat" and number in GET_DEVICE:
            (new,) = struct.unpack("<I", body)
            self.kinds[new], self.versions[new] = GET_DEVICE[number], self.seats[thing]
            self.devices[GET_DEVICE[number]].append(new)
        return message(thing, number, body)

    def note_event(self, thing, number, body):
        kind = self.kinds.get(thing)
        if kind == "wl_registry" and number == GLOBAL:
            interface, at = text_in(body, 4)
            (version,) = struct.unpack_from("<I", body, at)
            self.globals[struct.unpack_from("<I", body)[0]] = version
            # The compositor has no parts of notches, but the client must expect them.
            if interface == "wl_seat":
                body = body[:at] + struct.pack("<I", max(version, SEAT_WITH_PARTS))
        elif kind == "wl_pointer" and number in (ENTER, LEAVE):
            self.surface = struct.unpack_from("<II", body)[1] if number == ENTER else None
        elif kind == "wl_display" and number == DELETE_ID:
            (old,) = struct.unpack("<I", body)
            self.kinds.pop(old, None)
            for devices in self.devices.values():
                if old in devices:
                    devices.remove(old)
        return message(thing, number, body)

    def send(self, target, data, files=()):
        """Sends bytes, with open files of which the receiver gets copies."""
        with self.lock:
            while data:
                rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))] if files else []
                sent = target.sendmsg([data], rights)
                for file in files:
                    os.close(file)
                data, files = data[sent:], ()

    def run(self):
        ways = {self.client: (self.server, self.note_request), self.server: (self.client, self.note_event)}
        rest = {self.client: b"", self.server: b""}
        # A connection ends when either side closes it.
        with self.client, self.server, contextlib.suppress(OSError):
            while True:
                for source in select.select(list(ways), [], [])[0]:
                    data, files, *_ = socket.recv_fds(source, 65536, 64)
                    if not data:
                        return
                    messages, rest[source] = split(rest[source] + data)
                    target, note = ways[source]
                    self.send(target, b"".join(note(*each) for each in messages), files)


class Wire:
    """The proxy. Times are in milliseconds of the monotonic clock."""

    def __init__(self, path, compositor):
        self.connections = []
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(path))
        self.listener.listen()
        threading.Thread(target=self.accept, args=[str(compositor)], daemon=True).start()

    def accept(self, compositor):
        while True:
            client, _ = self.listener.accept()
            server = socket.socket(socket.AF_UNIX)
            server.connect(compositor)
            connection = Connection(client, server)
            self.connections.append(connection)
            threading.Thread(target=connection.run, daemon=True).start()

    def has(self, kind):
        """Whether the pointer is in a window that has a device of this kind."""
        return any(each.surface is not None and each.devices[kind] for each in self.connections)

    def send(self, kind, events):
        """Sends events, as functions of a device's version that return numbers and bodies, to the window under the pointer."""
        connection = next(each for each in self.connections if each.surface is not None and each.devices[kind])
        connection.serial += 1
        data = b"".join(
            message(device, number, body)
            for device in connection.devices[kind]
            for number, body in events(connection, connection.versions[device])
        )
        connection.send(connection.client, data)

    def touch(self, kind, x, y, at):
        def events(connection, _):
            place = struct.pack("<ii", fixed(x), fixed(y))
            at_time = int(at) & 0xFFFFFFFF
            if kind == "down":
                yield TOUCH_DOWN, struct.pack("<IIIi", connection.serial, at_time, connection.surface, 0) + place
            elif kind == "move":
                yield TOUCH_MOTION, struct.pack("<Ii", at_time, 0) + place
            else:
                yield TOUCH_UP, struct.pack("<IIi", connection.serial, at_time, 0)
            yield TOUCH_FRAME, b""

        self.send("wl_touch", events)

    def fingers(self, across, down, at):
        """Fingers move on a touchpad, or lift if they move by nothing."""

        def events(_connection, _version):
            at_time = int(at) & 0xFFFFFFFF
            yield AXIS_SOURCE, struct.pack("<I", FINGER)
            for axis, distance in ((VERTICAL, down), (HORIZONTAL, across)):
                if distance:
                    yield AXIS, struct.pack("<IIi", at_time, axis, fixed(distance))
                elif not (across or down):
                    yield AXIS_STOP, struct.pack("<II", at_time, axis)
            yield FRAME, b""

        self.send("wl_pointer", events)

    def notch(self, part, is_last):
        """A part of a notch. Clients of an older seat receive the whole notch with its last part."""

        def events(_connection, version):
            yield AXIS_SOURCE, struct.pack("<I", WHEEL)
            if version >= SEAT_WITH_PARTS:
                yield AXIS_VALUE120, struct.pack("<Ii", VERTICAL, round(part * NOTCH_UNIT))
            elif is_last:
                yield AXIS_DISCRETE, struct.pack("<Ii", VERTICAL, 1)
            yield AXIS, struct.pack("<IIi", int(now()) & 0xFFFFFFFF, VERTICAL, fixed(part * NOTCH_LENGTH))
            yield FRAME, b""

        self.send("wl_pointer", events)
