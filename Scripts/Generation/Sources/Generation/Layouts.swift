@_spi(Host) import Fanfold

/// The layouts of `StandardLayout`, in its order. To add a layout, add its line here.
func layouts(_ graph: SymbolGraph) -> [Layout] {
    [
        Layout(ExpandingLayout(), "A list whose first visible row is tall.", graph),
        Layout(TabStackLayout(), "Tilted pages, one behind the other.", graph),
        Layout(AlbumFanLayout(), "Album covers with others fanned out behind.", graph),
        Layout(CardCarouselLayout(), "Cards that shrink away from the middle.", graph),
        Layout(TaskSwitcherLayout(), "Cards that pile up under the top edge.", graph),
    ]
}
