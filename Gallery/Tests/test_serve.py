"""`fanfold serve`: the page, the pictures, and nothing else."""

import concurrent.futures
import http.client
import json
import os
import re
import signal
import socket
import time
import urllib.parse
from html.parser import HTMLParser

import pytest
from support import RESOURCES, SVG, complaint, draw, gallery_data, run

SECRET = "the secret outside the folder"


def fetch(server, path, method="GET", **headers):
    """A response with its body, for a path that is sent as it is."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders()
    response = connection.getresponse()
    response.content = response.read()
    connection.close()
    return response


def send(server, request):
    """Everything that is answered to the bytes of a request."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while part := connection.recv(65536):
            answer += part
        return answer


def data(server):
    return gallery_data(fetch(server, "/").content.decode())


def all_pictures(server):
    return [picture for album in data(server)["albums"] for picture in album["pictures"]]


def picture_path(server, caption):
    return "/" + next(picture["src"] for picture in all_pictures(server) if picture["caption"] == caption)


# The page

@pytest.mark.parametrize("path, media_type, start", [
    ("/", "text/html; charset=utf-8", b"<!doctype html>"),
    ("/gallery.css", "text/css; charset=utf-8", b""),
    ("/gallery.js", "text/javascript; charset=utf-8", b""),
    ("/fanfold-view.js", "text/javascript; charset=utf-8", b""),
    ("/fanfold.wasm", "application/wasm", b"\0asm"),
])
def test_the_files_of_the_page_have_their_types(serve, path, media_type, start):
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


def test_everything_that_the_page_refers_to_is_there(serve):
    server = serve()
    html = fetch(server, "/").content.decode()
    references = re.findall(r'(?:src|href)="([^"#:]+)"', html) + re.findall(r'"\./([^"]+)"', html)
    assert {"gallery.css", "gallery.js", "fanfold-view.js"} <= set(references)
    for reference in references:
        assert fetch(server, "/" + reference).status == 200


def test_a_query_does_not_hide_the_page(serve):
    assert fetch(serve(), "/?layout=album-fan").status == 200


@pytest.mark.parametrize("path", [
    "/nothing", "/index.html", "/favicon.ico", "/pictures", "/pictures/", "/pictures/0", "/pictures/0/", "/pictures/x/y",
    "/pictures/-1/first.png", "/pictures/1/first.png", "/pictures/0/second.png", "//", "/%", "/%zz", "/gallery.js/",
])
def test_whatever_else_is_asked_for_is_not_found(serve, pictures, path):
    response = fetch(serve("--images", pictures), path)
    assert response.status == 404
    assert response.getheader("Content-Type") == "text/plain; charset=utf-8"
    assert response.content == b"Not found\n"


def test_a_head_request_for_what_is_not_there_has_no_body_and_leaves_the_connection_usable(serve):
    connection = http.client.HTTPConnection("127.0.0.1", serve().port, timeout=10)
    for method, path, status in [("HEAD", "/nothing", 404), ("GET", "/", 200), ("GET", "/gallery.css", 200)]:
        connection.request(method, path)
        response = connection.getresponse()
        assert (response.status, bool(response.read())) == (status, method == "GET")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_changed(serve, method):
    response = fetch(serve(), "/", method=method)
    assert response.status == 405
    assert response.getheader("Allow") == "GET, HEAD"


def test_many_browsers_are_served_at_once(serve):
    server = serve()
    paths = ["/" + picture["src"] for picture in all_pictures(server)] * 4
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        responses = list(pool.map(lambda path: fetch(server, path), paths))
    assert [response.status for response in responses] == [200] * len(paths)
    assert all(len(response.content) == int(response.getheader("Content-Length")) for response in responses)


def test_a_broken_request_does_not_stop_the_server(serve):
    server = serve()
    for request in [b"", b"\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9\r\n\r\n", b"A" * 10_000]:
        send(server, request)
    assert fetch(server, "/").status == 200


# The built-in pictures

