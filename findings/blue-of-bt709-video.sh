#!/usr/bin/env bash
# Chromium draws saturated blue of limited-range BT.709 video up to 12 of 255 too dark: Y 32, Cb 240, Cr 118 is (1, 0, 255) by
# ITU-R BT.709, but becomes (1, 0, 243) on a canvas. The weight of Cb is 2 instead of 2.11. Gray is exact. Code that compares an
# exported video with its frames finds an error that the file does not have; the planes of VideoFrame.copyTo are exact.
#
# Seen in chromium-headless-shell 156 of Debian 12 with playwright 1.65.2 of PyPI: drawn [1, 0, 243], by the standard [1, 0, 255]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/python" - <<'PYTHON'
from playwright.sync_api import sync_playwright

BRIGHT, BLUE, RED = 32, 240, 118
DRAW = """([bright, blue, red]) => {
    const size = 16, pixels = size * size, planes = new Uint8Array(pixels * 1.5);
    planes.fill(bright, 0, pixels).fill(blue, pixels, pixels * 1.25).fill(red, pixels * 1.25);
    const colorSpace = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false };
    const frame = new VideoFrame(planes, { format: "I420", codedWidth: size, codedHeight: size, timestamp: 0, colorSpace });
    const context = new OffscreenCanvas(size, size).getContext("2d");
    context.drawImage(frame, 0, 0);
    return [...context.getImageData(8, 8, 1, 1).data].slice(0, 3);
}"""

gray, blue, red = (BRIGHT - 16) * 255 / 219, (BLUE - 128) * 255 / 224, (RED - 128) * 255 / 224
exact_red, exact_blue = gray + 1.5748 * red, gray + 1.8556 * blue
exact = [exact_red, (gray - 0.2126 * exact_red - 0.0722 * exact_blue) / 0.7152, exact_blue]
exact = [min(max(round(each), 0), 255) for each in exact]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    page = browser.new_page()
    # Video frames need a secure page.
    page.route("https://page.test/", lambda route: route.fulfill(content_type="text/html", body="<!doctype html>"))
    page.goto("https://page.test/")
    drawn = page.evaluate(DRAW, [BRIGHT, BLUE, RED])
    print(f"Chromium {browser.version}: drawn {drawn}, by the standard {exact}")
    browser.close()
assert drawn == [1, 0, 243] and exact == [1, 0, 255], "the behavior has changed"
PYTHON
