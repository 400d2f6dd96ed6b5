"""The package as one file, and modules from addresses that have nothing beside them."""

import pytest
from pages import DIST, HOST, WEB

RECIPE = (WEB / "Recipes/single-file.html").read_text()
TAG = "<fanfold-view layout='cover-flow' autoplay='0.5' aria-label='V'><p>1</p><p>2</p><p>3</p></fanfold-view>"


def test_single_file_needs_no_other_file(site):
    view = site(RECIPE.replace("./fanfold-", f"{HOST}/fanfold-")).ready()
    assert view.run("return [view.layout, view.count]") == ["wallet", 5]
    view.page.mouse.move(5, 800)
    view.run("view.autoplay = 0.5")
    view.wait("view.item > 0")
    assert set(view.site.requests) <= {"/page/", "/fanfold-single.js", "/favicon.ico"}


def test_single_file_works_from_a_disk(new_context, tmp_path):
    (tmp_path / "index.html").write_text(RECIPE)
    (tmp_path / "fanfold-single.js").write_bytes((DIST / "fanfold-single.js").read_bytes())
    with new_context() as context:
        page = context.new_page()
        page.goto((tmp_path / "index.html").as_uri())
        ready = "document.querySelector('fanfold-view').ready.then((view) => [view.count, view.layout])"
        assert page.evaluate(ready) == [5, "wallet"]


@pytest.mark.parametrize(
    "file, names", [("fanfold-single.js", []), ("fanfold-keyframes.js", ["FanfoldView", "define", "presets"])]
)
def test_a_module_from_a_blob_loads_everything(site, file, names):
    view = site("<!doctype html><title>V</title><style>fanfold-view { height: 400px }</style>")
    view.page.mouse.move(5, 800)
    exports = view.page.evaluate(f"""async () => {{
        const text = await (await fetch("{HOST}/{file}")).text();
        const module = await import(URL.createObjectURL(new Blob([text], {{ type: "text/javascript" }})));
        const {{ FanfoldView }} = module;
        if (FanfoldView) FanfoldView.loadModule = (name) => import("{HOST}/" + name);
        document.body.innerHTML = "{TAG}";
        return Object.keys(module);
    }}""")
    view.ready()
    assert exports == names
    assert view.run("return [view.layout, view.count]") == ["cover-flow", 3]
    view.wait("view.item > 0")