def test_the_built_in_pictures_are_albums_with_captions_and_credits(serve):
    server = serve()
    albums = data(server)["albums"]
    assert [album["name"] for album in albums] == ["Landscapes", "Living Things", "Patterns", "Still Life"]
    for album in albums:
        assert len(album["pictures"]) >= 4
        for picture in album["pictures"]:
            assert list(picture) == ["caption", "credit", "src"]
            assert re.fullmatch(r".+, \d{4}, CC.+", picture["credit"])
    assert "Picos de Europa" in [picture["caption"] for picture in albums[0]["pictures"]]
    assert server.stop() == (0, "")


def test_every_built_in_picture_is_credited_and_none_else(serve):
    folder = RESOURCES / "Pictures"
    credited = re.findall(r"^\| (\S+\.jpg) \|", (folder / "CREDITS.md").read_text(), re.M)
    assert sorted(credited) == sorted(path.name for path in folder.glob("*/*.jpg"))


# A folder of pictures

def test_folders_become_albums_in_natural_order_and_captions_come_from_file_names(serve, tmp_path):
    folder = tmp_path / "Holidays"
    for name in ["10.jpg", "9.jpg", "summer-in-rome_02.jpg", "Summer-in-Rome_1.JPG", "IMG_0815.jpeg"]:
        draw(folder / name)
    draw(folder / "Trip 10" / "a.png")
    draw(folder / "Trip 9" / "__.png")
    draw(folder / "Trip 9" / "Deeper" / "élan vital.png")
    (folder / "Empty").mkdir()
    server = serve("--images", folder)
    assert [(album["name"], [picture["caption"] for picture in album["pictures"]])
            for album in data(server)["albums"]] == [
        ("Holidays", ["9", "10", "IMG 0815", "Summer in Rome 1", "Summer in rome 02"]),
        ("Trip 9", ["__"]),
        ("Trip 9 / Deeper", ["Élan vital"]),
        ("Trip 10", ["A"]),
    ]
    assert {picture["credit"] for picture in all_pictures(server)} == {None}
    assert server.stop() == (0, "")


@pytest.mark.parametrize("extension, media_type", [
    ("jpg", "image/jpeg"), ("png", "image/png"), ("webp", "image/webp"), ("gif", "image/gif"), ("avif", "image/avif"),
])
def test_pictures_are_told_by_their_content_not_by_their_name(serve, tmp_path, extension, media_type):
    original = draw(tmp_path / f"original.{extension}")
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in [f"right.{extension}", "wrong.txt", "none"]:
        (folder / name).write_bytes(original.read_bytes())
    server = serve("--images", folder)
    assert len(all_pictures(server)) == 3
    for picture in all_pictures(server):
        response = fetch(server, "/" + picture["src"])
        assert (response.status, response.getheader("Content-Type")) == (200, media_type)
        assert response.content == original.read_bytes()
        assert response.getheader("X-Content-Type-Options") == "nosniff"


@pytest.mark.parametrize("text", [
    SVG, "\ufeff" + SVG, f"\n <?xml version='1.0'?>\n{SVG}",
    f'<?xml version="1.0"?><!-- by <html> & co. --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">{SVG}',
])
def test_drawings_are_recognised_and_cannot_run_scripts(serve, tmp_path, text):
    (tmp_path / "drawing.svg").write_text(text)
    server = serve("--images", tmp_path)
    response = fetch(server, picture_path(server, "Drawing"))
    assert (response.status, response.getheader("Content-Type")) == (200, "image/svg+xml")
    policy = response.getheader("Content-Security-Policy")
    assert policy == "sandbox; default-src 'none'; style-src 'unsafe-inline'"
    assert response.content.decode() == text


