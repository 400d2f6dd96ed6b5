"""Tests `fanfold serve`: the page, and start and end of the server."""

import concurrent.futures
import gzip
import http.client
import json
import os
import re
import signal
import socket
import time

import pytest
from machine import scaled
from support import RESOURCES, ROOT, WAIT, complaint, run
from web import all_pictures, fetch, send

# The page


@pytest.mark.parametrize(
    "path, media_type, start",
    [
        ("/", "text/html; charset=utf-8", b"<!doctype html>"),
        ("/page.css", "text/css; charset=utf-8", b""),
        ("/playground.js", "text/javascript; charset=utf-8", b""),
        ("/fanfold-view.js", "text/javascript; charset=utf-8", b""),
        ("/fanfold.wasm", "application/wasm", b"\0asm"),
        ("/fanfold-keyframes.js", "text/javascript; charset=utf-8", b""),
        ("/fanfold-keyframes.wasm", "application/wasm", b"\0asm"),
    ],
)
def test_page_files_have_their_media_types(serve, path, media_type, start):
    server = serve()
    response = fetch(server, path)
    assert response.status == 200
    assert response.getheader("Content-Type") == media_type
    assert response.getheader("Cache-Control") == "no-cache"
    assert response.getheader("X-Content-Type-Options") == "nosniff"
    assert response.content.lower().startswith(start) and len(response.content) > 100

    head = fetch(server, path, method="HEAD")
    assert (head.status, head.content) == (200, b"")
    assert head.getheaders() == response.getheaders()


@pytest.mark.parametrize("path", ["/fanfold-view.js", "/fanfold.wasm"])
@pytest.mark.parametrize(
    "accepted, is_compressed",
    [
        ("gzip", True),
        ("deflate, GZIP;q=0.5", True),
        ("br, gzip ; q=1", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0, br", False),
        ("identity", False),
        ("xgzip", False),
        ("", False),
    ],
)
def test_the_component_is_compressed_for_clients_that_accept_gzip(serve, path, accepted, is_compressed):
    server = serve()
    plain = fetch(server, path)
    response = fetch(server, path, **{"Accept-Encoding": accepted})
    assert response.getheader("Content-Encoding") == ("gzip" if is_compressed else None)
    assert response.getheader("Vary") == plain.getheader("Vary") == "Accept-Encoding"
    assert response.getheader("Content-Type") == plain.getheader("Content-Type")
    assert (gzip.decompress(response.content) if is_compressed else response.content) == plain.content
    head = fetch(server, path, method="HEAD", **{"Accept-Encoding": accepted})
    assert head.getheaders() == response.getheaders()


@pytest.mark.parametrize("path", ["/page.css", "/playground.js", "/export/sources.json", "/design-panel.js"])
def test_the_page_is_compressed_for_clients_that_accept_gzip(serve, path):
    server = serve()
    plain, packed = fetch(server, path), fetch(server, path, **{"Accept-Encoding": "gzip"})
    assert packed.getheader("Content-Encoding") == "gzip" and plain.getheader("Content-Encoding") is None
    assert gzip.decompress(packed.content) == plain.content and len(packed.content) < len(plain.content) / 2
    assert fetch(server, f"{path}.gz").status == 404


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", "/page.css", "/playground.js", "/fanfold.wasm", "picture"])
def test_cached_content_is_not_sent_again(serve, pictures, path, accepted):
    server = serve("--images", pictures)
    if path == "picture":
        path = "/" + all_pictures(server)[0]["src"]
    ask = lambda **headers: fetch(server, path, **{"Accept-Encoding": accepted, **headers})
    known = ask()
    tag = known.getheader("ETag")
    kept = {"Cache-Control": "no-cache", "ETag": tag, "Vary": known.getheader("Vary")}
    for tags in [tag, f"W/{tag}", f'"other", {tag}', "*"]:
        again = ask(**{"If-None-Match": tags})
        assert (again.status, again.content) == (304, b"")
        assert {name: again.getheader(name) for name in kept} == kept
        assert fetch(server, path, "HEAD", **{"Accept-Encoding": accepted, "If-None-Match": tags}).status == 304
    for tags in ['"other"', tag[:-2] + '"', tag[1:-1] + "x", "", ","]:
        assert ask(**{"If-None-Match": tags}).content == known.content
    if accepted == "gzip" and known.getheader("Vary"):
        assert fetch(server, path, **{"If-None-Match": tag}).status == 200  # different content


def test_built_in_pictures_are_cached_for_a_day_and_custom_pictures_are_revalidated(serve, pictures):
    server = serve("--images", pictures)
    small = next((RESOURCES / "Page/small").glob("*.webp")).name
    assert fetch(server, f"/small/{small}").getheader("Cache-Control") == "max-age=86400"
    assert fetch(server, "/" + all_pictures(server)[0]["src"]).getheader("Cache-Control") == "no-cache"


def test_a_changed_picture_is_sent_again(serve, pictures):
    server = serve("--images", pictures)
    path = "/" + all_pictures(server)[0]["src"]
    before = fetch(server, path)
    file = pictures / "first.png"
    time.sleep(0.02)
    file.write_bytes(file.read_bytes()[:-1] + b"x")
    after = fetch(server, path, **{"If-None-Match": before.getheader("ETag")})
    assert after.status == 200 and after.content != before.content and len(after.content) == len(before.content)


def test_all_references_of_the_page_exist(serve):
    server = serve()
    html = fetch(server, "/").content.decode()
    references = re.findall(r'(?:src|href)="([^"#:]+)"', html) + re.findall(r'"\./([^"]+)"', html)
    assert {"page.css", "playground.js", "fanfold-keyframes.js"} <= set(references)
    for reference in references:
        assert fetch(server, "/" + reference).status == 200


def test_a_query_does_not_hide_the_page(serve):
    assert fetch(serve(), "/?layout=album-fan").status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/index.html",
        "/favicon.ico",
        "/pictures",
        "/pictures/",
        "/pictures/0",
        "/pictures/0/",
        "/pictures/x/y",
        "/pictures/-1/first.png",
        "/pictures/1/first.png",
        "/pictures/0/second.png",
        "//",
        "/%",
        "/%zz",
        "/playground.js/",
    ],
)
def test_other_paths_are_not_found(serve, pictures, path):
    response = fetch(serve("--images", pictures), path)
    assert response.status == 404
    assert response.getheader("Content-Type") == "text/plain; charset=utf-8"
    assert response.content == b"Not found\n"


