@testable import FanfoldKeyframes
import Testing

@_spi(Host) @testable import Fanfold

/// `PoseEffect` against the poses' own transforms, by a model of SwiftUI's matrices.
@Suite struct PoseEffectTests {
    /// In points.
    private static let tolerance = 1e-9
    /// The least distance by which each wrong model differs, in points.
    private static let visible = 1.0

    @Test(arguments: Variant.all)
    func effectsShowEachPoseOfTheFiveLayouts(variant: Variant) {
        for sample in variant.samples(40) {
            for index in sample.visibleRange.prefix(12) {
                expectSameCorners(sample.attributes(Double(index)), "\(sample), item \(index)")
                expectSameCorners(
                    sample.attributes(Double(index) + 0.37), "\(sample), item \(index) and 0.37")
            }
        }
    }

    @Test(arguments: KeyframePreset.allCases, [LayoutDirection.leftToRight, .rightToLeft])
    func effectsShowEachPoseOfThePresets(preset: KeyframePreset, direction: LayoutDirection) {
        let layout = preset.layout
        for viewport in [Viewports.phone, Size(width: 1024, height: 768)] {
            for reduceMotion in [false, true] {
                var context = LayoutContext(
                    viewport: viewport, count: 30, direction: direction, reduceMotion: reduceMotion)
                for step in 0..<64 {
                    context.offset = layout.contentLength(in: context) * Double(step) / 64
                    for index in layout.visibleRange(in: context) {
                        expectSameCorners(
                            layout.attributes(at: Double(index), in: context), "\(index), \(context)")
                    }
                }
            }
        }
    }

    @Test func effectsShowRandomPoses() {
        var random = SeededGenerator(stream: 49)
        for _ in 0..<2000 {
            let pose = random.pose()
            expectSameCorners(pose, "\(pose)")
        }
    }

    @Test(arguments: [
        Rotation(x: 180), Rotation(y: 180), Rotation(z: 180), Rotation(x: 180, y: 30), .zero,
        Rotation(x: 180 - 1e-6, y: 1e-5), Rotation(x: 1e-5, y: 180 + 1e-6), Rotation(y: 1e-7, z: 180 - 1e-6),
        Rotation(x: 1e-9, y: -1e-9),
    ])
    func effectsShowHalfTurnsAndTinyTurns(rotation: Rotation) {
        var pose = ItemAttributes(center: Point(x: 120, y: 300), size: Size(width: 200, height: 90))
        pose.rotation = rotation
        pose.depth = 120
        pose.eyeOffset = Point(x: 30, y: -200)
        expectSameCorners(pose, "\(rotation)")
    }

    @Test(arguments: [Rotation(x: 90), Rotation(y: -90)])
    func anEdgeOnPoseIsTransparent(rotation: Rotation) {
        var pose = ItemAttributes(center: .zero, size: Size(width: 200, height: 90))
        pose.rotation = rotation
        #expect(PoseEffect(pose).opacity == 0)
        pose.rotation = Rotation(x: 80, y: 10)
        #expect(PoseEffect(pose).opacity == 1)
    }

    @Test func anItemWithoutAreaHasFiniteEffects() {
        let effect = PoseEffect(ItemAttributes(center: Point(x: 1, y: 2), size: .zero))
        #expect(effect.anchor == Point(x: 0.5, y: 0.5) && effect.offset == Point(x: 1, y: 2))
        #expect(effect.perspective == 0 && effect.angle == 0)
    }

    /// Nine numbers of each of two matrices of SwiftUI 6.5.4, from the "dual" tests of OpenSwiftUI 069dd80b.
    @Test func theModelHasTheMatricesOfSwiftUI() {
        let size = Size(width: 100, height: 50)
        let half = Point(x: 0.5, y: 0.5)
        let one = RotationModel(
            size: size, angle: .pi / 4, axis: SIMD3(1, 0, 0), anchor: half, anchorZ: 2, perspective: 2)
        let two = RotationModel(
            size: size, angle: .pi / 3, axis: SIMD3(0, 1, 0), anchor: half, anchorZ: 1, perspective: 1)
        let published: [(RotationModel, [Double])] = [
            (
                one,
                [
                    1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
                    19.09188309203678,
                    18.282485578727798, 1.3818376618407355,
                ]
            ),
            (
                two,
                [
                    0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0,
                    2.7333395016045907,
                    -10.700317547305483, 0.5719872981077807,
                ]
            ),
        ]
        for (model, numbers) in published {
            #expect(zip(model.flat, numbers).allSatisfy { abs($0 - $1) < 1e-12 })
        }
    }

    @Test(arguments: RotationModel.Mistake.allCases)
    func wrongModelsDifferVisibly(mistake: RotationModel.Mistake) {
        var pose = ItemAttributes(center: Point(x: 160, y: 240), size: Size(width: 200, height: 320))
        pose.rotation = Rotation(x: 20, y: 40)
        pose.scale = 0.8
        pose.depth = 150
        pose.eyeOffset = Point(x: 40, y: 60)
        #expect(distance(of: pose, with: mistake) > Self.visible)
    }