def test_what_is_no_picture_is_skipped_with_a_warning_each(serve, pictures, tmp_path):
    others = {
        "notes.txt": b"no picture", "broken.jpg": b"\xff\xd8", "empty.png": b"", "page.svg": b"<html><svg></svg></html>",
        "text.gif": b"GIF", "sound.webp": b"RIFF\0\0\0\0WAVE", "film.avif": b"\0\0\0\x18ftypisom\0\0\0\0isommp41",
        "short.avif": b"\0\0\0\xffftypmp42", ".hidden.png": (pictures / "first.png").read_bytes(),
    }
    for name, content in others.items():
        (pictures / name).write_bytes(content)
    (pictures / ".git").mkdir()
    os.mkfifo(pictures / "pipe.png")
    (pictures / "dangling.png").symlink_to("nowhere.png")
    server = serve("--images", pictures)
    assert [picture["caption"] for picture in all_pictures(server)] == ["First"]
    code, errors = server.stop()
    assert code == 0
    lines = errors.splitlines()
    for name in [*others, ".git", "pipe.png", "dangling.png"]:
        assert [f"skipped '{name}': " in line for line in lines].count(True) == 1, name
    assert len(lines) == len(others) + 3
    assert all(line.startswith("fanfold: warning: ") for line in lines)


ODD_NAMES = [
    "with space.png", "it's \"quoted\".png", "größe ☃ 写真.png", "#1 & 100% <b>.png", "a%2Fb.png", "a?b=c.png",
    "back\\slash.png", "<!--.png", "plus+sign;semi.png", "new\nline.png", "%2e%2e.png", "}{'`$.png",
    "cafe\u0301.png",
]


def test_odd_file_names_are_shown_and_fetched(serve, tmp_path):
    folder = tmp_path / "<script>alert(1)<" / "odd"
    for number, name in enumerate(ODD_NAMES):
        draw(folder / name, size=(number + 1, 1))
    server = serve("--images", folder.parent)
    fetched = [fetch(server, "/" + picture["src"]) for picture in all_pictures(server)]
    assert [response.status for response in fetched] == [200] * len(ODD_NAMES)
    assert {response.content for response in fetched} == {(folder / name).read_bytes() for name in ODD_NAMES}
    assert {urllib.parse.unquote(picture["src"].split("/", 2)[2]) for picture in all_pictures(server)} == set(ODD_NAMES)


def test_a_file_name_cannot_break_out_of_its_element(serve, tmp_path):
    draw(tmp_path / "<!--<script>.png")
    draw(tmp_path / "<" / "script><img src=x onerror=alert(1)>.png")
    html = fetch(serve("--images", tmp_path), "/").content.decode()
    original = fetch(serve(), "/").content.decode()

    class Tags(HTMLParser):
        def __init__(self, text):
            super().__init__()
            self.tags = []
            self.feed(text)

        def handle_starttag(self, tag, attributes):
            self.tags.append(tag)

    assert Tags(html).tags == Tags(original).tags
    assert "<" not in re.search(r'id="gallery-data">(.*?)</script>', html)[1]


def test_a_warning_cannot_break_its_line_or_steer_the_terminal(serve, pictures):
    (pictures / "a\nb\x1b[31m\r.txt").write_text("no picture")
    _, errors = serve("--images", pictures).stop()
    assert errors.count("\n") == 1
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", errors)


# Nothing outside the folder

TRAVERSALS = [
    "/../secret.txt", "/../../secret.txt", "/..", "/./../secret.txt", "/pictures/../secret.txt",
    "/pictures/../../secret.txt", "/pictures/0/../secret.txt", "/pictures/0/../../../secret.txt",
    "/pictures/0/first.png/../../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E/secret.txt", "/.%2e/secret.txt",
    "/%2e%2e%2fsecret.txt", "/..%2fsecret.txt", "/..%2Fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt",
    "/%252e%252e/secret.txt", "/%252e%252e%252fsecret.txt", "/%c0%ae%c0%ae/secret.txt", "/..;/secret.txt",
    "/pictures/0/%2e%2e%2f%2e%2e%2fsecret.txt", "/pictures/0/..%2fsecret.txt", "/pictures/..%2f..%2fsecret.txt",
    "/pictures/0/first.png%00", "/%00/../secret.txt", "//secret.txt", "///etc/passwd", "/etc/passwd", "//etc/passwd",
    "{folder}/../secret.txt", "{folder}/first.png", "/{folder}/first.png", "file://{folder}/../secret.txt",
    "secret.txt", "../secret.txt", "http://localhost/../secret.txt", "/?/../secret.txt", "/#/../secret.txt",
    "/Page/../Pictures/CREDITS.md", "/Pictures/CREDITS.md", "/../Pictures/CREDITS.md",
]


