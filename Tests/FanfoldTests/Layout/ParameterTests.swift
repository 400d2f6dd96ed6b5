import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

@Suite struct ParameterTests {
    /// The published defaults, in the order of the layouts.
    private static let defaults: [[String: Double]] = [
        [
            "standardLength": 100, "featuredLength": 280, "dragDistance": 180, "standardCoverOpacity": 0.75,
            "featuredCoverOpacity": 0.3, "minimumTitleScale": 0.5,
        ],
        [
            "pageWidth": 1, "pageHeight": 1, "pitch": 160, "topTilt": -60, "addedTilt": 20,
            "eyeDistance": 1500, "setBack": 300, "topInset": 20,
        ],
        ["coverSide": 82, "parallax": 30, "spacing": -30, "layers": 5, "layerStep": 2],
        ["cardWidth": 0.7, "cardHeight": 0.75, "sideInset": 0.15, "gap": 0.3 / 7, "falloff": 45],
        [
            "cardsPerViewport": 5, "cardWidth": 0.87466, "cardHeight": 0.4042, "leadingRows": 2,
            "restingAnchor": 0.42666, "scaleSlope": 0.06, "displacementBelow": 0.12,
            "displacementAbove": 0.04803, "lift": 1 / 5.8, "fade": 0.2,
        ],
    ]

    @Test(arguments: zip(Variant.plain, defaults))
    func defaultsMatchTheClassicDemos(variant: Variant, defaults: [String: Double]) {
        let names = variant.layout.parameterDescriptors.map { "\($0.name)" }
        let values = Dictionary(uniqueKeysWithValues: zip(names, variant.layout.parameterValues))
        for (name, value) in defaults {
            #expect(values[name] == value, "\(name)")
        }
    }

    @Test func otherDefaultsMatchTheClassicDemos() {
        let layouts = StandardLayout.all
        #expect(layouts.map(\.axis) == [.vertical, .vertical, .horizontal, .horizontal, .vertical])
        #expect(layouts.map(\.decelerationRate.perMillisecond) == [0.99, 0.998, 0.998, 0.998, 0.998])
        #expect(layouts.map(\.snaps) == [true, false, false, true, true])
        #expect(layouts.map(\.leadingMargin) == [0, 20, 0, 0, 0])
        #expect(layouts.map { $0.vignette != nil } == [false, true, false, false, false])
    }

    @Test func vignetteDarkensTheEdgesOfTheStack() throws {
        let vignette = try #require(TabStackLayout().vignette)
        let stops = [vignette.inner, vignette.middle, vignette.outer]
        #expect(vignette.radius == 1)
        #expect(stops.map(\.location) == [0, 0.6, 1])
        #expect(stops.map(\.opacity) == [0, 0.2, 0.6])
    }

    @Test func vignetteCanBeReducedOrRemoved() throws {
        var layout = TabStackLayout()
        layout.vignettePart = 0.5
        let vignette = try #require(layout.vignette)
        #expect([vignette.inner, vignette.middle, vignette.outer].map(\.opacity) == [0, 0.1, 0.3])
        layout.vignettePart = 0
        #expect(layout.vignette == nil)
    }

    @Test(arguments: Variant.plain)
    func parameterNamesAreUnique(variant: Variant) {
        let names = variant.layout.parameterDescriptors.map { "\($0.name)" }
        #expect(!names.isEmpty && Set(names).count == names.count)
    }

    @Test(arguments: Variant.plain)
    func defaultsAreInRange(variant: Variant) {
        for (parameter, value) in zip(variant.layout.parameterDescriptors, variant.layout.parameterValues) {
            #expect(parameter.accepts(value), "\(parameter.name)")
        }
        variant.layout.requireValidParameters()
    }

    @Test(arguments: Variant.plain)
    func assigningTheParametersToThemselvesChangesNothing(variant: Variant) {
        var shown = variant.layout
        shown.visitParameters { _, _ in }
        #expect(shown == variant.layout)
    }
}
