#!/usr/bin/env bash
# A static attribute in a template of Vue is set as a property if the custom element has one. The text "false" of a boolean
# property therefore is a true value: <x-box removable="false"> is removable, though HTML's parser would set an attribute only.
#
# Seen in Vue 3.5.22, which the wheel nicegui 3.18.0 contains, with playwright 1.65.2 of PyPI and chromium-headless-shell 156 of
# Debian 12: string "false", attribute None
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --dest "$folder" nicegui==3.18.0
python3 -m zipfile --extract "$folder"/nicegui-*.whl "$folder/wheel"
"$folder/venv/bin/python" - "$folder/wheel/nicegui/static/vue.esm-browser.prod.js" <<'PYTHON'
import sys
from pathlib import Path
from playwright.sync_api import sync_playwright

VUE = Path(sys.argv[1]).read_text()
RUN = """async (text) => {
  customElements.define("x-box", class extends HTMLElement {
    removable = false;
  });
  const { createApp, version } = await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  const application = createApp({ template: '<x-box removable="false"></x-box>' });
  application.config.compilerOptions.isCustomElement = (tag) => tag === "x-box";
  application.mount(document.body);
  const box = document.querySelector("x-box");
  return [version, typeof box.removable, `${box.removable}`, box.getAttribute("removable")];
}"""
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    version, kind, value, attribute = browser.new_page().evaluate(RUN, VUE)
    print(f'Vue {version}: {kind} "{value}", attribute {attribute}')
    browser.close()
assert (kind, value, attribute) == ("string", "false", None), "the behavior has changed"
PYTHON