    private func expectSameCorners(_ pose: ItemAttributes, _ comment: @autoclosure () -> String) {
        let comment = comment()
        guard pose.quad != nil else { return }
        #expect(distance(of: pose, with: nil) < Self.tolerance, "\(comment), \(SeededGenerator.replay)")
    }

    /// The largest distance between the corners of a pose and those of its effects, in points.
    ///
    /// Division by the distance from the eye enlarges errors of rounding with the square of the magnification. The function
    /// divides the distance of a corner more than 1000 points from the center by that square.
    private func distance(of pose: ItemAttributes, with mistake: RotationModel.Mistake?) -> Double {
        let corners = [
            Point.zero, Point(x: pose.size.width, y: 0), Point(x: pose.size.width, y: pose.size.height),
            Point(x: 0, y: pose.size.height),
        ]
        guard let quad = pose.quad else { return 0 }
        let expected = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
        let effect = PoseEffect(pose)
        return zip(corners, expected).map { corner, wanted in
            let shown = effect.place(corner, in: pose.size, with: mistake)
            let reach = max(1000, abs(wanted.x - pose.center.x), abs(wanted.y - pose.center.y)) / 1000
            return max(abs(shown.x - wanted.x), abs(shown.y - wanted.y)) / (reach * reach)
        }.max() ?? 0
    }
}

extension PoseEffect {
    /// Places a point of a view as SwiftUI's effects do.
    fileprivate func place(_ point: Point, in size: Size, with mistake: RotationModel.Mistake?) -> Point {
        let scaled = Point(
            x: size.width / 2 + scale * (point.x - size.width / 2),
            y: size.height / 2 + scale * (point.y - size.height / 2))
        let rotation = RotationModel(
            size: size, angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
            mistake: mistake)
        let turned = rotation.place(mistake == .order ? point : scaled)
        let ordered =
            mistake == .order
            ? Point(
                x: size.width / 2 + scale * (turned.x - size.width / 2),
                y: size.height / 2 + scale * (turned.y - size.height / 2)) : turned
        return Point(x: ordered.x + offset.x, y: ordered.y + offset.y)
    }
}

/// The matrix of SwiftUI's `rotation3DEffect`: `T(−a) · R(axis, angle) · P(d) · T(a)` for row vectors, without its third row
/// and column. `a` is the anchor in points with `anchorZ`, and `d = max(width, height) / perspective`.
///
/// Source: OpenSwiftUI 069dd80b, `Rotation3DEffect.swift`, audited for SwiftUI 6.5.4.
struct RotationModel {
    enum Mistake: CaseIterable, Sendable { case order, anchorSign, shorterSide, degrees }

    private let matrix: Transform3D

    init(
        size: Size, angle: Double, axis: SIMD3<Double>, anchor: Point, anchorZ: Double, perspective: Double,
        mistake: Mistake? = nil
    ) {
        let z = mistake == .anchorSign ? -anchorZ : anchorZ
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        let side = mistake == .shorterSide ? min(size.width, size.height) : max(size.width, size.height)
        let turn = Self.rotation(mistake == .degrees ? angle * .pi / 180 : angle, axis)
        let eye =
            perspective == 0 ? Transform3D.identity : .perspective(eyeDistance: side / perspective)
        matrix = Transform3D.translation(x: -x, y: -y, z: -z).concatenating(turn).concatenating(eye)
            .concatenating(.translation(x: x, y: y, z: z))
    }

    /// The nine numbers without the third row and column.
    var flat: [Double] {
        [matrix.rows.0, matrix.rows.1, matrix.rows.3].flatMap { [$0.x, $0.y, $0.w] }
    }

    func place(_ point: Point) -> Point {
        let row = point.x * matrix.rows.0 + point.y * matrix.rows.1 + matrix.rows.3
        return Point(x: row.x / row.w, y: row.y / row.w)
    }

    /// `CATransform3DMakeRotation`.
    private static func rotation(_ angle: Double, _ axis: SIMD3<Double>) -> Transform3D {
        let (s, c) = ElementaryFunctions.sineAndCosine(angle)
        let (x, y, z, k) = (axis.x, axis.y, axis.z, 1 - c)
        return Transform3D(
            SIMD4(x * x * k + c, x * y * k + z * s, x * z * k - y * s, 0),
            SIMD4(x * y * k - z * s, y * y * k + c, y * z * k + x * s, 0),
            SIMD4(x * z * k + y * s, y * z * k - x * s, z * z * k + c, 0), SIMD4(0, 0, 0, 1))
    }
}

extension SeededGenerator {
    /// A pose in front of the eye with rotations about three axes, a depth and an eye offset.
    fileprivate mutating func pose() -> ItemAttributes {
        var pose = ItemAttributes(
            center: Point(x: number(in: -500...900), y: number(in: -500...1300)),
            size: Size(width: number(in: 1...800), height: number(in: 1...800)))
        pose.rotation = rotation(upTo: 180)
        pose.scale = number(in: 0.1...1.5)
        pose.depth = number(in: -200...1000)
        pose.eyeDistance = number(in: 1500...5000)
        pose.eyeOffset = Point(x: number(in: -600...600), y: number(in: -600...600))
        return pose
    }
}
