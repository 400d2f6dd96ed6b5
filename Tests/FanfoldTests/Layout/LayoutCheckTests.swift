import FanfoldTesting
import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Tests the layout check.
@Suite struct LayoutCheckTests {
    @Test(arguments: StandardLayout.all)
    func standardLayoutsPassTheCheck(layout: StandardLayout) {
        let counterexample = LayoutCheck(layout, seed: SeededGenerator.seed, cases: 100).counterexample()
        #expect(counterexample == nil, "\(String(describing: counterexample))")
    }

    @Test(arguments: [
        (Flaw.shortRange, LayoutProperty.completeRange), (.turnsInReducedMotion, .reducedMotionVariant),
        (.jumps, .noPop),
        (.isNotANumber, .finitePoses), (.showsAnother, .inverseOffset), (.looksAtAll, .constantCost),
        (.hasNoLength, .finiteAnswers), (.isTooShort, .reachableEnds), (.goesBackwards, .inverseOffset),
    ])
    func flawIsFoundWithASimpleCase(flaw: Flaw, property: LayoutProperty) throws {
        let check = LayoutCheck(FlawedLayout(flaw: flaw), seed: SeededGenerator.seed)
        let found = try #require(check.counterexample(), SeededGenerator.replay)
        #expect(found.property == property, "\(found)")
        #expect(found.context.insets == .zero && found.context.direction == .leftToRight, "\(found)")
        #expect("\(found)".contains("seed \(SeededGenerator.seed)"))
        let again = try #require(check.counterexample())
        #expect("\(again)" == "\(found)")
    }

    /// The range of the middle item of five hundred ends at the last one.
    @Test func aLongVisibleRangePassesTheCheck() {
        let check = LayoutCheck(FlawedLayout(flaw: nil, itemsAhead: 253), seed: SeededGenerator.seed)
        #expect(check.counterexample() == nil)
    }
}

/// A defect of a layout.
enum Flaw: Sendable {
    case shortRange, turnsInReducedMotion, jumps, isNotANumber, showsAnother, looksAtAll
    case hasNoLength, isTooShort, goesBackwards
}

/// A row of pages with a defect.
private struct FlawedLayout: CollectionLayout {
    var flaw: Flaw?
    /// The number of items after the visible ones that are looked at.
    var itemsAhead = 0.0

    var axis: Axis { .horizontal }

    func contentLength(in space: LayoutSpace) -> Double {
        switch flaw {
        case .hasNoLength: .nan
        case .isTooShort: Double(space.count) * 50
        default: Double(space.count) * 100 + space.width - 100
        }
    }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let x = position * 100 - space.offset
        var item = ItemAttributes(center: Point(x: x, y: 50), size: Size(width: 90, height: 90))
        item.z = position
        if flaw == .turnsInReducedMotion { item.rotation.z = 3 }
        if flaw == .jumps { item.center.y += x.rounded(.down).truncatingRemainder(dividingBy: 2) }
        if flaw == .isNotANumber && x > 200 { item.opacity = .nan }
        return item
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        if flaw == .looksAtAll {
            return (space.offset / 100 - Double(space.count) / 1e4 - 1, Double(space.count))
        }
        let margin = flaw == .shortRange ? -1.0 : 1
        return (space.offset / 100 - margin, (space.offset + space.width) / 100 + margin + itemsAhead)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        position * (flaw == .goesBackwards ? -100 : 100)
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        offset / (flaw == .showsAnother ? 99 : flaw == .goesBackwards ? -100 : 100)
    }
}
