import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

@Suite struct AppearanceValuesTests {
    @Test func valuesAreStoredByTheirKeys() {
        var values = AppearanceValues.zero
        values[ExpandingLayout.detailOpacity] = 0.25
        values[ExpandingLayout.titleScale] = 0.5
        #expect(values[ExpandingLayout.coverOpacity] == 0)
        #expect(values[ExpandingLayout.detailOpacity] == 0.25)
        #expect(values[ExpandingLayout.titleScale] == 0.5)
        #expect(values == AppearanceValues(values: [0, 0.25, 0.5, 0, 0, 0, 0, 0]))
    }

    private static let names = [
        ["coverOpacity", "detailOpacity", "titleScale"], ["tilt"], ["layerOffsets"], ["scale"],
        ["scale", "displacement"],
    ]

    @Test(arguments: zip(StandardLayout.all, names))
    func eachLayoutNamesItsValues(layout: StandardLayout, names: [String]) {
        #expect(layout.appearanceKeys.map { "\($0.name)" } == names)
    }

    @Test(arguments: StandardLayout.all)
    func valuesHaveDistinctStorage(layout: StandardLayout) {
        let places = layout.appearanceKeys.flatMap { $0.offset..<$0.offset + $0.count }
        #expect(Set(places).count == places.count)
        #expect(places.allSatisfy { (0..<AppearanceValues.capacity).contains($0) })
    }

    @Test func fanListsOneOffsetPerLayer() {
        for layers in 1...AppearanceValues.capacity {
            var layout = AlbumFanLayout()
            layout.layers = layers
            #expect(layout.layerOffsets.count == layers)
            #expect(layout.layerOffsets.isList)
        }
        #expect(!TabStackLayout.tilt.isList)
    }

    @Test func fanLayersAreEvenlySpaced() {
        let context = LayoutContext(viewport: Size(width: 375, height: 667), count: 31, offset: 100)
        for layers in 2...AppearanceValues.capacity {
            var layout = AlbumFanLayout()
            layout.layers = layers
            let item = layout.attributes(at: 1, in: context)
            let deepest = -layout.parallax * item.progress
            for layer in 0..<layers {
                let expected = deepest * Double(layer) / Double(layers - 1)
                let shift = item.appearance.values[layer]
                #expect(shift.isNear(expected, within: 1e-12), "\(layer) of \(layers)")
            }
        }
    }
}
