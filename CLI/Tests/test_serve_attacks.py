"""Tests attacks on the server: it answers valid requests and continues to serve other clients."""

import base64
import contextlib
import hashlib
import http.client
import itertools
import json
import re
import resource
import socket
import threading
import time
from pathlib import Path

import pytest
from machine import scaled
from support import WAIT, draw
from web import fetch, picture_path, send

PATIENCE = 0.5  # timeout of connections without progress in these tests, in seconds


def get(path="/", *headers, host="localhost"):
    """The bytes of a complete request."""
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *headers, "Connection: close", "", ""]).encode()


def status(answer):
    return int(re.match(rb"HTTP/1\.1 (\d+) ", answer)[1])


def connect(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)


def rest(connection):
    """The remaining bytes until the connection ends."""
    answer = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            answer += part
    return bytes(answer)


def processor_time(server):
    """The server's CPU time, in seconds."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def memory(server):
    """The server's memory, in megabytes."""
    return int(re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())[1]) / 1000


# Many connections


@pytest.mark.parametrize("descriptors, count", [(128, 200), (256, 300)])
def test_more_idle_connections_than_descriptors_do_not_stop_the_server(serve, descriptors, count):
    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    server = serve(preexec_fn=limit)
    with contextlib.ExitStack() as idle:
        for _ in range(count):
            idle.enter_context(connect(server))
        assert server.process.poll() is None
    assert fetch(server, "/").status == 200


def test_idle_connections_are_closed_and_waiting_clients_are_served(serve):
    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))

    server = serve("--timeout", PATIENCE, preexec_fn=limit)
    with contextlib.ExitStack() as idle:
        connections = [idle.enter_context(connect(server)) for _ in range(150)]
        assert fetch(server, "/").status == 200
        assert rest(connections[0]) == b""


def ask(connection, path="/"):
    """Sends a request on a connection that stays open, and returns the status."""
    connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        part = connection.recv(65536)
        assert part, "the connection is closed"
        answer += part
    return status(answer)


def test_idle_connections_give_way_to_new_ones_long_before_their_timeout(serve):
    server = serve("--timeout", 600)
    with contextlib.ExitStack() as idle:
        for _ in range(400):
            assert ask(idle.enter_context(connect(server)), "/nothing") == 404
        start = time.monotonic()
        for _ in range(20):
            assert fetch(server, "/").status == 200
        assert time.monotonic() - start < scaled(3)


def test_one_client_cannot_take_all_connections(serve, pictures):
    large = pictures / "large.png"
    draw(large)
    with large.open("ab") as file:
        file.truncate(60_000_000)
    server = serve("--images", pictures, "--host", "0.0.0.0", "--timeout", 600)
    path, key = picture_path(server, "Large"), key_of(server)
    rejected = 0
    with contextlib.ExitStack() as greedy:
        for _ in range(260):
            connection = greedy.enter_context(
                socket.create_connection(("127.0.0.1", server.port), timeout=WAIT, source_address=("127.0.0.2", 0))
            )
            connection.sendall(get(path, f"Cookie: key={key}"))
            try:
                rejected += not connection.recv(1000)
            except ConnectionResetError:
                rejected += 1
        assert fetch(server, "/").status == 200
    assert rejected == 260 - 200


# Long requests


@pytest.mark.parametrize(
    "request_bytes, expected",
    [
        (get("/" + "a" * 8000), 404),
        (get("/" + "a" * 8192), 414),
        (get("/" + "a" * 1_000_000), 414),
        (get("/", "X: " + "a" * 8192), 200),
        (get("/", "X: " + "a" * 8193), 431),
        (get("/", "X: " + "a" * 1_000_000), 431),
        (get("/", "a" * 8193 + ": x"), 431),
        (get("/", *(f"X-{number}: x" for number in range(98))), 200),
        (get("/", *(f"X-{number}: x" for number in range(99))), 431),
        (get("/", *(f"X-{number}: x" for number in range(100_000))), 431),
        (get("/", *(f"X-{number}: {'x' * 4000}" for number in range(8))), 200),
        (get("/", *(f"X-{number}: {'x' * 4100}" for number in range(8))), 431),
    ],
    ids=lambda value: None if isinstance(value, bytes) else value,
)
def test_the_length_of_a_request_is_limited(serve, request_bytes, expected):
    server = serve()
    with connect(server) as connection:
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            connection.sendall(request_bytes)
        answer = rest(connection)
    assert status(answer) == expected
    assert fetch(server, "/").status == 200


