import Testing

@_spi(Host) @testable import Fanfold

@Suite struct ItemAttributesTests {
    private static let tolerance = 1e-9

    @Test func defaultAttributesAreFlat() {
        let item = ItemAttributes(center: Point(x: 100, y: 50), size: Size(width: 40, height: 20))
        #expect(item.scale == 1 && item.rotation == .zero && item.depth == 0 && item.eyeDistance == 1500)
        #expect(item.opacity == 1 && item.z == 0 && item.progress == 0 && item.appearance == .zero)
        #expect(item.quad == Quad((80, 40), (120, 40), (120, 60), (80, 60)))
    }

    @Test func scaleIsAboutTheCenter() {
        var item = ItemAttributes(center: Point(x: 100, y: 50), size: Size(width: 40, height: 20))
        item.scale = 0.5
        #expect(item.quad == Quad((90, 45), (110, 45), (110, 55), (90, 55)))
    }

    @Test func flatItemHasAFlatTransform() {
        var item = ItemAttributes(center: Point(x: 100, y: 50), size: Size(width: 40, height: 20))
        item.scale = 2
        #expect(item.transform.numbers == [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 60, 30, 0, 1])
    }

    @Test func itemBehindThePlaneIsSmallerAboutItsCenter() throws {
        var item = ItemAttributes(center: Point(x: 100, y: 50), size: Size(width: 120, height: 60))
        item.depth = 300
        let quad = try #require(item.quad)
        #expect(quad.isNear(Quad((50, 25), (150, 25), (150, 75), (50, 75)), within: Self.tolerance))
    }

    @Test func tinyRotationHardlyMovesAnItem() throws {
        var item = ItemAttributes(center: Point(x: 100, y: 50), size: Size(width: 120, height: 60))
        item.scale = 0.7
        let flat = try #require(item.quad)
        item.rotation = Rotation(x: 1e-9, y: 1e-9, z: 1e-9)
        let turned = try #require(item.quad)
        #expect(turned.isNear(flat, within: 1e-6))
    }

    @Test func transformIsTheDocumentedChain() {
        var random = SeededGenerator()
        for _ in 0..<100 {
            var item = ItemAttributes(
                center: random.point(in: Size(width: 900, height: 900)), size: Size(width: 300, height: 200))
            (item.scale, item.depth) = (random.number(in: 0.1...3), random.number(in: 0...500))
            (item.rotation, item.eyeDistance) = (random.rotation(upTo: 80), random.number(in: 1000...3000))
            let chain: [Transform3D] = [
                .translation(x: -150, y: -100), .scale(x: item.scale, y: item.scale),
                .rotation(item.rotation), .translation(z: -item.depth),
                .perspective(eyeDistance: item.eyeDistance), .translation(z: item.depth),
                .translation(x: item.center.x, y: item.center.y),
            ]
            let expected = chain.reduce(Transform3D.identity) { $0.concatenating($1) }.numbers
            let isNear = zip(item.transform.numbers, expected).allSatisfy { pair in
                pair.0.isNear(pair.1, within: Self.tolerance)
            }
            #expect(isNear, SeededGenerator.replay)
        }
    }

    @Test func itemWithACornerAtTheEyeHasNoQuad() {
        var item = ItemAttributes(center: .zero, size: Size(width: 100, height: 4000))
        item.rotation.x = 80
        #expect(item.quad == nil)
        item.eyeDistance = 3000
        #expect(item.quad != nil)
    }
}
