"""Measures the export of six seconds of motion as MP4, at 1x and 30 frames per second.

    motion.py [--commands FANFOLD …] [--layouts LAYOUT …] [--rounds N]

Several commands, such as one of an older build, alternate in one run. The processor time is that of the browser's processes.
"""

import os
import statistics
import subprocess
import time
from pathlib import Path

from runner import parse_options, started_browser, table, write

ROOT = Path(__file__).resolve().parents[2]
LAYOUTS = ["card-carousel"]
REST = 3000  # until the page is at rest, in milliseconds
LIMIT = 600_000  # in milliseconds


def descendants(process):
    """A process and all that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in descendants(child))]


def processor_time():
    """The processor time of the processes that this one has started, in seconds."""
    ticks = 0
    for process in descendants(os.getpid())[1:]:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def measure(browser, address, layout):
    """The time and the processor time of one export, in seconds, and the size of its file in bytes."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, accept_downloads=True)
    page = context.new_page()
    page.goto(f"{address}?layout={layout}")
    page.wait_for_selector("#view [data-index]", state="attached")
    page.wait_for_timeout(REST)
    page.evaluate("document.getElementById('export-motion').click()")
    dialog = page.locator("#motion")
    dialog.locator("[name=motion-format]").select_option("mp4")
    dialog.locator("[name=motion-source]").select_option("demonstration")
    for name, value in {"scale": "1", "fps": "30"}.items():
        dialog.locator(f"[name=motion-{name}][value='{value}']").check()
    start, used = time.monotonic(), processor_time()
    with page.expect_download(timeout=LIMIT) as download:
        dialog.locator("[data-do=export]").click()
    result = time.monotonic() - start, processor_time() - used, download.value.path().stat().st_size
    context.close()
    return result


def main():
    standard = str(ROOT / "CLI/.build/release/fanfold")
    options = parse_options(3, commands=[standard], layouts=LAYOUTS)
    servers = [
        subprocess.Popen([each, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True) for each in options.commands
    ]
    addresses = [each.stdout.readline().split(": ", 1)[1].strip() for each in servers]
    rows, results = [], {}
    with started_browser() as browser:
        for layout in options.layouts:
            rounds = [[measure(browser, address, layout) for address in addresses] for _ in range(options.rounds)]
            medians = [
                [statistics.median(values) for values in zip(*each, strict=True)] for each in zip(*rounds, strict=True)
            ]
            results[layout] = dict(zip(options.commands, medians, strict=True))
            for command, (taken, used, size) in results[layout].items():
                first, first_used, _ = medians[0]
                times = [f"{taken:.1f} s", f"{taken / first:.2f} x", f"{used:.1f} s", f"{used / first_used:.2f} x"]
                rows.append([layout, command, *times, f"{size / 1e3:.0f} kB"])
    for server in servers:
        server.terminate()
        server.wait()
    write(options, results)
    print(table(["layout", "command", "time", "ratio", "processor", "ratio", "file"], rows))


if __name__ == "__main__":
    main()
