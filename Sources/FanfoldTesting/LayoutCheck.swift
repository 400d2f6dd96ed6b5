import Fanfold

/// Checks that a layout keeps what every host relies on, over viewports, insets, counts, offsets, both reading
/// directions and both choices of motion.
///
///     @Test func theLayoutIsSound() {
///         let counterexample = LayoutCheck(MyLayout()).counterexample()
///         #expect(counterexample == nil, "\(String(describing: counterexample))")
///     }
///
/// The cases are drawn at random from a seed, so that the same seed finds the same.
public struct LayoutCheck<Layout: CollectionLayout>: Sendable {
    /// The layout that is checked.
    public let layout: Layout
    /// What the cases are drawn from.
    public let seed: UInt64
    /// How many cases are drawn.
    public let cases: Int

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - layout: The layout to check.
    ///   - seed: What the cases are drawn from. The default value is another one each time.
    ///   - cases: How many cases are drawn. The default value is 400; a negative number counts as 0.
    public init(_ layout: Layout, seed: UInt64 = .random(in: 0..<1_000_000_000), cases: Int = 400) {
        self.layout = layout
        self.seed = seed
        self.cases = max(cases, 0)
    }

    /// The first case in which the layout does not keep a property, made as simple as it can be; nil where it keeps
    /// all of them.
    ///
    /// - Complexity: O(`cases` · m), where m is the number of items visible.
    public func counterexample() -> LayoutCounterexample? {
        var random = SeededGenerator(seed)
        for _ in 0..<cases {
            let drawn = LayoutCase(layout, using: &random)
            for property in LayoutProperty.allCases {
                guard let complaint = property.complaint(about: layout, in: drawn) else { continue }
                return shrunk(property, drawn, complaint)
            }
        }
        return nil
    }

    /// The simplest case that still shows the same.
    private func shrunk(
        _ property: LayoutProperty, _ found: LayoutCase, _ complaint: String
    ) -> LayoutCounterexample {
        var (simplest, said, isShrinking) = (found, complaint, true)
        while isShrinking {
            isShrinking = false
            for simpler in simplest.simpler(for: layout) {
                guard let complaint = property.complaint(about: layout, in: simpler) else { continue }
                (simplest, said, isShrinking) = (simpler, complaint, true)
                break
            }
        }
        return LayoutCounterexample(
            property: property, complaint: said, context: simplest.context, seed: seed)
    }
}

/// A case in which a layout does not keep what hosts rely on.
public struct LayoutCounterexample: Sendable, CustomStringConvertible {
    /// What it does not keep.
    public let property: LayoutProperty
    /// What was found, with the numbers.
    public let complaint: String
    /// Where it was found.
    public let context: LayoutContext
    /// What the cases were drawn from.
    public let seed: UInt64

    public var description: String {
        let (viewport, insets) = (context.viewport, context.insets)
        var text = "\(property.rawValue): \(complaint)\n  viewport \(viewport.width)x\(viewport.height)"
        text += ", \(context.count) items, offset \(context.offset)"
        if insets != .zero {
            text += ", insets \(insets.top),\(insets.leading),\(insets.bottom),\(insets.trailing)"
        }
        if context.direction == .rightToLeft { text += ", right to left" }
        if context.reduceMotion { text += ", reduced motion" }
        return text + "\n  seed \(seed)"
    }
}
