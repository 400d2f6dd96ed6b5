@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// A function of CSS whose arguments depend on the parameter of a layout's path.
struct TransformFunction {
    enum Kind { case perspective, translate, rotateX, rotateY, rotateZ, scale, opacity }

    let kind: Kind
    /// The arguments at a parameter. Numbers and angles are in the place of points.
    let arguments: @Sendable (Double) -> [RelativeLength]

    /// Creates a function of lengths.
    init(_ kind: Kind, _ arguments: @escaping @Sendable (Double) -> [RelativeLength]) {
        self.kind = kind
        self.arguments = arguments
    }

    /// Creates a function of one number.
    init(_ kind: Kind, number: @escaping @Sendable (Double) -> Double) {
        self.init(kind) { [.points(number($0))] }
    }

    /// The argument without effect, unless every value has one.
    var neutral: RelativeLength? {
        switch kind {
        case .perspective: nil
        case .scale, .opacity: .points(1)
        case .translate, .rotateX, .rotateY, .rotateZ: .zero
        }
    }

    /// Returns arguments without invisible decimals.
    func rounded(_ arguments: [RelativeLength]) -> [RelativeLength] {
        let steps =
            switch kind {
            case .scale: RelativeLength(repeating: 1e-4)
            case .opacity: RelativeLength(repeating: 1e-3)
            // Hundredths of a percent, of a point or of a degree.
            case .perspective, .translate, .rotateX, .rotateY, .rotateZ:
                RelativeLength(1e-4, 1e-4, 1e-4, 1e-2)
            }
        return arguments.map { argument in
            var result = argument
            for lane in 0..<4 { result[lane] = (argument[lane] / steps[lane]).nearestInteger * steps[lane] }
            return result
        }
    }

    /// Returns the matrix of arguments in a viewport.
    func matrix(_ arguments: [RelativeLength], in viewport: Size) -> Transform3D {
        let values = arguments.map { $0.points(in: viewport) }
        return switch kind {
        case .perspective: .perspective(eyeDistance: values.max() ?? 1)
        case .translate: .translation(x: values[0], y: values[1], z: values[2])
        case .rotateX: Transform3D(rotation: Rotation(x: values[0]))
        case .rotateY: Transform3D(rotation: Rotation(y: values[0]))
        case .rotateZ: Transform3D(rotation: Rotation(z: values[0]))
        case .scale: .scale(x: values[0], y: values[0])
        case .opacity: .identity
        }
    }
}

extension TransformFunction {
    /// Returns the function in a `transform`.
    ///
    /// - Parameter used: The indices of arguments that are not always neutral.
    func text(_ values: [RelativeLength], used: Set<Int>, mirroring: SheetDirection) -> String {
        switch kind {
        case .perspective: "perspective(\(Self.greatest(values)))"
        case .translate: translation(values, used, mirroring)
        case .rotateX: "rotateX(\(CSSText.number(values[0].w))deg)"
        case .rotateY: "rotateY(\(mirroring.mirrored(degrees: values[0].w)))"
        case .rotateZ: "rotateZ(\(mirroring.mirrored(degrees: values[0].w)))"
        case .scale, .opacity: "scale(\(CSSText.number(values[0].w, decimals: 5)))"
        }
    }

    /// Returns the value of an individual property such as `rotate`.
    func propertyText(_ values: [RelativeLength], used: Set<Int>, mirroring: SheetDirection) -> String {
        switch kind {
        case .translate:
            mirroring.mirrored(values[0]) + (used.contains(1) ? " \(CSSText.length(values[1]))" : "")
        // Some minifiers write an angle of 0 without a unit, which is invalid here.
        case .rotateZ: values[0].w == 0 ? "none" : mirroring.mirrored(degrees: values[0].w)
        case .perspective, .rotateX, .rotateY, .scale, .opacity: CSSText.number(values[0].w, decimals: 5)
        }
    }

    private func translation(
        _ values: [RelativeLength], _ used: Set<Int>, _ mirroring: SheetDirection
    ) -> String {
        let (x, y, z) = (mirroring.mirrored(values[0]), CSSText.length(values[1]), CSSText.length(values[2]))
        return switch (used.contains(0), used.contains(1), used.contains(2)) {
        case (false, false, _): "translateZ(\(z))"
        case (_, false, false): "translateX(\(x))"
        case (false, _, false): "translateY(\(y))"
        case (true, true, false): "translate(\(x),\(y))"
        default: "translate3d(\(x),\(y),\(z))"
        }
    }

    private static func greatest(_ lengths: [RelativeLength]) -> String {
        lengths.count == 1
            ? CSSText.length(lengths[0]) : "max(\(lengths.map { CSSText.sum($0) }.joined(separator: ",")))"
    }
}
