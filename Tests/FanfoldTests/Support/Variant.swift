import Testing

@testable import Fanfold

/// A layout, a reading direction and a choice of motion: what every property is asked of.
struct Variant: Sendable, CustomTestStringConvertible {
    let name: String
    let layout: StandardLayout
    let direction: LayoutDirection
    let reduceMotion: Bool
    /// Tells the random cases of one variant from those of another.
    let stream: Int

    /// Each of the five layouts, in both directions, with and without Reduce Motion.
    static let all = (0..<4 * StandardLayout.all.count).map(Variant.init(stream:))

    /// The five layouts, left to right and in full motion.
    static let plain = all.filter { $0.direction == .leftToRight && !$0.reduceMotion }

    /// The variants that Reduce Motion asks for.
    static let reducedMotion = all.filter(\.reduceMotion)

    /// The variants that rest only where they show an item.
    static let snapping = all.filter(\.layout.snaps)

    /// Names the seed too, so that a failing case can be replayed.
    var testDescription: String {
        "\(name), \(direction)\(reduceMotion ? ", reduced motion" : ""), FANFOLD_SEED=\(SeededGenerator.seed)"
    }

    /// A context of this variant, by default a phone's.
    func context(
        viewport: Size = Viewports.phone, count: Int = 31, offset: Double = 0, insets: Insets = .zero
    ) -> LayoutContext {
        LayoutContext(
            viewport: viewport, insets: insets, count: count, offset: offset, direction: direction,
            reduceMotion: reduceMotion)
    }

    /// Random cases: parameters, viewport, insets, one of some counts, and offset.
    func samples(_ count: Int = 200, counts: [Int] = Sample.counts) -> [Sample] {
        var random = SeededGenerator(stream: stream)
        return (0..<count).map { _ in Sample(self, counts: counts, using: &random) }
    }

    private init(stream: Int) {
        self.stream = stream
        name = "\(StandardLayout.names[stream / 4])"
        layout = StandardLayout.all[stream / 4]
        direction = stream / 2 % 2 == 0 ? .leftToRight : .rightToLeft
        reduceMotion = stream % 2 == 1
    }
}
