import FanfoldTesting
import Testing

@testable import Fanfold
@testable import FanfoldKeyframes

/// Tests the built-in presets.
@Suite struct KeyframePresetTests {
    /// Two corners of an item at a distance from the current one on a phone of 390 × 844, in whole points;
    /// nil if it is invisible.
    struct KeyPose: Sendable {
        let preset: KeyframePreset
        let distance: Double
        var topLeft: (x: Double, y: Double)?
        var bottomRight = (x: 0.0, y: 0.0)
    }

    static let poses = [
        KeyPose(preset: .coverFlow, distance: 0.0, topLeft: (90, 317), bottomRight: (300, 527)),
        KeyPose(preset: .coverFlow, distance: 0.5, topLeft: (206, 329), bottomRight: (368, 529)),
        KeyPose(preset: .coverFlow, distance: 1.0, topLeft: (294, 336), bottomRight: (397, 525)),
        KeyPose(preset: .coverFlow, distance: -1.0, topLeft: (-7, 319), bottomRight: (96, 508)),
        KeyPose(preset: .cylinder, distance: 0.0, topLeft: (125, 309), bottomRight: (265, 535)),
        KeyPose(preset: .cylinder, distance: 0.5, topLeft: (201, 308), bottomRight: (329, 531)),
        KeyPose(preset: .cylinder, distance: 1.0, topLeft: (275, 309), bottomRight: (372, 525)),
        KeyPose(preset: .cylinder, distance: -1.0, topLeft: (18, 319), bottomRight: (115, 535)),
        KeyPose(preset: .invertedCylinder, distance: 0.0, topLeft: (98, 286), bottomRight: (293, 559)),
        KeyPose(preset: .invertedCylinder, distance: 0.5, topLeft: (207, 287), bottomRight: (405, 565)),
        KeyPose(preset: .invertedCylinder, distance: 1.0, topLeft: (316, 285), bottomRight: (524, 577)),
        KeyPose(preset: .invertedCylinder, distance: -1.0, topLeft: (-134, 267), bottomRight: (74, 559)),
        KeyPose(preset: .wheel, distance: 0.0, topLeft: (105, 278), bottomRight: (285, 527)),
        KeyPose(preset: .wheel, distance: 0.5, topLeft: (230, 273), bottomRight: (368, 548)),
        KeyPose(preset: .wheel, distance: 1.0, topLeft: (353, 289), bottomRight: (447, 581)),
        KeyPose(preset: .wheel, distance: -1.0, topLeft: (-134, 344), bottomRight: (114, 526)),
        KeyPose(preset: .cube, distance: 0.0, topLeft: (0, 0), bottomRight: (390, 844)),
        KeyPose(preset: .cube, distance: 0.5, topLeft: (195, -49), bottomRight: (416, 760)),
        KeyPose(preset: .cube, distance: 1.0),
        KeyPose(preset: .cube, distance: -1.0),
        KeyPose(preset: .invertedCube, distance: 0.0, topLeft: (0, 0), bottomRight: (390, 844)),
        KeyPose(preset: .invertedCube, distance: 0.5, topLeft: (195, 51), bottomRight: (609, 1055)),
        KeyPose(preset: .invertedCube, distance: 1.0, topLeft: (390, 0), bottomRight: (780, 1688)),
        KeyPose(preset: .invertedCube, distance: -1.0, topLeft: (-390, -844), bottomRight: (0, 844)),
        KeyPose(preset: .timeMachine, distance: 0.0, topLeft: (39, 379), bottomRight: (351, 590)),
        KeyPose(preset: .timeMachine, distance: 0.5, topLeft: (56, 347), bottomRight: (334, 535)),
        KeyPose(preset: .timeMachine, distance: 1.0, topLeft: (70, 322), bottomRight: (320, 491)),
        KeyPose(preset: .timeMachine, distance: -1.0),
        KeyPose(preset: .wallet, distance: 0.0, topLeft: (27, 239), bottomRight: (363, 449)),
        KeyPose(preset: .wallet, distance: 0.5, topLeft: (27, 337), bottomRight: (363, 548)),
        KeyPose(preset: .wallet, distance: 1.0, topLeft: (27, 434), bottomRight: (363, 644)),
        KeyPose(preset: .wallet, distance: -1.0, topLeft: (27, 176), bottomRight: (363, 387)),
        KeyPose(preset: .cardDeck, distance: 0.0, topLeft: (62, 239), bottomRight: (328, 566)),
        KeyPose(preset: .cardDeck, distance: 0.5, topLeft: (66, 255), bottomRight: (324, 574)),
        KeyPose(preset: .cardDeck, distance: 1.0, topLeft: (72, 281), bottomRight: (318, 586)),
        KeyPose(preset: .cardDeck, distance: -1.0, topLeft: (-454, 352), bottomRight: (-92, 570)),
        KeyPose(preset: .flip, distance: 0.0, topLeft: (66, 254), bottomRight: (324, 590)),
        KeyPose(preset: .flip, distance: 0.5),
        KeyPose(preset: .flip, distance: 1.0),
        KeyPose(preset: .flip, distance: -1.0),
        KeyPose(preset: .rolodex, distance: 0.0, topLeft: (39, 356), bottomRight: (351, 551)),
        KeyPose(preset: .rolodex, distance: 0.5, topLeft: (42, 345), bottomRight: (351, 539)),
        KeyPose(preset: .rolodex, distance: 1.0, topLeft: (43, 328), bottomRight: (351, 519)),
        KeyPose(preset: .rolodex, distance: -1.0),
        KeyPose(preset: .slanted, distance: 0.0, topLeft: (-71, 349), bottomRight: (461, 495)),
        KeyPose(preset: .slanted, distance: 0.5, topLeft: (-71, 447), bottomRight: (461, 592)),
        KeyPose(preset: .slanted, distance: 1.0, topLeft: (-71, 544), bottomRight: (461, 690)),
        KeyPose(preset: .slanted, distance: -1.0, topLeft: (-71, 154), bottomRight: (461, 300)),
        KeyPose(preset: .zoomPager, distance: 0.0, topLeft: (0, 0), bottomRight: (390, 844)),
        KeyPose(preset: .zoomPager, distance: 0.5, topLeft: (199, 34), bottomRight: (558, 810)),
        KeyPose(preset: .zoomPager, distance: 1.0, topLeft: (398, 68), bottomRight: (725, 776)),
        KeyPose(preset: .zoomPager, distance: -1.0, topLeft: (-335, 68), bottomRight: (-8, 776)),
        KeyPose(preset: .stories, distance: 0.0, topLeft: (1, 0), bottomRight: (389, 844)),
        KeyPose(preset: .stories, distance: 0.5, topLeft: (195, -36), bottomRight: (425, 776)),
        KeyPose(preset: .stories, distance: 1.0),
        KeyPose(preset: .stories, distance: -1.0),
    ]

