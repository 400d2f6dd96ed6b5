@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Viewports for tests.
enum Viewports {
    /// The viewport of the published check values.
    static let phone = Size(width: 375, height: 667)
    /// From a small phone to a large desktop window, in both orientations.
    static let usual = [
        Size(width: 320, height: 568), phone, Size(width: 844, height: 390),
        Size(width: 1024, height: 1366), Size(width: 1920, height: 1080), Size(width: 4000, height: 2250),
    ]
    /// Viewports of a window that is resized to nothing.
    static let odd = [
        Size(width: 1, height: 1), Size(width: 5000, height: 10), Size(width: 10, height: 5000),
    ]
}

extension SeededGenerator {
    /// A usual, odd or random viewport up to a large desktop window.
    mutating func viewport() -> Size {
        let anySize = Size(width: number(in: 1...4000), height: number(in: 1...4000))
        return one(of: Viewports.usual + Viewports.odd + [anySize, anySize, anySize])
    }

    /// No insets, or insets that leave a part of a viewport free.
    mutating func insets(in viewport: Size) -> Insets {
        guard Bool.random(using: &self) else { return .zero }
        let (width, height) = (0.4 * viewport.width, 0.4 * viewport.height)
        return Insets(
            top: number(in: 0...height), leading: number(in: 0...width), bottom: number(in: 0...height),
            trailing: number(in: 0...width))
    }

    /// A layout whose parameters are the defaults, near them, anywhere in their ranges or at the ends.
    mutating func parameters(for layout: StandardLayout) -> StandardLayout {
        let distance = one(of: [0, 0.01, 0.1, 1])
        var result = layout
        result.visitParameters { parameter, value in
            let (lower, upper) = (parameter.range.lowerBound, parameter.range.upperBound)
            let drawn = mix(value, one(of: [lower, number(in: lower...upper), upper]), distance)
            value = parameter.unit == .count ? drawn.rounded() : drawn.clamped(to: parameter.range)
        }
        return result
    }

    /// An offset within the content, near or beyond an end, or at an item.
    mutating func offset(for layout: StandardLayout, in context: LayoutContext) -> Double {
        let range = layout.offsetRange(in: context)
        let viewports = 2 * context.viewport[layout.axis]
        let item = Double(Int.random(in: 0...context.count, using: &self))
        return one(of: [
            number(in: range), range.lowerBound + number(in: -viewports...viewports),
            range.upperBound + number(in: -viewports...viewports), layout.offset(showing: item, in: context),
        ])
    }
}
