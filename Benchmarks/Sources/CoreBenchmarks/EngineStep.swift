@_spi(Host) import Fanfold
import FanfoldStandard
import Harness

/// The time of a complete frame: input, motion, visible items, hit-testing, and events.
public func engineStep() -> Table {
    var table = Table(
        "Engine step",
        method: """
            A whole frame of 1,000,000 items: motion, frame, events, and what lies under a finger; beside the \
            layout pass alone, of the same layout in the same run.
            """,
        columns: ["layout", "scrolling", "removal", "open", "layout change", "dragging"].map {
            $0 == "layout" ? $0 : $0 + " ÷ layout pass"
        })
    for (number, name) in StandardLayout.names.enumerated() {
        let sessions = Activity.allCases.map { playing($0, number) }
        let pass = staging(Scene(StandardLayout.all[number], count: 1_000_000))
        let times = Race().run([pass] + sessions + [dragging(number)]).map(\.minimum)
        table.add([.words("\(name)")] + times.dropFirst().map { .ratio($0, to: times[0]) })
    }
    return table
}

/// The time of hit-testing forty overlapping pages.
public func hitTest() -> Table {
    var layout = TabStackLayout()
    layout.pitch = phone.height / 30
    var context = LayoutContext(viewport: phone, count: 1_000)
    context.offset = layout.offset(showing: 500, in: context)
    var frame = Frame()
    frame.update(layout, in: context)
    let points = (0..<100).map { Point(x: phone.width / 2, y: phone.height * Double($0) / 100) }
    let hits = Contender("hit-test") { [frame] times in
        for time in 0..<times { consume(frame.item(at: points[time % points.count])) }
    }
    let scene = Scene(layout, count: 1_000)
    let times = Race().run([hits, staging(scene)]).map(\.minimum)
    var table = Table(
        "Hit-test",
        method: "What is seen at a point, through the perspective of so many pages that overlap.",
        columns: ["pages visible", "hit-test", "÷ layout pass of the same pages"])
    table.add([.count(frame.visibleItems.count), .time(times[0]), .ratio(times[0], to: times[1])])
    return table
}

private func playing(_ activity: Activity, _ number: Int) -> Contender {
    var session = Session(activity, layoutNumber: number)
    return Contender(activity.rawValue) { times in
        for _ in 0..<times {
            session.act()
            session.advance()
        }
    }
}

private func dragging(_ number: Int) -> Contender {
    var engine = CollectionEngine(
        layout: StandardLayout.all[number], context: LayoutContext(viewport: phone, count: 1_000_000),
        initialItem: 500_000)
    let middle = Point(x: phone.width / 2, y: phone.height / 2)
    engine.pointerDown(1, at: middle, time: 0)
    var frame = 0
    return Contender("dragging") { times in
        for _ in 0..<times {
            frame += 1
            let distance = Double(abs(frame % 200 - 100) - 50)
            let point = Point(x: middle.x + distance, y: middle.y + distance)
            let time = Double(frame) / 60
            engine.pointerMoved(1, to: point, time: time)
            engine.advance(to: time)
            consume(engine.frame.item(at: point))
        }
    }
}
