import Fanfold

/// Checks a layout against the rules that hosts depend on, over viewports, insets, counts, offsets, both reading
/// directions, and with and without Reduce Motion.
///
///     @Test func theLayoutIsSound() {
///         let counterexample = LayoutCheck(MyLayout()).counterexample()
///         #expect(counterexample == nil, "\(String(describing: counterexample))")
///     }
///
/// The cases are random. The same seed generates the same cases.
public struct LayoutCheck<Layout: CollectionLayout>: Sendable {
    /// The layout to check.
    public let layout: Layout
    /// The seed of the cases.
    public let seed: UInt64
    /// The number of cases.
    public let cases: Int

    /// Creates a check.
    ///
    /// - Parameters:
    ///    - layout: The layout to check.
    ///    - seed: The seed of the cases. The default value is random.
    ///    - cases: The number of cases. The default value is 400; a negative number counts as 0.
    public init(_ layout: Layout, seed: UInt64 = .random(in: 0..<1_000_000_000), cases: Int = 400) {
        self.layout = layout
        self.seed = seed
        self.cases = max(cases, 0)
    }

    /// Returns the smallest case found that violates a rule, or nil if there is none.
    ///
    /// - Complexity: O(`cases` · m), where m is the number of visible items.
    public func counterexample() -> LayoutCounterexample? {
        var random = SeededGenerator(seed)
        for _ in 0..<cases {
            let drawn = LayoutCase(layout, using: &random)
            for property in LayoutProperty.allCases {
                guard let diagnostic = property.diagnostic(for: layout, in: drawn) else { continue }
                return shrunk(property, drawn, diagnostic)
            }
        }
        return nil
    }

    /// Returns the simplest case that violates the same rule.
    private func shrunk(
        _ property: LayoutProperty, _ found: LayoutCase, _ diagnostic: String
    ) -> LayoutCounterexample {
        var (simplest, said, isShrinking) = (found, diagnostic, true)
        while isShrinking {
            isShrinking = false
            for simpler in simplest.simpler(for: layout) {
                guard let diagnostic = property.diagnostic(for: layout, in: simpler) else { continue }
                (simplest, said, isShrinking) = (simpler, diagnostic, true)
                break
            }
        }
        return LayoutCounterexample(
            property: property, diagnostic: said, context: simplest.context, seed: seed)
    }
}

/// A case in which a layout violates a rule.
public struct LayoutCounterexample: Sendable, CustomStringConvertible {
    /// The violated rule.
    public let property: LayoutProperty
    /// The violation, with its numbers.
    public let diagnostic: String
    /// The input of the layout.
    public let context: LayoutContext
    /// The seed of the cases.
    public let seed: UInt64

    public var description: String {
        let (viewport, insets) = (context.viewport, context.insets)
        var text = "\(property.rawValue): \(diagnostic)\n  viewport \(viewport.width)x\(viewport.height)"
        text += ", \(context.count) items, offset \(context.offset)"
        if insets != .zero {
            text += ", insets \(insets.top),\(insets.leading),\(insets.bottom),\(insets.trailing)"
        }
        if context.direction == .rightToLeft { text += ", right to left" }
        if context.reduceMotion { text += ", reduced motion" }
        return text + "\n  seed \(seed)"
    }
}
