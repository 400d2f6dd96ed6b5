import Testing

@_spi(Host) @testable import Fanfold

@Suite struct Transform3DTests {
    private static let roundingTolerance = 1e-12
    /// Inverses of transforms that scale to a tenth and translate by a thousand lose some digits.
    private static let inverseTolerance = 1e-8

    @Test func identityChangesNothing() {
        let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
        #expect(Transform3D.identity.numbers == identity)
        var random = SeededGenerator()
        let transform = random.transform()
        #expect(transform.concatenating(.identity) == transform, SeededGenerator.replay)
        #expect(Transform3D.identity.concatenating(transform) == transform, SeededGenerator.replay)
    }

    @Test func numbersAreInMatrix3DOrder() {
        let translation: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]
        #expect(Transform3D.translation(x: 2, y: 3, z: 4).numbers == translation)
        let scale: [Double] = [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]
        #expect(Transform3D.scale(x: 2, y: 3, z: 4).numbers == scale)
        let perspective: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1.0 / 1500, 0, 0, 0, 1]
        #expect(Transform3D.perspective(eyeDistance: 1500).numbers == perspective)
    }

    @Test func concatenationAppliesTheReceiverFirst() {
        let move = Transform3D.translation(x: 10), double = Transform3D.scale(x: 2, y: 2)
        #expect(move.concatenating(double).project(.zero) == Point(x: 20, y: 0))
        #expect(double.concatenating(move).project(.zero) == Point(x: 10, y: 0))
    }

    @Test func concatenationIsTheMatrixProduct() {
        var random = SeededGenerator()
        for _ in 0..<200 {
            let first = random.matrix(), second = random.matrix()
            let product = (0..<16).map { index in
                (0..<4).reduce(0) { $0 + first[index / 4 * 4 + $1] * second[$1 * 4 + index % 4] }
            }
            let result = first.concatenating(second).numbers
            #expect(areNear(result, product, within: Self.roundingTolerance), SeededGenerator.replay)
        }
    }

    @Test func inverseUndoesItsTransformFromBothSides() throws {
        var random = SeededGenerator()
        let identity = Transform3D.identity.numbers
        for _ in 0..<500 {
            let transform = random.transform()
            let inverse = try #require(transform.inverted(), SeededGenerator.replay)
            for product in [transform.concatenating(inverse), inverse.concatenating(transform)] {
                let isIdentity = areNear(product.numbers, identity, within: Self.inverseTolerance)
                #expect(isIdentity, SeededGenerator.replay)
            }
        }
    }

    @Test(arguments: [
        Transform3D([1, 2, 3, 4], [1, 2, 3, 4], [0, 0, 1, 0], [0, 0, 0, 1]),
        .scale(z: 0), .scale(x: 0), .scale(x: 0, y: 0, z: 0), .translation(x: .nan), .scale(x: .infinity),
    ])
    func singularTransformHasNoInverse(transform: Transform3D) {
        #expect(transform.inverted() == nil)
    }

    @Test func rotationIsAboutXThenYThenZ() {
        var random = SeededGenerator()
        for _ in 0..<100 {
            let angles = random.rotation(upTo: 360)
            let oneByOne = Transform3D.rotation(Rotation(x: angles.x))
                .concatenating(.rotation(Rotation(y: angles.y)))
                .concatenating(.rotation(Rotation(z: angles.z)))
            let atOnce = Transform3D.rotation(angles)
            let isSame = areNear(atOnce.numbers, oneByOne.numbers, within: Self.roundingTolerance)
            #expect(isSame, SeededGenerator.replay)
        }
    }

    @Test func positiveAngleAboutXTurnsTheLowerEdgeTowardsTheViewer() throws {
        let seen = Transform3D.rotation(Rotation(x: 30)).concatenating(.perspective(eyeDistance: 1000))
        let lower = try #require(seen.project(Point(x: 100, y: 100)))
        let upper = try #require(seen.project(Point(x: 100, y: -100)))
        #expect(lower.x > 100 && upper.x < 100)
    }

    @Test func positiveAngleAboutZTurnsClockwise() throws {
        let corner = try #require(Transform3D.rotation(Rotation(z: 90)).project(Point(x: 1, y: 0)))
        #expect(corner.isNear(Point(x: 0, y: 1), within: Self.roundingTolerance))
    }

    @Test func transformsWithEqualNumbersAreEqual() {
        let transform = Transform3D.translation(x: 1, y: 2, z: 3)
        #expect(transform == .translation(x: 1, y: 2, z: 3))
        #expect(transform != .translation(x: 1, y: 2, z: 4))
        #expect(transform != transform.concatenating(.perspective(eyeDistance: 1)))
    }

    private func areNear(_ left: [Double], _ right: [Double], within tolerance: Double) -> Bool {
        zip(left, right).allSatisfy { $0.isNear($1, within: tolerance) }
    }
}
