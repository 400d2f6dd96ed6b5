"""The page's own modules, one by one: a browser gets them bundled."""

import base64
import functools
import subprocess

from support import ROOT


@functools.cache
def module(name):
    """The address under which a page imports one of its modules, with what that imports, for itself."""
    command = ["esbuild", "--bundle", "--format=esm", "--external:fanfold-view", ROOT / "Playground" / name]
    text = subprocess.run(command, check=True, capture_output=True).stdout
    return "data:text/javascript;base64," + base64.b64encode(text).decode()
