@testable import FanfoldKeyframes
import Testing

@_spi(Host) import Fanfold

/// Failed expectations print values without their defaults.
@Suite struct DescriptionTests {
    @Test func attributesWithDefaultsPrintCenterAndSize() {
        let attributes = ItemAttributes(
            center: Point(x: 195, y: 422.25), size: Size(width: 326, height: 1000.0 / 3))
        #expect("\(attributes)" == "center (195, 422.25), size 326 × 333.333")
    }

    @Test func attributesPrintEachValueThatDiffersFromItsDefault() {
        var attributes = ItemAttributes(center: .zero, size: Size(width: 10, height: 20))
        attributes.scale = 0.8
        attributes.rotation = Rotation(x: -60)
        attributes.depth = 40
        attributes.eyeDistance = .infinity
        attributes.opacity = 0.5
        attributes.z = 3
        attributes.progress = -1
        attributes.eyeOffset = Point(x: 1, y: 2)
        attributes.appearance.values[1] = 0.25
        #expect(
            "\(attributes)"
                == "center (0, 0), size 10 × 20, scale 0.8, rotation (-60°, 0°, 0°), depth 40, eye distance inf, "
                + "opacity 0.5, z 3, progress -1, eye offset (1, 2), appearance [0, 0.25, 0, 0, 0, 0, 0, 0]")
    }

    @Test func contextPrintsItsInput() {
        var context = LayoutContext(
            viewport: Size(width: 390, height: 844), insets: Insets(top: 59), count: 20, offset: 1.5,
            direction: .rightToLeft, reduceMotion: true)
        context.isLooping = true
        context.division = LayoutDivision(axis: .horizontal, position: 475.5)
        #expect(
            "\(context)"
                == "viewport 390 × 844, 20 items, offset 1.5, top inset 59, right-to-left, reduced motion, looping, "
                + "horizontal division at 475.5")
    }

    @Test func keyframeLayoutPrintsItsDistances() {
        #expect(
            "\(KeyframePreset.wallet.layout)"
                == "vertical keyframes at -2, -1, 0, 1, 2, pitch 0.24 of the shorter side")
        #expect("\(KeyframeLength.fraction(0.5) + 20)" == "0.5 of the extent + 20 points")
        #expect("\(KeyframeLength.zero)" == "0 points")
    }

    @Test func valuesAreComparable() throws {
        let layout = TabStackLayout()
        let descriptors = layout.parameterDescriptors
        #expect(descriptors == TabStackLayout().parameterDescriptors)
        #expect(Set(descriptors.map(\.id)).count == descriptors.count)
        #expect(ExpandingLayout().appearanceKeys == ExpandingLayout().appearanceKeys)
        #expect(Set(ExpandingLayout().appearanceKeys).count == ExpandingLayout().appearanceKeys.count)
        let error = #expect(throws: ParameterError.self) {
            var changed = layout
            try changed.setParameter(at: -1, to: 1)
        }
        #expect(error == .noParameter(index: -1))
        let errors = [2.0, 2, 3].map { opacity in
            #expect(throws: KeyframeError.self) {
                try KeyframeLayout(axis: .vertical, pitch: 1, keyframes: [Keyframe(at: 0, opacity: opacity)])
            }
        }
        #expect(errors[0] == errors[1] && errors[1] != errors[2])
        #expect(Axis.allCases == [.horizontal, .vertical])
        #expect(Snapping.allCases.count == 4)
    }
}
