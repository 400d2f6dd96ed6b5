import Fanfold
import SwiftUI
import Testing

@testable import FanfoldSwiftUI

/// Items in a SwiftUI scroll view against the engine's frames. The stand-in applies the published matrix of
/// `rotation3DEffect`.
@MainActor @Suite struct PoseTests {
    /// In points.
    private static let tolerance = 1e-6
    /// The least distance by which each mistake differs, in points.
    private static let visible = 1.0
    private static let count = 30
    private static let steps = 12

    @Test(arguments: PosedLayout.all, [Fanfold.LayoutDirection.leftToRight, .rightToLeft])
    func itemsHaveTheCornersOfTheEngine(_ posed: PosedLayout, direction: Fanfold.LayoutDirection) throws {
        for viewport in PosedLayout.viewports {
            let stage = Stage(posed.layout, viewport: viewport, count: Self.count, direction: direction)
            var count = 0
            for step in 0...Self.steps {
                stage.scroll(to: Double(step) / Double(Self.steps))
                #expect(stage.worstCorner < Self.tolerance, "\(viewport), step \(step)")
                #expect(stage.hasOpacities, "\(viewport), step \(step)")
                count += stage.visibleIndices.count
            }
            #expect(count >= Self.steps)
        }
    }

    @Test(arguments: PosedLayout.all, [Fanfold.LayoutDirection.leftToRight, .rightToLeft])
    func itemsArePaintedInTheOrderOfTheEngine(_ posed: PosedLayout, direction: Fanfold.LayoutDirection) {
        let stage = Stage(
            posed.layout, viewport: PosedLayout.viewports[0], count: Self.count, direction: direction)
        for step in 0...Self.steps {
            stage.scroll(to: Double(step) / Double(Self.steps))
            stage.settle()
            #expect(stage.paintedIndices == stage.visibleIndices, "step \(step)")
        }
    }

    @Test(arguments: PosedLayout.all)
    func emptyItemsHaveFiniteTransforms(_ posed: PosedLayout) {
        for (width, height) in [(0.0, 0.0), (390, 0), (0, 844), (0.1, 0.1)] {
            let stage = Stage(posed.layout, viewport: Fanfold.Size(width: width, height: height), count: 3)
            #expect(stage.hasFiniteTransforms, "\(width) × \(height)")
        }
    }

    @Test(arguments: PosedLayout.all)
    func lazyStacksShowAllVisibleItemsOfSevenLayouts(_ posed: PosedLayout) {
        var isMissing = false
        for viewport in PosedLayout.viewports {
            let stage = Stage(posed.layout, viewport: viewport, count: Self.count)
            for step in 0...Self.steps {
                stage.scroll(to: Double(step) / Double(Self.steps))
                isMissing = isMissing || stage.isItemMissing
            }
        }
        #expect(isMissing != posed.isLazy)
    }

    @Test(arguments: Mistake.allCases.filter { $0 != .margins })
    func mistakesDifferVisibly(_ mistake: Mistake) {
        let worst = PosedLayout.all.map { posed in
            let stage = Stage(
                posed.layout, viewport: PosedLayout.viewports[0], count: Self.count, mistake: mistake)
            stage.scroll(to: 0.37)
            return stage.worstCorner
        }
        #expect(worst.contains { $0 > Self.visible }, "\(worst)")
    }

    @Test func wrongMarginsChangeTheRest() {
        let stage = Stage(
            CardCarouselLayout(), viewport: PosedLayout.viewports[0], count: Self.count, mistake: .margins)
        stage.scroll(toItem: 3)
        #expect(abs(stage.layoutOffset - stage.offset(showing: 3)) > Self.visible)
    }

    @Test(
        arguments: PosedLayout.all.filter(\.layout.snaps),
        [Fanfold.LayoutDirection.leftToRight, .rightToLeft])
    func alignedViewsRestAtTheOffsetsOfTheLayout(_ posed: PosedLayout, direction: Fanfold.LayoutDirection) {
        let stage = Stage(
            posed.layout, viewport: PosedLayout.viewports[0], count: Self.count, direction: direction)
        for index in 0..<Self.count - 1 {
            stage.scroll(toItem: index)
            #expect(abs(stage.layoutOffset - stage.offset(showing: index)) < Self.tolerance)
        }
    }

    @Test func expandingListKeepsItsCenters() {
        let stage = Stage(ExpandingLayout(), viewport: PosedLayout.viewports[0], count: Self.count)
        for step in 0...Self.steps {
            stage.scroll(to: Double(step) / Double(Self.steps))
            #expect(stage.worstCenter < Self.tolerance)
        }
    }

    @Test func reducedMotionUsesTheReducedVariant() {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let stage = Stage(TabStackLayout(), viewport: PosedLayout.viewports[0], count: Self.count)
        stage.scroll(to: 0.3)
        #expect(stage.context.reduceMotion && stage.worstCorner < Self.tolerance)
    }

    @Test func itemOutsideOfMarginsIsNotPosed() {
        let controller = UIHostingController(
            rootView: Text("0").fanfoldPose(TabStackLayout(), at: 0, of: 3))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.view.subviews.first?.frame == window.bounds)
    }
}