def test_a_failed_head_request_has_no_body_and_keeps_the_connection_usable(serve):
    connection = http.client.HTTPConnection("127.0.0.1", serve().port, timeout=10)
    for method, path, status in [("HEAD", "/nothing", 404), ("GET", "/", 200), ("GET", "/page.css", 200)]:
        connection.request(method, path)
        response = connection.getresponse()
        assert (response.status, bool(response.read())) == (status, method == "GET")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_other_methods_are_rejected(serve, method):
    response = fetch(serve(), "/", method=method)
    assert response.status == 405
    assert response.getheader("Allow") == "GET, HEAD"


def test_many_browsers_are_served_concurrently(serve):
    server = serve()
    paths = ["/" + picture["src"] for picture in all_pictures(server)] * 4
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        responses = list(pool.map(lambda path: fetch(server, path), paths))
    assert [response.status for response in responses] == [200] * len(paths)
    assert all(len(response.content) == int(response.getheader("Content-Length")) for response in responses)


def test_a_malformed_request_does_not_stop_the_server(serve):
    server = serve()
    for request in [
        b"",
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        b"GET / HTTP/9\r\n\r\n",
        b"A" * 10_000,
    ]:
        send(server, request)
    assert fetch(server, "/").status == 200


# The followed layout file


def layout_events(server):
    """Yields the states that the server reports about its layout file."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    connection.request("GET", "/layout-events")
    for line in connection.getresponse():
        if line.startswith(b"data: "):
            yield json.loads(line.removeprefix(b"data: "))


@pytest.mark.parametrize("replace", [os.mkfifo, os.mkdir, os.unlink], ids=["pipe", "folder", "missing"])
def test_a_layout_file_that_is_replaced_and_restored_is_read_again(serve, tmp_path, replace):
    file, first, second = (tmp_path / name for name in ["my.json", "first.json", "second.json"])
    presets = ROOT / "Sources/FanfoldKeyframes/Presets"
    first.write_text((presets / "cover-flow.json").read_text())
    second.write_text((presets / "cube.json").read_text())
    os.link(first, file)
    events = layout_events(serve("--layout", file))
    next(events)
    if replace is os.unlink:
        file.unlink()
    else:
        other = tmp_path / "other"
        replace(other)
        file.unlink()
        other.rename(file)
    problem = next(event["problem"] for event in events if event.get("problem"))
    assert f"'{file}' could not be read: " in problem
    if replace is os.mkdir:
        file.rmdir()
    second.rename(file)
    event = next(event for event in events if not event.get("problem") and not event["isReading"])
    assert json.loads(event["layout"]["keyframes"]) == json.loads(file.read_text())


# Starting and ending


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("is_connected", [False, True])
def test_signals_end_the_server(serve, number, is_connected):
    server = serve()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    if is_connected:
        connection.request("GET", "/")
        connection.getresponse().read()
    start = time.monotonic()
    assert server.stop(number) == (0, "")
    assert time.monotonic() - start < scaled(3)
    connection.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)


def test_a_free_port_is_picked_and_a_given_one_is_used(serve):
    first, second = serve(), serve()
    assert first.port != second.port
    port = first.port
    first.stop()
    assert serve("--port", port).url == f"http://127.0.0.1:{port}/"


def test_a_port_in_use_is_an_error(serve):
    port = serve().port
    start = time.monotonic()
    line = complaint(run("serve", "--port", port))
    assert f"port {port} on 127.0.0.1 is in use" in line and "--port" in line
    assert time.monotonic() - start < 4  # also on a busy machine: a retrying server needs 5 s


def test_the_host_can_be_a_name(serve):
    assert serve("--host", "localhost").url.startswith("http://localhost:")


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--port", "65536"], ["'65536'", "--port", "65535"]),
        (["--port", "-1"], ["'-1'", "--port", "65535"]),
        (["--port", "http"], ["'http'", "--port", "whole number"]),
        (["--host", "example.org"], ["'example.org'", "IP address"]),
        (["--host", "192.0.2.1"], ["192.0.2.1", "127.0.0.1"]),
        (["--images", "/nowhere/at/all"], ["'/nowhere/at/all'", "no folder"]),
        (["--images", __file__], ["test_serve.py", "must be a folder of pictures, but is a file"]),
        (["more"], ["'more'", "fanfold serve --help"]),
    ],
)
def test_errors_are_one_line_with_cause_and_expectation(arguments, words):
    line = complaint(run("serve", *arguments))
    for word in words:
        assert word in line


def test_a_folder_without_pictures_is_an_error_that_names_the_formats(tmp_path):
    (tmp_path / "deep" / "er").mkdir(parents=True)
    line = complaint(run("serve", "--images", tmp_path))
    assert f"'{tmp_path}' must contain a" in line
    assert all(name in line for name in ["JPEG", "PNG", "WebP", "GIF", "AVIF", "SVG"])


@pytest.mark.parametrize("name", ["fanfold.wasm", "fanfold-view.js", "fanfold-keyframes.js"])
@pytest.mark.parametrize("command", [["serve"], ["export", "--output", "playground.html"]])
def test_a_missing_web_module_is_an_error(installation, tmp_path, name, command):
    (installation.resources / "View" / name).unlink()
    line = complaint(run(*command, program=installation.program, cwd=tmp_path))
    assert "make cli" in line
    assert not (tmp_path / "playground.html").exists()


@pytest.mark.parametrize("path", ["Page/compiler-module.js", "View/fanfold.wasm"])
def test_a_file_that_is_built_while_the_page_is_served_arrives_later(installation, serve, path):
    file = installation.resources / path
    content = file.read_bytes()
    for each in [file, file.with_name(f"{file.name}.gz")]:
        each.unlink()
    server = serve(program=installation.program)
    missing = fetch(server, f"/{file.name}", "HEAD")
    assert (missing.status, missing.getheader("Retry-After")) == (503, "1")
    file.write_bytes(content)
    assert fetch(server, f"/{file.name}").content == content


def with_opener(folder, script):
    """An environment in which a test script opens pages."""
    folder.mkdir()
    for name in ["xdg-open", "open"]:
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}


def test_the_browser_is_opened_on_request(serve, tmp_path):
    note = tmp_path / "opened"
    server = serve("--open", env=with_opener(tmp_path / "bin", f'echo "$@" > "{note}.new"; mv "{note}.new" "{note}"'))
    deadline = time.monotonic() + WAIT
    while not note.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert note.read_text() == server.url + "\n"
    assert server.stop() == (0, "")


def test_a_failing_browser_is_reported_and_the_playground_is_served(serve, tmp_path):
    server = serve("--open", env=with_opener(tmp_path / "bin", "echo noise; echo noise >&2; exit 3"))
    line = server.process.stderr.readline()
    assert line.startswith("fanfold: warning: ") and server.url in line
    assert fetch(server, "/").status == 200


def test_a_page_without_data_element_is_an_error(installation):
    installation.write_page({"index.html": "<!doctype html>"})
    assert "playground-data" in complaint(run("serve", "--port", "0", program=installation.program))


def test_a_server_for_all_addresses_prints_addresses_that_other_machines_can_open(serve):
    server = serve("--host", "0.0.0.0")
    assert server.url == f"http://127.0.0.1:{server.port}/"
    server.process.send_signal(2)
    printed = re.findall(
        r"On this network: http://([\d.]+):(\d+)/\?key=[0-9a-f]{32}\n", server.process.communicate()[0]
    )
    assert all(not address.startswith(("127.", "0.")) and int(port) == server.port for address, port in printed)
