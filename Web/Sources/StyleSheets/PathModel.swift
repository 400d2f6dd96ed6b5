@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// The properties that move an item from its natural place to its pose.
struct PathModel {
    let path: LayoutPath
    /// The properties in the order in which CSS applies them, and the opacity.
    let properties: [AnimatedProperty]
    /// Whether items stay in the viewport's plane: the anchor is then the transform's origin.
    let isFlat: Bool
    /// Whether written values keep invisible decimals.
    let isPrecise: Bool

    /// Creates the properties of a path.
    ///
    /// - Parameters:
    ///   - isPrecise: Whether written values keep invisible decimals.
    ///   - splitsAxes: Whether upright items have a property for each axis, with its own easings.
    init(_ path: LayoutPath, isPrecise: Bool, splitsAxes: Bool = false) {
        self.path = path
        self.isPrecise = isPrecise
        let parameters = path.knots + path.knots.dense
        isFlat = path.isFlat(at: parameters)
        let opacity = TransformFunction(.opacity) { [.points(path.pose($0).opacity)] }
        let properties: [(AnimatedProperty.Name, [TransformFunction])] =
            (isFlat ? path.flatProperties(splitsAxes: splitsAxes) : path.spaceProperties) + [
                (.opacity, [opacity])
            ]
        self.properties = properties.compactMap {
            AnimatedProperty($0, $1, at: parameters, isPrecise: isPrecise)
        }
    }

    /// Returns the values of all properties at a parameter.
    func values(at parameter: Double) -> [[[RelativeLength]]] { properties.map { $0.values(at: parameter) } }

    /// Returns whether items move as those of another path.
    func movesLike(_ other: PathModel) -> Bool {
        path.knots == other.path.knots
            && path.knots.dense.allSatisfy { move(at: $0) == other.move(at: $0) }
    }

    private func move(at parameter: Double) -> [[RelativeLength]]? {
        properties.first { $0.name == .translate }?.values(at: parameter)
    }

    /// Returns the corners that a browser would draw, from the item's natural center; nil behind the eye.
    func quad(_ values: [[[RelativeLength]]], in viewport: Size) -> Quad? {
        let (width, height) = (path.width.points(in: viewport), path.height.points(in: viewport))
        let anchor = isFlat ? path.anchor : (.zero, .zero, .zero)
        let (x, y) = (anchor.x.points(in: viewport), anchor.y.points(in: viewport))
        var transform = Transform3D.translation(x: -x, y: -y)
        // The last function applies first.
        for (property, values) in zip(properties, values).reversed() {
            for (function, arguments) in zip(property.functions, values).reversed() {
                transform = transform.concatenating(function.matrix(arguments, in: viewport))
            }
        }
        let rect = Rect(
            origin: Point(x: -width / 2, y: -height / 2), size: Size(width: width, height: height))
        return transform.concatenating(.translation(x: x, y: y)).project(rect)
    }
}

extension [Double] {
    /// Parameters between the first and the last one, for tests of a property of all of them.
    var dense: [Double] {
        guard let first, let last else { return [] }
        return (0...200).map { first + (last - first) * Double($0) / 200 }
    }
}

extension LayoutPath {
    fileprivate func isFlat(at parameters: [Double]) -> Bool {
        guard !eyeDistances.isEmpty else { return true }
        guard anchor.z == .zero else { return false }
        return parameters.allSatisfy { parameter in
            let pose = pose(parameter)
            return pose.rotation.x == 0 && pose.rotation.y == 0 && pose.depth == RelativeLength.zero
        }
    }

    /// Returns the distance of an item's center from its natural place.
    private func shift(at parameter: Double) -> (x: RelativeLength, y: RelativeLength) {
        let (pose, natural) = (pose(parameter), naturalCenter(at: parameter))
        return axis == .horizontal ? (pose.x - natural, pose.y) : (pose.x, pose.y - natural)
    }

    /// Items in the viewport's plane: one property for each component.
    fileprivate func flatProperties(splitsAxes: Bool) -> [(AnimatedProperty.Name, [TransformFunction])] {
        let path = self
        let translate = TransformFunction(.translate) { parameter in
            let (shift, scale) = (path.shift(at: parameter), path.pose(parameter).scale)
            // The origin of the transform stays in place, but an anchor moves with the scale.
            return [
                shift.x + (scale - 1) * path.anchor.x, shift.y + (scale - 1) * path.anchor.y, .zero,
            ]
        }
        guard !splitsAxes else {
            return [
                (.translate, [TransformFunction(.translate) { [path.shift(at: $0).x, .zero, .zero] }]),
                (.transform, [TransformFunction(.translate) { [.zero, path.shift(at: $0).y, .zero] }]),
            ]
        }
        return [
            (.translate, [translate]),
            (.rotate, [TransformFunction(.rotateZ, number: { path.pose($0).rotation.z })]),
            (.scale, [TransformFunction(.scale, number: { path.pose($0).scale })]),
        ]
    }

    /// Items in space: first to the place of the eye's axis, then one list of functions.
    fileprivate var spaceProperties: [(AnimatedProperty.Name, [TransformFunction])] {
        let (path, eyeDistances) = (self, eyeDistances)
        let isShared = eye == .shared
        let translate = TransformFunction(.translate) { parameter in
            guard isShared else {
                let shift = path.shift(at: parameter)
                return [shift.x, shift.y, .zero]
            }
            let natural = -path.naturalCenter(at: parameter)
            return path.axis == .horizontal ? [natural, .zero, .zero] : [.zero, natural, .zero]
        }
        let place = TransformFunction(.translate) { parameter in
            let (pose, anchor) = (path.pose(parameter), path.anchor)
            let (x, y) = isShared ? (pose.x, pose.y) : (.zero, .zero)
            return [x + pose.scale * anchor.x, y + pose.scale * anchor.y, pose.scale * anchor.z - pose.depth]
        }
        let back = TransformFunction(.translate) { parameter in
            let scale = -path.pose(parameter).scale
            return [scale * path.anchor.x, scale * path.anchor.y, scale * path.anchor.z]
        }
        return [
            (.translate, [translate]),
            (
                .transform,
                [
                    TransformFunction(.perspective) { _ in eyeDistances }, place,
                    TransformFunction(.rotateZ, number: { path.pose($0).rotation.z }),
                    TransformFunction(.rotateY, number: { path.pose($0).rotation.y }),
                    TransformFunction(.rotateX, number: { path.pose($0).rotation.x }), back,
                    TransformFunction(.scale, number: { path.pose($0).scale }),
                ]
            ),
        ]
    }
}
