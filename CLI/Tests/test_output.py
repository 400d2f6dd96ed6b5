"""Tests the command's output targets and output errors."""

import json
import os
import random
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import pytest
from replay import script
from support import PROGRAM, WAIT, complaint, run

INSPECT = ["inspect", "--layout", "tab-stack", "--viewport", "375x667", "--items", "31"]
COMMANDS = [INSPECT, ["replay", "--schema"], ["serve", "--port", "0"], ["--help"], ["--version"]]


def shell(text, *arguments):
    """Runs the command with output redirected by a shell."""
    command = ["bash", "-c", f'"$@" {text}', "bash", PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=WAIT)


@pytest.mark.parametrize("arguments", COMMANDS)
@pytest.mark.parametrize("target, reason", [("> /dev/full", "the disk is full"), (">&-", "it is closed")])
def test_unwritable_output_is_an_error(arguments, target, reason):
    result = shell(target, *arguments)
    assert (result.returncode, result.stderr) == (1, f"fanfold: the output could not be written: {reason}\n")


@pytest.mark.parametrize("arguments", COMMANDS)
@pytest.mark.parametrize("target", ["> /dev/full 2> /dev/full", ">&- 2>&-", "<&- >&- 2>&-"])
def test_without_stderr_the_exit_code_reports_the_error(arguments, target):
    assert shell(target, *arguments).returncode == 1


@pytest.mark.parametrize("arguments", COMMANDS)
def test_a_closed_pipe_is_not_an_error(arguments):
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.Popen([PROGRAM, *arguments], stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (process.communicate(timeout=WAIT)[1], process.returncode) == ("", 0)


def test_an_unprintable_warning_does_not_prevent_the_export(pictures, tmp_path):
    (pictures / "notes.txt").write_text("no picture")
    for target in ["2>&-", "2> /dev/full"]:
        path = tmp_path / "playground.html"
        assert shell(target, "export", "--images", pictures, "--output", path).returncode == 0
        assert path.read_text().startswith("<!doctype html>")
        path.unlink()


def test_an_unprintable_error_is_still_an_error():
    assert shell("2>&-", "inspect").returncode == shell("2> /dev/full", "inspect").returncode == 64


def test_closed_input_is_an_error():
    result = shell("<&-", "replay", "-")
    assert result.returncode == 1
    assert result.stderr.startswith("fanfold: standard input could not be read: ")


# Files


@pytest.fixture
def text(tmp_path):
    """A script."""
    path = tmp_path / "script.json"
    path.write_text(json.dumps(script("tab-stack")))
    return path


def test_a_device_is_written_to_and_stays_a_device(text):
    assert run("replay", text, "-o", "/dev/null").returncode == 0
    assert Path("/dev/null").is_char_device()
    assert (
        complaint(run("replay", text, "-o", "/dev/full"))
        == "fanfold: '/dev/full' could not be written: the disk is full\n"
    )
    assert Path("/dev/full").is_char_device()


def test_standard_output_can_be_named_as_a_device(text):
    assert run("replay", text, "-o", "/dev/stdout").stdout == run("replay", text).stdout


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "-"])
def test_named_standard_output_is_appended_to_a_file(text, tmp_path, name):
    log = tmp_path / "log"
    log.write_text("before\n")
    assert shell(f'-o {name} >> "{log}"; echo after >> "{log}"', "replay", text).returncode == 0
    assert log.read_text() == "before\n" + run("replay", text).stdout + "after\n"


def test_a_descriptor_can_be_named(text, tmp_path):
    log = tmp_path / "log"
    assert shell(f'-o /dev/fd/7 7> "{log}"', "replay", text).returncode == 0
    assert log.read_text() == run("replay", text).stdout
    assert complaint(run("replay", text, "-o", "/dev/fd/7")).endswith(
        "'/dev/fd/7' could not be written: it is closed\n"
    )


def test_a_pipe_is_written_to_and_stays_a_pipe(text, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    received = []
    reader = threading.Thread(target=lambda: received.append(pipe.read_text()))
    reader.start()
    assert run("replay", text, "-o", pipe).returncode == 0
    reader.join(WAIT)
    assert received == [run("replay", text).stdout]
    assert pipe.is_fifo()


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_stays_and_its_target_is_written(text, tmp_path, is_there):
    target, link = tmp_path / "deep" / "frames.json", tmp_path / "link.json"
    target.parent.mkdir()
    if is_there:
        target.write_text("old")
    link.symlink_to("deep/frames.json")
    assert run("replay", text, "-o", link).returncode == 0
    assert link.is_symlink()
    assert target.read_text() == run("replay", text).stdout


def test_a_plain_file_is_replaced_atomically(text, tmp_path):
    target = tmp_path / "frames.json"
    target.write_text("old")
    with target.open() as old:
        assert run("replay", text, "-o", target).returncode == 0
        assert old.read() == "old"
    assert target.read_text() == run("replay", text).stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["frames.json", "script.json"]


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o444, 0o755])
@pytest.mark.parametrize("command", [["replay"], ["export"]])
def test_a_replaced_file_keeps_its_mode(text, tmp_path, command, mode):
    target = tmp_path / "output"
    target.write_text("old")
    target.chmod(mode)
    assert run(*command, *([text] if command == ["replay"] else []), "-o", target).returncode == 0
    assert target.stat().st_mode & 0o777 == mode
    assert len(target.read_text()) > len("old")


