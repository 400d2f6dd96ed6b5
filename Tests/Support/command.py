"""Servers, pictures, and copies of the command with a page of their own."""

import re
import shutil
import subprocess

import pytest
from support import PROGRAM, RESOURCES, WAIT, Installation, Server, draw


def pytest_addoption(parser):
    parser.addoption("--update-expected", action="store_true", help="write what the scripts show as expected")


@pytest.fixture
def update_expected(request):
    """Whether the output of the scripts replaces the expected output."""
    return request.config.getoption("--update-expected")


@pytest.fixture(scope="session")
def address():
    """The address of a playground that shows the built-in pictures."""
    process = subprocess.Popen([PROGRAM, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    yield process.stdout.readline().split(": ", 1)[1].strip()
    process.terminate()
    process.wait(timeout=WAIT)


@pytest.fixture
def serve():
    """Starts servers, each on a free port, and ends them after the test."""
    servers = []

    def start(*arguments, program=PROGRAM, **options):
        process = subprocess.Popen(
            [str(program), "serve", "--port", "0", *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **options,
        )
        line = process.stdout.readline()
        if not line:
            pytest.fail(f"fanfold serve ended: {process.communicate()[1]}")
        servers.append(Server(process, re.fullmatch(r"Fanfold playground: (http://\S+/)\n", line)[1]))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


@pytest.fixture
def pictures(tmp_path):
    """A folder that holds one picture, `first.png`."""
    folder = tmp_path / "My Pictures"
    draw(folder / "first.png")
    return folder


@pytest.fixture
def installation(tmp_path):
    """A copy of the command with the built resources."""
    folder = tmp_path / "installation"
    folder.mkdir()
    shutil.copy(PROGRAM, folder / "fanfold")
    shutil.copytree(RESOURCES, folder / RESOURCES.name)
    return Installation(folder / "fanfold", folder / RESOURCES.name)
