import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import Testing
import UIKit

/// Visible items have cells, by whichever of its frames UIKit decides.
///
/// Sources: rdar 14801742 and 15316650 (openradar.appspot.com).
@MainActor @Suite struct VisibilityTests {
    nonisolated static let variants: [UIKitVariant] = [
        [], .seesUntransformedFrames, .seesAffineFrames, [.seesUntransformedFrames, .seesAffineFrames],
    ]

    /// Phones, an iPad, a column of it, and a television, in points.
    nonisolated static let devices = [
        CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 667, height: 375),
        CGSize(width: 440, height: 956), CGSize(width: 320, height: 1_024), CGSize(width: 834, height: 1_194),
        CGSize(width: 1_194, height: 834), CGSize(width: 1_920, height: 1_080),
    ]

    /// A layout class of the package, or one over a preset of keyframes.
    enum Subject: Hashable, Sendable {
        case kind(LayoutKind)
        case preset(KeyframePreset)

        static let all = LayoutKind.allCases.map(Subject.kind) + KeyframePreset.allCases.map(Subject.preset)

        @MainActor func make() -> FanfoldCollectionViewLayout {
            switch self {
            case .kind(let kind): kind.make()
            case .preset(let preset): CustomCollectionViewLayout(preset.layout)
            }
        }
    }

    /// Expects a cell for each item of which more than a hair is visible.
    private func expectCells(_ collection: Collection, _ comment: Comment) {
        let (layout, context, size) = (
            collection.layout.layout, collection.context, collection.view.bounds.size
        )
        let viewport = Rect(
            origin: Point(x: Self.hair, y: Self.hair),
            size: Size(width: size.width - 2 * Self.hair, height: size.height - 2 * Self.hair))
        for index in 0..<context.count {
            let pose = layout.attributes(at: Double(index), in: context)
            guard pose.opacity > 0, pose.scale > 0, let quad = pose.quad, quad.touches(viewport) else {
                continue
            }
            #expect(collection.cell(index) != nil, "item \(index), \(comment)")
            if let cell = collection.cell(index) { #expect(cell.quad.isNear(quad, within: 1e-3), comment) }
        }
    }

    /// In points.
    private static let hair = 0.01

    @Test(arguments: Subject.all.quarter(from: 3), variants)
    func visibleItemsHaveCells(_ subject: Subject, _ variant: UIKitVariant) {
        StandIn.$variant.withValue(variant) {
            for size in Self.devices {
                for direction in Direction.allCases {
                    let names = (0..<31).map { "\($0)" }
                    let collection = Collection(subject.make(), direction, sections: [names], size: size)
                    let range = collection.layout.layout.offsetRange(in: collection.context)
                    for step in -1...12 {
                        let part = Double(step) / 11.3
                        collection.scroll(to: range.lowerBound + part * (range.upperBound - range.lowerBound))
                        expectCells(collection, "\(size), \(direction), part \(part)")
                    }
                }
            }
        }
    }

    /// A page that a finger drags has a cell until no part of it is on screen.
    @Test(arguments: devices, variants)
    func pageThatIsDraggedToNegativeXKeepsItsCell(_ size: CGSize, _ variant: UIKitVariant) throws {
        try StandIn.$variant.withValue(variant) {
            let browser = Browser()
            browser.window.frame.size = size
            browser.tabs.frame.size = size
            browser.settle()
            let page = try #require(browser.cells["1"]).quad.bounds
            // The next page covers all but the top of the page.
            let start = CGPoint(x: size.width / 2, y: page.minY + 10)
            let finger = SimulatedFinger(at: start, in: browser.window)
            let (step, viewport) = (size.width / 30, Rect(size: Size(width: size.width, height: size.height)))
            var right = page.maxX
            for _ in 0..<45 where right > 2 * step {
                finger.move(by: CGPoint(x: -step, y: 0), over: 1 / 30)
                let cell = try #require(browser.cells["1"], "its right edge was at \(right)")
                #expect(cell.quad.touches(viewport))
                right = cell.quad.bounds.maxX
            }
            #expect(right <= 2 * step)
            finger.lift()
        }
    }
}