def test_long_request_lines_cost_little(serve):
    server = serve()
    before = processor_time(server)
    for _ in range(6):
        with connect(server) as connection:
            for _ in range(1000):
                with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                    connection.sendall(b"a" * 1000)
    assert fetch(server, "/").status == 200
    assert processor_time(server) - before < 2


# Bad requests


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET\r\n\r\n",
        b"GET / HTTP/9\r\n\r\n",
        b"GET / HTTP/2.0\r\nHost: localhost\r\n\r\n",
        b"G\x00T / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
    ],
)
def test_malformed_requests_are_answered_with_400(serve, request_bytes):
    server = serve()
    assert status(send(server, request_bytes)) == 400
    assert fetch(server, "/").status == 200


@pytest.mark.parametrize("framing", ["Content-Length: 5", "Transfer-Encoding: chunked"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_requests_with_a_body_are_rejected_unread(serve, method, framing):
    with connect(serve()) as connection:
        connection.sendall(f"{method} / HTTP/1.1\r\nHost: localhost\r\n{framing}\r\n\r\n".encode())
        assert status(rest(connection)) == 413


def test_responses_do_not_echo_the_request(serve):
    answer = send(serve(), get("/nothing", "Connection: keep-alive, X-Mine", "X-Mine: secret", "Upgrade: x"))
    assert b"X-Mine" not in answer and b"secret" not in answer and b"keep-alive" not in answer


def test_pipelined_requests_are_answered_in_order(serve):
    requests = [b"GET /%s HTTP/1.1\r\nHost: localhost\r\n\r\n" % path for path in [b"", b"nothing", b"page.css"]]
    answer = send(serve(), b"".join(requests) + b"NONSENSE\r\n\r\n")
    assert [int(code) for code in re.findall(rb"^HTTP/1\.1 (\d+) ", answer, re.MULTILINE)] == [200, 404, 200, 400]


# Names


@pytest.mark.parametrize(
    "arguments, host, is_served",
    [
        ([], "127.0.0.1", True),
        ([], "127.0.0.1:80", True),
        ([], "LOCALHOST:8080", True),
        ([], "localhost.", True),
        ([], "evil.example", False),
        ([], "evil.example:8080", False),
        ([], "127.0.0.1.evil.example", False),
        ([], "localhost.evil.example", False),
        ([], "evil@localhost", False),
        ([], "localhost/", False),
        ([], "192.0.2.1", False),
        ([], "[::1]", False),
        ([], "", False),
        (["--host", "localhost"], "127.0.0.1", True),
        (["--name", "playground.example"], "playground.example", True),
        (["--name", "playground.example"], "Playground.Example:443", True),
        (["--name", "playground.example"], "other.example", False),
        (["--host", "0.0.0.0"], "192.0.2.1:8080", True),
        (["--host", "0.0.0.0"], "localhost", True),
        (["--host", "0.0.0.0"], "evil.example", False),
        (["--host", "0.0.0.0"], socket.gethostname(), True),
    ],
)
def test_only_configured_host_names_are_answered(serve, arguments, host, is_served):
    answer = send(serve(*arguments), get(host=host))
    assert status(answer) == (200 if is_served else 421)
    assert (b"playground-data" in answer) == is_served


def test_dns_rebinding_does_not_expose_the_pictures(serve, pictures):
    server = serve("--images", pictures)
    answer = send(server, get(picture_path(server, "First"), host=f"evil.example:{server.port}"))
    assert status(answer) == 421
    assert (pictures / "first.png").read_bytes() not in answer


@pytest.mark.parametrize(
    "target, expected",
    [
        ("http://localhost/", 200),
        ("HTTP://127.0.0.1:8080?layout=album-fan", 200),
        ("http://evil.example/", 421),
        ("http://localhost.evil.example/", 421),
        ("http://localhost@evil.example/", 421),
        ("http:///", 421),
        ("https://evil.example/", 421),
        ("ftp://localhost/", 404),
    ],
)
def test_the_host_in_an_absolute_target_is_checked(serve, target, expected):
    assert status(send(serve(), get(target))) == expected


# Other sites


def headers(server, path, **request):
    return dict(fetch(server, path, **request).getheaders())


def test_every_response_forbids_frames_and_other_origins(serve, pictures):
    server = serve("--images", pictures)
    for path in ["/", "/page.css", "/fanfold.wasm", picture_path(server, "First"), "/nothing"]:
        answer = headers(server, path)
        assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]
        assert answer["Cross-Origin-Resource-Policy"] == "same-origin"


def test_the_page_runs_only_its_own_scripts(serve):
    server = serve()
    answer = fetch(server, "/")
    policy = dict(part.strip().split(" ", 1) for part in answer.getheader("Content-Security-Policy").split(";"))
    scripts = re.findall(
        r"<script(?![^>]* (?:src=|type=.application))[^>]*>(.*?)</script>", answer.content.decode(), re.DOTALL
    )
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    allowed = {"'self'", "'wasm-unsafe-eval'", *(f"'sha256-{digest}'" for digest in digests)}
    assert set(policy["script-src"].split()) == allowed
    assert policy["default-src"] == policy["base-uri"] == "'none'"
    assert "sandbox" in headers(server, "/nothing")["Content-Security-Policy"]


@pytest.mark.parametrize(
    "site, expected", [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)]
)
def test_pictures_are_refused_to_other_sites(serve, pictures, site, expected):
    server = serve("--images", pictures)
    path = picture_path(server, "First")
    answer = fetch(server, path, **{"Sec-Fetch-Site": site})
    assert answer.status == expected
    assert ((pictures / "first.png").read_bytes() == answer.content) == (expected == 200)
    assert fetch(server, "/", **{"Sec-Fetch-Site": site}).status == 200  # a link to the page