@pytest.mark.parametrize("target", TRAVERSALS)
@pytest.mark.parametrize("line_end", ["HTTP/1.1\r\nHost: localhost\r\nConnection: close", "HTTP/1.0"])
def test_no_path_leads_out_of_the_folder(serve, pictures, target, line_end):
    (pictures.parent / "secret.txt").write_text(SECRET)
    server = serve("--images", pictures)
    target = target.format(folder=str(pictures).replace(" ", "%20"))
    answer = send(server, f"GET {target} {line_end}\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 404 ") or target == "/?/../secret.txt"
    for leak in [SECRET.encode(), b"root:", b"licence", (pictures / "first.png").read_bytes()]:
        assert leak not in answer
    assert fetch(server, "/").status == 200


def test_links_that_leave_the_folder_are_refused_and_links_within_are_shown(serve, pictures):
    outside = draw(pictures.parent / "outside" / "private.png", color="black")
    (pictures / "leaves.png").symlink_to(outside)
    (pictures / "up.png").symlink_to("../outside/private.png")
    (pictures / "folder").symlink_to(outside.parent)
    (pictures / "loop").symlink_to(pictures)
    (pictures / "inside.png").symlink_to("first.png")
    (pictures / "twice.png").symlink_to("leaves.png")
    sibling = pictures.parent / (pictures.name + " 2")
    draw(sibling / "sibling.png")
    (pictures / "sibling.png").symlink_to(sibling / "sibling.png")
    server = serve("--images", pictures)
    assert [picture["caption"] for picture in all_pictures(server)] == ["First", "Inside"]
    code, errors = server.stop()
    assert code == 0
    for name in ["leaves.png", "up.png", "twice.png", "sibling.png", "folder"]:
        assert f"skipped '{name}': it leads outside the folder\n" in errors
    assert "skipped 'loop': it is a link to a folder" in errors


def test_the_folder_itself_may_be_a_link(serve, pictures):
    link = pictures.parent / "link"
    link.symlink_to(pictures)
    server = serve("--images", link)
    assert fetch(server, picture_path(server, "First")).status == 200


def replace_by_link(path, target):
    path.unlink()
    path.symlink_to(target)


def replace_by_pipe(path, target):
    path.unlink()
    os.mkfifo(path)


def replace_by_text(path, target):
    path.write_text(SECRET)


def replace_by_folder(path, target):
    path.unlink()
    path.mkdir()


def remove(path, target):
    path.unlink()


@pytest.mark.parametrize("change", [replace_by_link, replace_by_pipe, replace_by_text, replace_by_folder, remove])
def test_a_picture_that_is_replaced_after_the_start_is_gone(serve, pictures, change):
    outside = draw(pictures.parent / "private.png", color="black")
    server = serve("--images", pictures)
    path = picture_path(server, "First")
    assert fetch(server, path).status == 200
    change(pictures / "first.png", outside)
    response = fetch(server, path)
    assert (response.status, response.content) == (404, b"The picture is gone\n")
    assert fetch(server, "/").status == 200


def test_a_folder_that_is_replaced_by_a_link_after_the_start_is_not_followed(serve, pictures):
    draw(pictures / "album" / "second.png")
    draw(pictures.parent / "outside" / "second.png", color="black")
    server = serve("--images", pictures)
    path = picture_path(server, "Second")
    (pictures / "album").rename(pictures / "moved")
    (pictures / "album").symlink_to("../outside")
    assert fetch(server, path).status == 404


def test_a_picture_that_is_edited_after_the_start_is_served_as_it_is_now(serve, pictures):
    server = serve("--images", pictures)
    path = picture_path(server, "First")
    (pictures / "first.png").write_text(SVG)
    response = fetch(server, path)
    assert (response.status, response.getheader("Content-Type")) == (200, "image/svg+xml")
    assert response.getheader("Content-Security-Policy").startswith("sandbox")


# Starting and ending