def test_a_new_file_has_the_mode_of_the_mask(text, tmp_path):
    target = tmp_path / "new.json"
    mask = os.umask(0o027)
    try:
        assert run("replay", text, "-o", target).returncode == 0
    finally:
        os.umask(mask)
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_dash_is_standard_output_everywhere(text, tmp_path):
    assert run("replay", text, "-o", "-", cwd=tmp_path).stdout == run("replay", text).stdout
    page = run("export", "-o", "-", cwd=tmp_path)
    assert page.returncode == 0 and page.stdout.rstrip().endswith("</html>")
    assert run("css", "wallet", "-o", "-", cwd=tmp_path).stdout == run("css", "wallet").stdout
    assert not (tmp_path / "-").exists()
    assert run("replay", text, "-o", "./-", cwd=tmp_path).returncode == 0
    assert (tmp_path / "-").read_text() == run("replay", text).stdout


SEED = int(os.environ.get("FANFOLD_SEED", "1"))
NOBODY = 65_534  # the number of a user without rights
INTERRUPTIONS = 6 * int(os.environ.get("FANFOLD_SOAK", "1"))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_export_leaves_the_old_file_or_a_complete_one(tmp_path, number):
    delays = random.Random(f"{SEED} {number}")
    target = tmp_path / "page.html"
    for _ in range(INTERRUPTIONS):
        target.write_text("old")
        process = subprocess.Popen([PROGRAM, "export", "-o", target], stderr=subprocess.DEVNULL)
        time.sleep(delays.uniform(0, 0.6))
        process.send_signal(number)
        process.wait(WAIT)
        content = target.read_text()
        assert content == "old" or content.rstrip().endswith("</html>"), f"seed {SEED}"
        assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


@pytest.fixture
def closed():
    """A folder that only an administrator may enter."""
    # Those of pytest are closed to other users.
    with tempfile.TemporaryDirectory() as parent:
        Path(parent).chmod(0o755)
        folder = Path(parent) / "closed"
        folder.mkdir(mode=0o000)
        yield folder


def test_a_folder_without_permission_is_not_missing(closed):
    user = {"user": NOBODY} if os.geteuid() == 0 else {}
    assert "no permission" in complaint(run("replay", closed / "script.json", **user))
    assert "no permission" in complaint(run("replay", "--schema", "-o", closed / "schema.json", **user))
    assert "no permission" in complaint(run("export", "--images", closed / "pictures", "-o", "-", **user))


# The commands that write files, and their other arguments.
WRITERS = {"replay": ["script.json"], "export": [], "css": ["wallet"]}


@pytest.mark.parametrize("command", WRITERS)
def test_an_empty_output_is_rejected(text, command):
    arguments = [command, *WRITERS[command]]
    assert "--output" in (line := complaint(run(*arguments, "--output", "", cwd=text.parent)))
    assert "must be the path of a file, but is empty" in line


def test_a_folder_is_not_written_to(text, tmp_path):
    assert "it is a folder" in complaint(run("replay", text, "-o", tmp_path))


FOLDER = "there is no such folder"
UNWRITABLE = {
    "/proc/self/mem": "it must be in a folder that accepts new files",
    "/proc/version": "it must be in a folder that accepts new files",
    "missing/frames.json": FOLDER,
    "missing/": FOLDER,
    "script.json/": FOLDER,
    "script.json/frames.json": FOLDER,
    ".": "it is a folder; name a file in it",
}


@pytest.mark.parametrize("command", WRITERS)
@pytest.mark.parametrize("path", UNWRITABLE)
def test_an_unwritable_path_is_named_with_the_reason(text, tmp_path, command, path):
    line = complaint(run(command, *WRITERS[command], "-o", path, cwd=tmp_path))
    assert line == f"fanfold: '{path}' could not be written: {UNWRITABLE[path]}\n"
    assert [path.name for path in tmp_path.iterdir()] == ["script.json"]
