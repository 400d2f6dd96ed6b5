"""Cards in Jupyter, as a widget of anywidget: `Cards(names=["Spring", "Summer"])`. `fanfold-single.js` is beside this file."""

from pathlib import Path

import anywidget
import traitlets

SINGLE = (Path(__file__).parent / "fanfold-single.js").read_text()
SCRIPT = """
function render({ model, el }) {
  const view = document.createElement("fanfold-view");
  Object.assign(view, { layout: "task-switcher", removable: true, ariaLabel: "Cards" });
  const show = () => {
    view.innerHTML = model.get("names").map((name) => `<section data-key="${name}">${name}</section>`).join("");
  };
  const set = (name, value) => { model.set(name, value); model.save_changes(); };
  view.addEventListener("beforeremove", (event) => {
    event.preventDefault();
    set("names", model.get("names").filter((name) => name !== event.detail.key));
  });
  view.addEventListener("settle", ({ detail }) => set("item", detail.item));
  // Keys that the view leaves would act on the notebook.
  view.addEventListener("keydown", (event) => event.stopPropagation());
  model.on("change:names", show);
  model.on("change:item", () => { view.item = model.get("item"); });
  show();
  el.append(view);
}
export default { render };
"""


class Cards(anywidget.AnyWidget):
    """Cards whose names and whose item shown are Python's."""

    _esm = SINGLE + SCRIPT
    _css = "fanfold-view { height: 400px } section { background: #fde68a; font-size: 40px; padding: 30px }"
    names = traitlets.List(traitlets.Unicode()).tag(sync=True)
    item = traitlets.Int(0).tag(sync=True)
