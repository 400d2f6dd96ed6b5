import FanfoldTesting
import Testing

@_spi(Host) @testable import Fanfold

@Suite struct RowLayoutTests {
    private static let rounding = 1e-9

    /// A row with random widths, some of them unknown.
    private static func row(seed: UInt64, align: Double = 0, count: Int = 12) -> RowLayout {
        var (random, layout) = (SeededGenerator(seed: seed), RowLayout())
        layout.widths = (0..<count).map { $0 % 5 == 3 ? 0 : Double.random(in: 20...400, using: &random) }
        layout.align = align
        return layout
    }

    @Test(arguments: [0, 0.5, 1], [0, 1, 12])
    func rowPassesTheLayoutCheck(align: Double, count: Int) {
        let layout = Self.row(seed: 5, align: align, count: count)
        let counterexample = LayoutCheck(layout, seed: SeededGenerator.seed, cases: 100).counterexample()
        #expect(counterexample == nil, "\(String(describing: counterexample))")
    }

    @Test func itemsAreAsWideAsTheirContentAndAGapApart() {
        var layout = RowLayout()
        (layout.widths, layout.gap, layout.usualWidth) = ([30, 200, .nan, 60], 10, 100)
        let context = LayoutContext(viewport: Size(width: 600, height: 90), count: 5)
        let frames = (0..<5).map { layout.attributes(at: Double($0), in: context) }
        #expect(frames.map(\.size.width) == [30, 200, 100, 60, 100])
        #expect(frames.map { $0.center.x - $0.size.width / 2 } == [0, 40, 250, 360, 430])
        #expect(layout.contentLength(in: context) == 530)
    }

    @Test(arguments: [0, 0.25, 0.5, 1])
    func itemsRestAtTheirAlignment(align: Double) {
        let layout = Self.row(seed: 3, align: align)
        var context = LayoutContext(
            viewport: Size(width: 300, height: 90), insets: Insets(leading: 30, trailing: 50), count: 12)
        let range = layout.offsetRange(in: context)
        for item in 0..<12 {
            context.offset = layout.offset(showing: Double(item), in: context)
            guard range.lowerBound < context.offset && context.offset < range.upperBound else { continue }
            let (width, center) = (
                layout.widths[item] > 0 ? layout.widths[item] : 120,
                layout.attributes(at: Double(item), in: context).center.x
            )
            let wanted = 30 + align * 220 + (0.5 - align) * width
            #expect(abs(center - wanted) < Self.rounding, "item \(item)")
            #expect(abs(layout.positionShown(in: context) - Double(item)) < Self.rounding)
        }
    }

    @Test func widthsMoveWithTheirItems() {
        var layout = RowLayout()
        layout.widths = [10, 20, 30]
        layout.renumber(.insert(at: 1))
        layout.renumber(.move(from: 3, to: 0))
        layout.renumber(.remove(at: 1))
        #expect(layout.widths == [30, 120, 20])
    }

    @Test func itemsAfterTheLastWidthTakeNoMemory() {
        var layout = RowLayout()
        layout.renumber(.insert(at: 0, count: LayoutContext.maximumCount))
        #expect(layout.widths == [])
        layout.widths = [10, 20]
        layout.renumber(.insert(at: 2, count: LayoutContext.maximumCount - 2))
        layout.renumber(.move(from: 0, to: 3))
        #expect(layout.widths == [20, 120, 120, 10])
        layout.renumber(.move(from: 5, to: 0))
        #expect(layout.widths == [120, 20, 120, 120, 10, 120])
    }

    /// Widths that become known keep the item at rest in place.
    @Test(arguments: [UInt64](0..<20))
    func knownWidthsKeepTheItemShown(seed: UInt64) {
        let context = LayoutContext(viewport: Size(width: 300, height: 90), count: 40)
        var engine = CollectionEngine(layout: RowLayout(), context: context)
        let item = Int(seed) * 2
        engine.scroll(to: item, animated: false, time: 0)
        engine.reconfigure(animated: false, time: 0) { layout, _ in
            layout = Self.row(seed: seed, count: 40)
        }
        #expect(engine.itemShown == item || engine.isAtEnd)
    }
}