@pytest.mark.parametrize(
    "host, is_warned", [("127.0.0.1", False), ("127.0.0.2", False), ("::1", False), ("0.0.0.0", True), ("::", True)]
)
def test_a_host_for_other_machines_is_warned_of(serve, host, is_warned):
    server = serve("--host", host)
    line = server.process.stderr.readline() if is_warned else ""
    _, rest = server.stop()
    assert (f"warning: --host {host} exposes the pictures" in line) == is_warned and rest == ""


# Ranges


@pytest.mark.parametrize("path", ["/fanfold.wasm", "picture", "/"])
@pytest.mark.parametrize(
    "requested, part",
    [
        ("bytes=0-9", slice(0, 10)),
        ("bytes=10-", slice(10, None)),
        ("BYTES=10-99999999999999999999999", slice(10, None)),
        ("bytes=-7", slice(-7, None)),
        ("bytes=-99999999999999999999999", slice(None)),
    ],
)
def test_a_range_of_bytes_is_answered(serve, pictures, path, requested, part):
    server = serve("--images", pictures)
    path = picture_path(server, "First") if path == "picture" else path
    whole = fetch(server, path)
    assert whole.getheader("Accept-Ranges") == "bytes"
    answer = fetch(server, path, Range=requested, **{"If-Range": whole.getheader("ETag")})
    content = whole.content[part]
    start = len(whole.content) - len(whole.content[part.start :]) if part.start else 0
    assert (answer.status, answer.content) == (206, content)
    assert answer.getheader("Content-Length") == f"{len(content)}"
    assert answer.getheader("Content-Range") == f"bytes {start}-{start + len(content) - 1}/{len(whole.content)}"
    assert fetch(server, path, "HEAD", Range=requested).status == 200


@pytest.mark.parametrize("requested", ["bytes=99999999-", "bytes=99999999999999999999999-", "bytes=-0"])
def test_a_range_outside_the_content_is_not_satisfiable(serve, requested):
    server = serve()
    length = len(fetch(server, "/fanfold.wasm").content)
    answer = fetch(server, "/fanfold.wasm", Range=requested)
    assert (answer.status, answer.getheader("Content-Range")) == (416, f"bytes */{length}")


@pytest.mark.parametrize(
    "fields",
    [
        {"Range": "bytes=5-2"},
        {"Range": "bytes=0-1,4-5"},
        {"Range": "bytes=-"},
        {"Range": "items=0-1"},
        {"Range": "bytes=\u0661-"},
        {"Range": "bytes=0-1", "If-Range": '"other"'},
        {"Range": "bytes=0-1", "If-Range": "Wed, 21 Oct 2015 07:28:00 GMT"},
    ],
    ids=str,
)
def test_other_ranges_are_ignored(serve, fields):
    fields = {name: value.encode() for name, value in fields.items()}
    server = serve()
    whole = fetch(server, "/fanfold.wasm").content
    answer = fetch(server, "/fanfold.wasm", **fields)
    assert (answer.status, answer.content) == (200, whole)


