"""The page's modules as separate imports: browsers receive them bundled."""

import base64
import functools
import subprocess

from support import ROOT


@functools.cache
def module(name):
    """The address from which a page imports one module with its dependencies."""
    command = ["esbuild", "--bundle", "--format=esm", "--external:fanfold-view", ROOT / "Playground" / name]
    text = subprocess.run(command, check=True, capture_output=True).stdout
    return "data:text/javascript;base64," + base64.b64encode(text).decode()
