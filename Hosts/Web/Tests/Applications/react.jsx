// A list that React keeps, around the example of the README, which is put in here.
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import "fanfold-view";

function Slides({ initial }) {
  const [items, setItems] = useState(initial);
  window.app = {
    items,
    set: setItems,
    show: (isShown) => root.render(<StrictMode>{isShown && <Slides initial={items} />}</StrictMode>),
  };
  // oxlint-disable-next-line no-unused-vars -- the example names it
  const remove = (event) => {
    event.preventDefault();
    setItems((items) => items.filter((item) => item.id !== event.detail.key));
  };
  return null; /* EXAMPLE */
}

const root = createRoot(document.body.appendChild(document.createElement("main")));
root.render(<StrictMode><Slides initial={window.initial} /></StrictMode>);