# Patience


@pytest.mark.parametrize("start", [b"", b"GET / HTTP/1.1\r\nHost: local", get().replace(b"close", b"keep-alive")])
def test_connections_without_progress_are_closed(serve, start):
    with connect(serve("--timeout", PATIENCE)) as connection:
        connection.sendall(start)
        rest(connection)


def test_single_bytes_do_not_keep_a_connection_open(serve):
    # Writing to a closed connection fails.
    with connect(serve("--timeout", PATIENCE)) as connection, contextlib.suppress(ConnectionError):
        for _ in range(int(WAIT / 0.05)):
            connection.sendall(b"a")
            time.sleep(0.05)
        pytest.fail("the connection is still open")


@pytest.fixture
def large(pictures):
    """A folder with a picture larger than the system's connection buffers."""
    path = draw(pictures / "large.png")
    with path.open("ab") as file:
        file.truncate(60_000_000)
    return pictures


def ask_for_large(server):
    connection = connect(server)
    connection.sendall(get(picture_path(server, "Large")))
    return connection


def test_clients_that_do_not_read_use_no_memory(serve, large):
    server = serve("--images", large)
    fetch(server, "/")
    before = memory(server)
    with contextlib.ExitStack() as slow:
        for _ in range(40):
            connection = slow.enter_context(ask_for_large(server))
            connection.recv(1000)
        assert fetch(server, "/").status == 200
        assert memory(server) - before < 40


def test_a_stalled_client_is_disconnected_and_a_slow_one_gets_all(serve, large):
    patience = 3  # long enough for a busy machine
    server = serve("--images", large, "--timeout", patience)
    with ask_for_large(server) as deaf, ask_for_large(server) as slow:
        received = 0
        start = time.monotonic()
        while time.monotonic() - start < patience * 2:
            received += len(slow.recv(300_000))
            time.sleep(0.05)
        received += len(rest(slow))
        assert received > 60_000_000
        assert len(rest(deaf)) < 60_000_000


def test_a_picture_truncated_during_sending_ends_the_connection(serve, large):
    server = serve("--images", large)
    with ask_for_large(server) as connection:
        connection.recv(1000)
        with (large / "large.png").open("ab") as file:
            file.truncate(1_000_000)
        assert len(rest(connection)) < 60_000_000
    assert fetch(server, "/").status == 200


# Files that change


def test_a_file_concurrently_replaced_by_a_link_is_never_followed(serve, pictures):
    outside = draw(pictures.parent / "private.png", color="black", size=(9, 9))
    secret = outside.read_bytes()
    mine, spare, link = pictures / "first.png", pictures / "spare", pictures / "link"
    server = serve("--images", pictures)
    path = picture_path(server, "First")
    content, is_over = mine.read_bytes(), threading.Event()

    def swap():
        while not is_over.is_set():
            spare.write_bytes(content)
            spare.rename(mine)
            link.symlink_to(outside)
            link.rename(mine)

    thread = threading.Thread(target=swap)
    thread.start()
    try:
        answers = [send(server, get(path)) for _ in range(1500)]
    finally:
        is_over.set()
        thread.join()
    assert {status(answer) for answer in answers} == {200, 404}
    assert not any(secret in answer for answer in answers)


def test_a_folder_concurrently_replaced_by_a_link_is_never_followed(serve, pictures):
    content = draw(pictures / "album" / "second.png").read_bytes()
    secret = draw(pictures.parent / "outside" / "second.png", color="black", size=(9, 9)).read_bytes()
    album, moved, link = pictures / "album", pictures / "moved", pictures / "link"
    server = serve("--images", pictures)
    path = picture_path(server, "Second")
    is_over = threading.Event()

    def swap():
        for count in itertools.count():
            if is_over.is_set():
                return
            if count % 16 == 0:
                time.sleep(0.001)  # With one processor, the server runs here.
            album.rename(moved)
            link.symlink_to(pictures.parent / "outside")
            link.rename(album)
            album.unlink()
            moved.rename(album)

    thread = threading.Thread(target=swap)
    thread.start()
    try:
        answers = [send(server, get(path)) for _ in range(1500)]
    finally:
        is_over.set()
        thread.join()
    assert any(content in answer for answer in answers)
    assert not any(secret in answer for answer in answers)


