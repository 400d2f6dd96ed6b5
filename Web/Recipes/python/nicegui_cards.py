"""Cards in NiceGUI: a swipe up or down removes one from the list in Python. `fanfold-single.js` is beside this file."""

from pathlib import Path

from nicegui import app, ui

app.add_static_files("/fanfold", Path(__file__).parent)
ui.add_head_html('<script type="module" src="/fanfold/fanfold-single.js"></script>', shared=True)


@ui.page("/")
def cards():
    names = ["Spring", "Summer", "Autumn", "Winter"]
    # The list is Python's: beforeremove is canceled in the browser, and the key comes to Python.
    cancel = "(event) => { event.preventDefault(); emit(event.detail.key); }"
    follow = "(event) => emit(event.detail.index)"
    view = (
        ui.element("fanfold-view").props('layout="task-switcher" removable aria-label="Seasons"').classes("w-full h-96")
    )
    shown = ui.label()

    def remove(event):
        names.remove(event.args)
        show()

    def show():
        view.clear()
        with view:
            for name in names:
                ui.label(name).props(f'data-key="{name}"').classes("bg-amber-200 p-8 text-4xl")
        shown.text = f"{len(names)} cards"

    view.on("beforeremove", remove, js_handler=cancel)
    view.on("itemchange", lambda event: shown.set_text(f"{names[event.args]} is shown"), js_handler=follow)
    ui.button("Last", on_click=lambda: view.run_method("scrollToItem", len(names) - 1))
    show()


ui.run(port=8080, reload=False, show=False)
