// A list in React's state, around the README's example, which is inserted here. It hydrates server-rendered markup. React 18
// has no event attributes of custom elements: an effect adds the listener.
import React, { StrictMode, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-root";
import "fanfold-view";

function Slides({ initial }) {
  const [items, setItems] = useState(initial);
  window.app = {
    items,
    set: setItems,
    show: (isShown) => root.render(<StrictMode>{isShown && <Slides initial={items} />}</StrictMode>),
  };
  const remove = (event) => {
    event.preventDefault();
    setItems((items) => items.filter((item) => item.id !== event.detail.key));
  };
  useEffect(() => {
    const view = document.querySelector("fanfold-view");
    view.addEventListener("beforeremove", remove);
    return () => view.removeEventListener("beforeremove", remove);
  });
  return null; /* EXAMPLE */
}

const page = <StrictMode><Slides initial={window.initial} /></StrictMode>;
const written = document.querySelector("main");
if (window.isLate) await document.querySelector("fanfold-view").ready;
const root = written ? hydrateRoot(written, page) : createRoot(document.body.appendChild(document.createElement("main")));
if (!written) root.render(page);
