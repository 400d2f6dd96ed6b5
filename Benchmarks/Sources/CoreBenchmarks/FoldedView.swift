@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard
import Harness

/// The time of the frames of a view that is folded to nothing or covered, in relation to the median of these frames.
public func foldedView() -> Table {
    var table = Table(
        "Folded view",
        method: """
            A view of 375 × 667 points scrolls while it shrinks to a millionth in 40 steps of 0.01 s, or while a \
            keyboard covers it. The time of a frame is the least of five rounds. Goal: no frame takes more than \
            5 × the median frame.
            """,
        columns: ["layout", "median frame", "folded: most ÷ median", "narrowed", "covered"])
    for (name, layout) in layouts {
        let folded = frames(layout) { $0.viewport.height = phone.height * $1 }
        let narrowed = frames(layout) { $0.viewport.width = phone.width * $1 }
        let covered = frames(layout) { $0.insets.bottom = phone.height * (1 - $1) }
        let cells = [folded, narrowed, covered].map { Cell.ratio($0.most, to: $0.median) }
        table.add([.words(name), .time(folded.median)] + cells)
    }
    return table
}

private var layouts: [(name: String, layout: AnyCollectionLayout)] {
    zip(StandardLayout.names, StandardLayout.all).map { ("\($0)", AnyCollectionLayout($1)) }
        + KeyframePreset.allCases.map { ($0.rawValue, AnyCollectionLayout($0.layout)) }
}

/// The median and the longest time of the frames of a view, in seconds.
private func frames(
    _ layout: AnyCollectionLayout, fold: (inout LayoutContext, Double) -> Void
) -> (median: Double, most: Double) {
    var times = [Double](repeating: .infinity, count: steps + 1)
    for _ in 0..<rounds {
        var engine = CollectionEngine(
            layout: layout, context: LayoutContext(viewport: phone, count: 100_000), initialItem: 50_000)
        engine.scroll(to: 50_020, animated: true, time: 0)
        for step in 0...steps {
            let part = max(1 - Double(step) / Double(steps), 1e-6)
            let time = Double(step) * secondsPerStep
            engine.reconfigure(time: time) { _, context in fold(&context, part) }
            let spent = seconds { for _ in 0..<repetitions { engine.advance(to: time) } }
            times[step] = min(times[step], spent / Double(repetitions))
        }
    }
    times.sort()
    return (times[times.count / 2], times[times.count - 1])
}

private let (rounds, steps, repetitions) = (5, 40, 50)
private let secondsPerStep = 0.01
