import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A layout, direction and motion setting: the arguments of most tests.
struct Variant: Sendable, CustomTestStringConvertible {
    let name: String
    let layout: StandardLayout
    let direction: LayoutDirection
    let reduceMotion: Bool
    /// Separates the random cases of different variants.
    let stream: Int

    /// Each standard layout in both directions, with and without Reduce Motion.
    static let all = (0..<4 * StandardLayout.all.count).map(Variant.init(stream:))

    /// The standard layouts, left to right with full motion.
    static let plain = all.filter { $0.direction == .leftToRight && !$0.reduceMotion }

    /// The variants with Reduce Motion.
    static let reducedMotion = all.filter(\.reduceMotion)

    /// The variants that snap to items.
    static let snapping = all.filter(\.layout.snaps)

    /// Includes the seed, for replay.
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