    @Test(arguments: poses)
    func keyPosesMatchTheDesign(pose: KeyPose) throws {
        let layout = pose.preset.layout
        var context = LayoutContext(viewport: Size(width: 390, height: 844), count: 31)
        context.offset = layout.offset(showing: 15, in: context)
        let item = layout.attributes(at: 15 + pose.distance, in: context)
        guard let topLeft = pose.topLeft else {
            #expect(item.opacity == 0)
            return
        }
        let quad = try #require(item.quad)
        #expect(item.opacity > 0)
        #expect(quad.topLeft.isNear(Point(x: topLeft.x, y: topLeft.y), within: 0.51))
        #expect(quad.bottomRight.isNear(Point(x: pose.bottomRight.x, y: pose.bottomRight.y), within: 0.51))
    }

    @Test(arguments: KeyframePreset.allCases)
    func presetsPassTheCheck(preset: KeyframePreset) throws {
        let layout = try KeyframeLayout(json: preset.json)
        let counterexample = LayoutCheck(layout, seed: SeededGenerator.seed, cases: 150).counterexample()
        #expect(counterexample == nil, "\(String(describing: counterexample))")
        #expect(!preset.summary.isEmpty && layout == preset.layout)
    }

    @Test(arguments: KeyframePreset.allCases)
    func presetIsReadOnce(preset: KeyframePreset) {
        #expect(preset.layout.curves === preset.layout.curves)
        #expect(preset.layout.curves !== preset.read().curves)
    }

    @Test(arguments: [KeyframePreset.wallet, .cardDeck, .swipeDeck])
    func walletAndDecksHaveARemovalRule(preset: KeyframePreset) {
        #expect(preset.layout.removal != nil)
    }

    @Test func everyPresetHasAFactoryMethod() {
        let layouts: [KeyframeLayout] = [
            .cardDeck(), .coverFlow(), .cube(), .cylinder(), .flip(), .invertedCube(), .invertedCylinder(),
            .rolodex(), .slanted(), .stories(), .swipeDeck(), .timeMachine(), .wallet(), .wheel(),
            .zoomPager(),
        ]
        #expect(layouts == KeyframePreset.allCases.map(\.layout))
    }

    @Test(arguments: KeyframePreset.allCases)
    func theItemShownIsSeenWholeInTheMiddleOfEveryScreen(preset: KeyframePreset) throws {
        for viewport in Viewports.usual {
            var context = LayoutContext(viewport: viewport, count: 31)
            context.offset = preset.layout.offset(showing: 15, in: context)
            var frame = Frame()
            frame.update(preset.layout, in: context)
            let middle = Point(x: viewport.width / 2, y: viewport.height / 2)
            #expect(frame.item(at: middle) == 15, "\(viewport)")
            let bounds = try #require(frame.visibleItems.first { $0.index == 15 }).quad.bounds
            let fits =
                bounds.minX >= -1 && bounds.maxX <= viewport.width + 1
                && bounds.minY >= -1 && bounds.maxY <= viewport.height + 1
            #expect(fits || preset == .slanted, "\(bounds) on \(viewport)")
        }
    }

    @Test(arguments: KeyframePreset.allCases)
    func flingThroughAPresetIsContinuous(preset: KeyframePreset) throws {
        let context = LayoutContext(viewport: Size(width: 390, height: 844), count: 31)
        var engine = CollectionEngine(layout: preset.layout, context: context)
        engine.scroll(to: 20, animated: true, time: 0)
        var before: [Int: VisibleItem] = [:]
        for frame in 0...240 {
            engine.advance(to: Double(frame) / 240)
            for item in engine.frame.visibleItems where item.attributes.opacity > 0.05 {
                guard let old = before[item.index] else { continue }
                let moved =
                    abs(old.attributes.center.x - item.attributes.center.x)
                    + abs(old.attributes.center.y - item.attributes.center.y)
                #expect(moved < 400, "item \(item.index) in frame \(frame)")
            }
            before = Dictionary(engine.frame.visibleItems.map { ($0.index, $0) }) { first, _ in first }
        }
        #expect(engine.itemShown == 20)
    }
}
