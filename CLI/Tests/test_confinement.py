"""Tests that no file outside the pictures folder is served."""

import os

import pytest
from support import SVG, draw
from web import all_pictures, fetch, picture_path, send

SECRET = "the secret outside the folder"

TRAVERSALS = [
    "/../secret.txt",
    "/../../secret.txt",
    "/..",
    "/./../secret.txt",
    "/pictures/../secret.txt",
    "/pictures/../../secret.txt",
    "/pictures/0/../secret.txt",
    "/pictures/0/../../../secret.txt",
    "/pictures/0/first.png/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/%2E%2E/secret.txt",
    "/.%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%2fsecret.txt",
    "/..%2Fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/%252e%252e/secret.txt",
    "/%252e%252e%252fsecret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "/..;/secret.txt",
    "/pictures/0/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/pictures/0/..%2fsecret.txt",
    "/pictures/..%2f..%2fsecret.txt",
    "/pictures/0/first.png%00",
    "/%00/../secret.txt",
    "//secret.txt",
    "///etc/passwd",
    "/etc/passwd",
    "//etc/passwd",
    "{folder}/../secret.txt",
    "{folder}/first.png",
    "/{folder}/first.png",
    "file://{folder}/../secret.txt",
    "secret.txt",
    "../secret.txt",
    "http://localhost/../secret.txt",
    "/?/../secret.txt",
    "/#/../secret.txt",
    "/Page/../Pictures/CREDITS.md",
    "/Pictures/CREDITS.md",
    "/../Pictures/CREDITS.md",
]


@pytest.mark.parametrize("target", TRAVERSALS)
@pytest.mark.parametrize("line_end", ["HTTP/1.1\r\nHost: localhost\r\nConnection: close", "HTTP/1.0"])
def test_paths_cannot_leave_the_folder(serve, pictures, target, line_end):
    (pictures.parent / "secret.txt").write_text(SECRET)
    server = serve("--images", pictures)
    target = target.format(folder=str(pictures).replace(" ", "%20"))
    answer = send(server, f"GET {target} {line_end}\r\n\r\n".encode())
    assert answer.startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 400 ")) or target == "/?/../secret.txt"
    for leak in [SECRET.encode(), b"root:", b"licence", (pictures / "first.png").read_bytes()]:
        assert leak not in answer
    assert fetch(server, "/").status == 200


def test_outbound_links_are_rejected_and_inner_links_are_served(serve, pictures):
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


def test_the_folder_can_be_a_link(serve, pictures):
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
def test_a_replaced_picture_is_not_served(serve, pictures, change):
    outside = draw(pictures.parent / "private.png", color="black")
    server = serve("--images", pictures)
    path = picture_path(server, "First")
    assert fetch(server, path).status == 200
    change(pictures / "first.png", outside)
    response = fetch(server, path)
    assert (response.status, response.content) == (404, b"The picture no longer exists\n")
    assert fetch(server, "/").status == 200


def test_a_folder_replaced_by_a_link_is_not_followed(serve, pictures):
    draw(pictures / "album" / "second.png")
    draw(pictures.parent / "outside" / "second.png", color="black")
    server = serve("--images", pictures)
    path = picture_path(server, "Second")
    (pictures / "album").rename(pictures / "moved")
    (pictures / "album").symlink_to("../outside")
    assert fetch(server, path).status == 404


def test_an_edited_picture_is_served_in_its_new_version(serve, pictures):
    server = serve("--images", pictures)
    path = picture_path(server, "First")
    (pictures / "first.png").write_text(SVG)
    response = fetch(server, path)
    assert (response.status, response.getheader("Content-Type")) == (200, "image/svg+xml")
    assert response.getheader("Content-Security-Policy").startswith("sandbox")