# The key of other machines


def asked_from_elsewhere(server, path, *headers, method="GET"):
    """The response to another client than this machine's browsers."""
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, timeout=WAIT, source_address=("127.0.0.2", 0)) as connection:
        connection.sendall(get(path, *headers).replace(b"GET", method.encode(), 1))
        return b"".join(iter(lambda: connection.recv(65_536), b""))


def key_of(server):
    return json.loads(fetch(server, "/preview").content)["link"].split("key=")[1].removesuffix("#follow")


@pytest.mark.parametrize(
    "path", ["/", "/playground.js", "/?layout=tab-stack", "/preview", "/preview-events", "/nothing"]
)
def test_other_machines_receive_nothing_without_the_key(serve, path):
    server = serve("--host", "0.0.0.0")
    for headers in ([], ["Cookie: key=0123456789abcdef0123456789abcdef"], ["Cookie: key="]):
        assert status(asked_from_elsewhere(server, path, *headers)) == 403
    assert status(asked_from_elsewhere(server, "/?key=0")) == 403


def test_the_link_stores_the_key_in_a_cookie(serve):
    server = serve("--host", "0.0.0.0")
    key = key_of(server)
    assert re.fullmatch("[0-9a-f]{32}", key)
    answer = asked_from_elsewhere(server, f"/?layout=tab-stack&key={key}").decode()
    assert answer.startswith("HTTP/1.1 303") and "location: ./?layout=tab-stack\r\n" in answer.lower()
    assert "HttpOnly" in answer and "SameSite=Lax" in answer
    for path in ("/", "/playground.js"):
        assert status(asked_from_elsewhere(server, path, f"Cookie: other=1; key={key}")) == 200
    assert status(asked_from_elsewhere(server, "/preview?state=x", f"Cookie: key={key}", method="PUT")) == 200


def test_each_server_has_its_own_key(serve):
    assert key_of(serve("--host", "0.0.0.0")) != key_of(serve("--host", "0.0.0.0"))


def test_cookies_of_two_servers_do_not_replace_each_other(serve):
    servers = [serve("--host", "0.0.0.0") for _ in range(2)]
    cookies = {}
    for server in servers:
        answer = asked_from_elsewhere(server, f"/?key={key_of(server)}").decode()
        name, value = re.search(r"set-cookie: ([^=]+)=([^;]+);", answer, re.IGNORECASE).groups()
        cookies[name] = value
    header = "Cookie: " + "; ".join(f"{name}={value}" for name, value in cookies.items())
    assert [status(asked_from_elsewhere(server, "/", header)) for server in servers] == [200, 200]


def test_twenty_tabs_share_the_connections_of_a_browser(serve, tmp_path):
    """A browser opens six connections to a server: streams beyond three end after the current state."""
    layout = tmp_path / "layout.json"
    layout.write_text('{"axis": "horizontal", "pitch": 90, "keyframes": [{"at": 0, "x": 0}, {"at": 1, "x": 400}]}')
    server = serve("--layout", layout)
    streams = []
    for tab in range(20):
        stream = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
        stream.request("GET", "/layout-events")
        answer = stream.getresponse()
        fields = [answer.readline() for _ in range(4)]
        assert fields[0].startswith(b"data: ") and fields[1].startswith(b"id: ") and fields[2] == b"retry: 1000\n"
        if tab < 3:
            streams.append((stream, answer))
        else:
            assert answer.read() == b""
            # A browser that has this state receives it once.
            stream.request("GET", "/layout-events", headers={"Last-Event-ID": fields[1][4:-1].decode()})
            assert stream.getresponse().read() == b":\n\n"


def test_other_sites_cannot_read_or_change_the_preview(serve):
    server = serve("--host", "0.0.0.0")
    for method in ("GET", "PUT"):
        answer = send(server, get("/preview?state=x", "Sec-Fetch-Site: cross-site").replace(b"GET", method.encode(), 1))
        assert status(answer) in (404, 405)


def test_a_server_for_this_machine_has_no_preview(serve):
    server = serve()
    assert fetch(server, "/preview").status == 404
    assert status(send(server, get("/preview").replace(b"GET", b"PUT", 1))) == 405
