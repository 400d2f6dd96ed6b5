"""Tests the served pictures: built-in ones, and those of a folder."""

import os
import re
import tempfile
import urllib.parse
from html.parser import HTMLParser
from pathlib import Path

import pytest
from support import RESOURCES, SVG, complaint, draw, run
from web import all_pictures, data, fetch, picture_path

# The built-in pictures


def test_built_in_pictures_are_albums_with_captions_and_credits(serve):
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


def test_exactly_the_built_in_pictures_are_credited(serve):
    folder = RESOURCES / "Pictures"
    credited = re.findall(r"^\| (\S+\.jpg) \|", (folder / "CREDITS.md").read_text(), re.M)
    assert sorted(credited) == sorted(path.name for path in folder.glob("*/*.jpg"))


# A folder of pictures


def test_folders_become_albums_in_natural_order_with_captions_from_file_names(serve, tmp_path):
    folder = tmp_path / "Holidays"
    for name in ["10.jpg", "9.jpg", "summer-in-rome_02.jpg", "Summer-in-Rome_1.JPG", "IMG_0815.jpeg"]:
        draw(folder / name)
    draw(folder / "Trip 10" / "a.png")
    draw(folder / "Trip 9" / "__.png")
    draw(folder / "Trip 9" / "Deeper" / "élan vital.png")
    (folder / "Empty").mkdir()
    server = serve("--images", folder)
    assert [
        (album["name"], [picture["caption"] for picture in album["pictures"]]) for album in data(server)["albums"]
    ] == [
        ("Holidays", ["9", "10", "IMG 0815", "Summer in Rome 1", "Summer in rome 02"]),
        ("Trip 9", ["__"]),
        ("Trip 9 / Deeper", ["Élan vital"]),
        ("Trip 10", ["A"]),
    ]
    assert {picture["credit"] for picture in all_pictures(server)} == {None}
    assert server.stop() == (0, "")


@pytest.mark.parametrize(
    "extension, media_type",
    [
        ("jpg", "image/jpeg"),
        ("png", "image/png"),
        ("webp", "image/webp"),
        ("gif", "image/gif"),
        ("avif", "image/avif"),
    ],
)
def test_pictures_are_detected_by_content(serve, tmp_path, extension, media_type):
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


@pytest.mark.parametrize(
    "text",
    [
        SVG,
        "\ufeff" + SVG,
        f"\n <?xml version='1.0'?>\n{SVG}",
        '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="8" height="8"/>',
        f'<?xml version="1.0"?><!-- by <html> & co. --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">{SVG}',
    ],
)
def test_svg_files_are_detected_and_cannot_run_scripts(serve, tmp_path, text):
    (tmp_path / "drawing.svg").write_text(text)
    server = serve("--images", tmp_path)
    response = fetch(server, picture_path(server, "Drawing"))
    assert (response.status, response.getheader("Content-Type")) == (200, "image/svg+xml")
    policy = response.getheader("Content-Security-Policy")
    assert policy == "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    assert response.content.decode() == text


@pytest.mark.parametrize("beginning", [b"\xff\x0a", b"\0\0\0\x0cJXL \r\n\x87\n"], ids=["codestream", "container"])
def test_jpeg_xl_is_detected_by_content(serve, tmp_path, beginning):
    (tmp_path / "photo.jxl").write_bytes(beginning + bytes(40))
    server = serve("--images", tmp_path)
    response = fetch(server, picture_path(server, "Photo"))
    assert (response.status, response.getheader("Content-Type")) == (200, "image/jxl")


def test_other_files_are_skipped_with_a_warning_each(serve, pictures, tmp_path):
    others = {
        "notes.txt": b"no picture",
        "broken.jpg": b"\xff\xd8",
        "empty.png": b"",
        "page.svg": b"<html><svg></svg></html>",
        "text.gif": b"GIF",
        "sound.webp": b"RIFF\0\0\0\0WAVE",
        "film.avif": b"\0\0\0\x18ftypisom\0\0\0\0isommp41",
        "short.avif": b"\0\0\0\xffftypmp42",
        ".hidden.png": (pictures / "first.png").read_bytes(),
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
    "with space.png",
    'it\'s "quoted".png',
    "größe ☃ 写真.png",
    "#1 & 100% <b>.png",
    "a%2Fb.png",
    "a?b=c.png",
    "back\\slash.png",
    "<!--.png",
    "plus+sign;semi.png",
    "new\nline.png",
    "%2e%2e.png",
    "}{'`$.png",
    "cafe\u0301.png",
]


def test_unusual_file_names_are_shown_and_served(serve, tmp_path):
    folder = tmp_path / "<script>alert(1)<" / "odd"
    for number, name in enumerate(ODD_NAMES):
        draw(folder / name, size=(number + 1, 1))
    server = serve("--images", folder.parent)
    fetched = [fetch(server, "/" + picture["src"]) for picture in all_pictures(server)]
    assert [response.status for response in fetched] == [200] * len(ODD_NAMES)
    assert {response.content for response in fetched} == {(folder / name).read_bytes() for name in ODD_NAMES}
    assert {urllib.parse.unquote(picture["src"].split("/", 2)[2]) for picture in all_pictures(server)} == set(ODD_NAMES)


def test_a_file_name_cannot_close_the_data_element(serve, tmp_path):
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
    assert "<" not in re.search(r'id="playground-data">(.*?)</script>', html)[1]


def test_control_characters_in_warnings_are_replaced(serve, pictures):
    (pictures / "a\nb\x1b[31m\r.txt").write_text("no picture")
    _, errors = serve("--images", pictures).stop()
    assert errors.count("\n") == 1
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", errors)


def test_the_page_receives_each_pictures_address_caption_and_credit(serve, pictures):
    assert data(serve("--images", pictures)) == {
        "albums": [
            {"name": "My Pictures", "pictures": [{"src": "pictures/0/first.png", "caption": "First", "credit": None}]}
        ]
    }


def test_names_in_invalid_utf_8_are_reported(serve, pictures):
    picture = (pictures / "first.png").read_bytes()
    (Path(os.fsdecode(bytes(pictures) + b"/caf\xe9.png"))).write_bytes(picture)
    _, errors = serve("--images", pictures).stop()
    assert errors == "fanfold: warning: skipped 'caf\ufffd.png': its name is not in UTF-8\n"


@pytest.fixture
def as_anybody():
    """Arguments to run a command as a user with restricted permissions."""
    return {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}


@pytest.fixture
def open_folder():
    """A folder with a picture that every user can enter."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        draw(folder / "first.png")
        yield folder


def test_an_unreadable_folder_is_an_error(open_folder, as_anybody):
    open_folder.chmod(0)
    line = complaint(run("serve", "--images", open_folder, **as_anybody))
    assert line == f"fanfold: the folder '{open_folder}' could not be read: no permission\n"


def test_unreadable_entries_are_skipped_with_a_warning(serve, open_folder, as_anybody):
    draw(open_folder / "album" / "second.png").parent.chmod(0)
    draw(open_folder / "third.png").chmod(0)
    server = serve("--images", open_folder, **as_anybody)
    assert [picture["caption"] for picture in all_pictures(server)] == ["First"]
    assert server.stop()[1].splitlines() == [
        f"fanfold: warning: skipped '{name}': it could not be read: no permission" for name in ["third.png", "album"]
    ]