@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("is_connected", [False, True])
def test_the_server_ends_when_it_is_asked_to(serve, number, is_connected):
    server = serve()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    if is_connected:
        connection.request("GET", "/")
        connection.getresponse().read()
    start = time.monotonic()
    assert server.stop(number) == (0, "")
    assert time.monotonic() - start < 3
    connection.close()
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", server.port), timeout=2)


def test_a_free_port_is_picked_and_a_given_one_is_used(serve):
    first, second = serve(), serve()
    assert first.port != second.port
    port = first.port
    first.stop()
    assert serve("--port", port).url == f"http://127.0.0.1:{port}/"


def test_a_port_in_use_is_said(serve):
    port = serve().port
    line = complaint(run("serve", "--port", port))
    assert f"port {port} on 127.0.0.1 is in use" in line and "--port" in line


def test_the_host_may_be_given_by_name(serve):
    assert serve("--host", "localhost").url.startswith("http://localhost:")


@pytest.mark.parametrize("arguments, words", [
    (["--port", "65536"], ["'65536'", "--port", "65535"]),
    (["--port", "-1"], ["'-1'", "--port", "65535"]),
    (["--port", "http"], ["'http'", "--port", "whole number"]),
    (["--host", "example.org"], ["'example.org'", "IP address"]),
    (["--host", "192.0.2.1"], ["192.0.2.1", "127.0.0.1"]),
    (["--images", "/nowhere/at/all"], ["'/nowhere/at/all'", "no folder"]),
    (["--images", __file__], ["test_serve.py", "a file, not a folder"]),
    (["more"], ["'more'", "fanfold serve --help"]),
])
def test_an_error_is_one_line_that_says_what_is_wrong_and_what_would_be_right(arguments, words):
    line = complaint(run("serve", *arguments))
    for word in words:
        assert word in line


def test_a_folder_without_a_picture_is_an_error_that_names_the_formats(tmp_path):
    (tmp_path / "deep" / "er").mkdir(parents=True)
    line = complaint(run("serve", "--images", tmp_path))
    assert f"'{tmp_path}' holds no picture" in line
    assert all(name in line for name in ["JPEG", "PNG", "WebP", "GIF", "AVIF", "SVG"])


@pytest.mark.parametrize("name", ["fanfold.wasm", "fanfold-view.js"])
@pytest.mark.parametrize("command", [["serve"], ["export", "--output", "gallery.html"]])
def test_a_missing_web_module_is_said(installation, tmp_path, name, command):
    (installation.resources / "View" / name).unlink()
    line = complaint(run(*command, program=installation.program, cwd=tmp_path))
    assert "make web" in line
    assert not (tmp_path / "gallery.html").exists()


def with_opener(folder, script):
    """An environment in which pages are opened by a script of ours."""
    folder.mkdir()
    for name in ["xdg-open", "open"]:
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}


def test_the_browser_is_opened_on_request(serve, tmp_path):
    note = tmp_path / "opened"
    server = serve("--open", env=with_opener(tmp_path / "bin", f'echo "$@" > "{note}.new"; mv "{note}.new" "{note}"'))
    deadline = time.monotonic() + 10
    while not note.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert note.read_text() == server.url + "\n"
    assert server.stop() == (0, "")


def test_a_browser_that_does_not_open_is_said_and_the_gallery_is_served_all_the_same(serve, tmp_path):
    server = serve("--open", env=with_opener(tmp_path / "bin", "echo noise; echo noise >&2; exit 3"))
    line = server.process.stderr.readline()
    assert line.startswith("fanfold: warning: ") and server.url in line
    assert fetch(server, "/").status == 200


def test_a_page_that_misses_its_element_for_the_pictures_is_an_error(installation):
    installation.write_page({"index.html": "<!doctype html>"})
    assert "gallery-data" in complaint(run("serve", "--port", "0", program=installation.program))


def test_the_data_is_json_with_the_promised_keys(serve, pictures):
    assert json.loads(json.dumps(data(serve("--images", pictures)))) == {
        "albums": [{"name": "My Pictures", "pictures": [
            {"src": "pictures/0/first.png", "caption": "First", "credit": None}]}]}
