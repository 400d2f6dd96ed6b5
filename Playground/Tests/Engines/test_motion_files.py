"""Files of motions that Firefox and WebKitGTK write, read by the same browser."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from firefox import Firefox
from processes import CannotRunError
from sources import module
from webkit import WebKit

FPS, FRAMES, SIZE = 10, 5, (64, 48)
# The durations of files differ by a frame at most: some have no duration of the last one.
TOLERANCE = 1 / FPS + 0.01
WRITE = f"""
    const {{ FORMATS, supportedFormats }} = await import("{module("page/export/motion/formats.js")}");
    const canvas = Object.assign(document.createElement("canvas"), {{ width: {SIZE[0]}, height: {SIZE[1]} }});
    const context = canvas.getContext("2d", {{ willReadFrequently: true }});
    const written = async (format) => {{
      const writer = await FORMATS[format].write({{ width: {SIZE[0]}, height: {SIZE[1]}, fps: {FPS}, repeats: false }});
      for (let frame = 0; frame < {FRAMES}; frame++) {{
        context.fillStyle = `hsl(${{60 * frame}} 90% 50%)`;
        context.fillRect(0, 0, {SIZE[0]}, {SIZE[1]});
        await writer.add(canvas, false);
      }}
      return writer.finish();
    }};
    const read = async (blob, format) => {{
      const element = document.createElement(format === "webp" ? "img" : "video");
      const done = new Promise((done, fail) => {{
        element.onload = element.onloadedmetadata = done;
        element.onerror = () => fail(new Error(`${{format}} cannot be read`));
      }});
      element.src = URL.createObjectURL(blob);
      await done;
      const {{ naturalWidth, videoWidth, duration }} = element;
      return [naturalWidth ?? videoWidth, duration ?? null];
    }};
    const results = {{}};
    for (const format of await supportedFormats()) {{
      const blob = await written(format);
      results[format] = [blob.size, ...await read(blob, format)];
    }}
    const webp = await new Promise((done) => canvas.toBlob((blob) => done(blob.type), "image/webp"));
    return [results, webp];
"""

DRAWS = f"""
    const {{ drawsPages }} = await import("{module("page/export/motion/page-drawing.js")}");
    return drawsPages();
"""


@pytest.fixture(scope="module")
def address():
    """A page without content: encoders need a secure context."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>Files</title>")

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(params=[Firefox, WebKit], ids=lambda program: program.name)
def browser(request, address):
    """Each browser with the page."""
    try:
        browser = request.param()
    except CannotRunError as reason:
        pytest.skip(f"{request.param.name} cannot run here: {reason}")
    browser.open(address, (460, 300))
    yield browser
    browser.close()


def test_only_browsers_that_draw_pages_export_motions(browser):
    assert browser.evaluate(DRAWS) == isinstance(browser, Firefox)


@pytest.mark.slow
def test_each_offered_format_is_written_and_read(browser):
    files, picture_type = browser.evaluate(WRITE)
    assert files or isinstance(browser, WebKit)
    # A browser that writes PNG instead does not offer animated WebP.
    assert ("webp" in files) == (picture_type == "image/webp")
    for name, (size, width, duration) in files.items():
        assert size > 100 and width == SIZE[0], name
        assert name == "webp" or abs(duration - FRAMES / FPS) < TOLERANCE, name
