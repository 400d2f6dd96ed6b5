"""Cards in Streamlit, as a component of version 2. `fanfold-single.js` is beside this file."""

from pathlib import Path

import streamlit as st

SINGLE = (Path(__file__).parent / "fanfold-single.js").read_text()
SCRIPT = """
export default function ({ parentElement, data, setStateValue, setTriggerValue }) {
  const view = parentElement.querySelector("fanfold-view");
  // Each run of the script in Python calls this function with the same element.
  if (!view.hasListeners) {
    view.hasListeners = true;
    view.addEventListener("beforeremove", (event) => {
      event.preventDefault();
      setTriggerValue("removed", event.detail.key);
    });
    view.addEventListener("settle", ({ detail }) => setStateValue("item", detail.item));
  }
  // New elements with the same keys are the same items.
  view.innerHTML = data.names.map((name) => `<section data-key="${name}">${name}</section>`).join("");
  if (data.item !== null) view.scrollToItem(data.item);
}
"""
cards = st.components.v2.component(
    "fanfold_cards",
    html='<fanfold-view layout="task-switcher" removable aria-label="Seasons"></fanfold-view>',
    css="fanfold-view { height: 400px } section { background: #fde68a; font-size: 40px; padding: 30px }",
    js=SINGLE + SCRIPT,
)

names = st.session_state.setdefault("names", ["Spring", "Summer", "Autumn", "Winter"])


def remove():
    names.remove(st.session_state.cards.removed)


last = st.button("Last")
result = cards(
    key="cards",
    data={"names": names, "item": len(names) - 1 if last else None},
    on_removed_change=remove,
    on_item_change=lambda: None,
)
st.write(f"{len(names)} cards, item {result.item or 0} is shown")
