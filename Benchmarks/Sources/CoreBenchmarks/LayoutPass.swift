import Fanfold
import Harness

/// The time to position all visible items of a frame, compared with the classic method and the floor.
public func layoutPass() -> Table {
    var table = Table(
        "Layout pass",
        method: """
            One frame of scrolling: every item visible is placed. Beside it, the classic method, an array of heap \
            objects made anew in each frame, for all items (expanding, task switcher) or for the window; and the \
            floor, a loop of the arithmetic and the stores of the items that are seen, which are known to it. \
            Goals: at most 1.3 × the floor; the classic method, where it makes all items, 10 × at 30 items and \
            1,000 × at 10,000; 10,000,000 items within 5 % of 100.
            """,
        columns: ["layout", "items", "visible", "Fanfold", "÷ floor", "classic ÷ Fanfold", "÷ at 100 items"])
    add(ExpandingLayout(), "expanding", ClassicExpanding(), linear: true, FloorExpanding(), to: &table)
    add(TabStackLayout(), "tab stack", ClassicTabStack(), linear: false, FloorTabStack(), to: &table)
    add(AlbumFanLayout(), "album fan", ClassicAlbumFan(), linear: false, FloorAlbumFan(), to: &table)
    add(
        CardCarouselLayout(), "card carousel", ClassicCardCarousel(), linear: false, FloorCardCarousel(),
        to: &table)
    add(
        TaskSwitcherLayout(), "task switcher", ClassicTaskSwitcher(), linear: true, FloorTaskSwitcher(),
        to: &table)
    return table
}

private func add<Layout: CollectionLayout>(
    _ layout: Layout, _ name: String, _ classic: some ClassicLayout, linear isLinear: Bool,
    _ floor: some FloorLayout, to table: inout Table
) {
    for count in [30, 1_000, 10_000, 100_000, 10_000_000] {
        // Ten million objects would take gigabytes.
        let isAffordable = !isLinear || count <= 100_000
        let scene = Scene(layout, count: count)
        var contenders = [
            staging(scene), staging(Scene(layout, count: 100)), flooring(floor, like: scene),
        ]
        if isAffordable { contenders.append(preparing(classic, like: scene)) }
        let times = Race().run(contenders).map(\.minimum)
        table.add([
            .words(name), .count(count), .count(scene.visibleItems[0].count), .time(times[0]),
            .ratio(times[0], to: times[2]), isAffordable ? .ratio(times[3], to: times[0]) : .none,
            .ratio(times[0], to: times[1]),
        ])
    }
}

func staging<Layout>(_ scene: Scene<Layout>) -> Contender {
    var (scene, frame) = (scene, Frame())
    return Contender("Fanfold") { times in
        for _ in 0..<times {
            scene.scroll()
            frame.update(scene.layout, in: scene.context)
        }
    }
}

private func flooring<Layout>(_ layout: some FloorLayout, like scene: Scene<Layout>) -> Contender {
    var floor = Floor(layout, like: scene)
    return Contender("floor") { times in
        for _ in 0..<times { floor.scroll() }
    }
}

private func preparing<Layout>(_ layout: some ClassicLayout, like scene: Scene<Layout>) -> Contender {
    var scene = scene
    return Contender("classic") { times in
        for _ in 0..<times {
            scene.scroll()
            consume(layout.elements(in: scene.context))
        }
    }
}
