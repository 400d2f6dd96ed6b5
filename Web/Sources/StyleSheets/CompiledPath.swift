@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// The animations and the constant declarations of a path.
struct CompiledPath {
    let path: LayoutPath
    let model: PathModel
    /// The keyframes of the properties that vary.
    private let keyframes: [(property: AnimatedProperty, keyframes: [KeyframeSampler.Keyframe])]
    /// The parameters of visible poses; nil for all.
    private let visibleParameters: [Double]?

    /// Compiles a path in a form.
    ///
    /// - Parameter part: Returns the compiled path of another layout whose keyframes are used.
    init(
        _ model: PathModel, _ form: SheetForm, like part: (SheetLayout) -> CompiledPath,
        within limit: PoseError
    ) throws(StyleSheetError) {
        path = model.path
        self.model = model
        let varying = model.properties.indices.filter { model.properties[$0].varies }
        let samplers = varying.map { KeyframeSampler(model: model, index: $0, limit: limit) }
        let kept: [[KeyframeSampler.Keyframe]]
        switch form {
        case .like(let layout):
            let base = part(layout)
            visibleParameters = base.visibleParameters
            kept = base.keyframes.map { $0.keyframes }
            guard base.isLike(model),
                zip(samplers, kept).allSatisfy({ $0.fits($1, at: base.visibleParameters) })
            else { throw StyleSheetError("the keyframes must be those of the other layout, but differ") }
        case .resting where path.restsAtWholes:
            let parameters = path.restingParameters
            visibleParameters = parameters
            kept = samplers.map { $0.keyframes(at: parameters) }
        case .short, .precise, .resting:
            visibleParameters = nil
            kept = samplers.map { $0.keyframes() }
        }
        keyframes = zip(varying, kept).map { (model.properties[$0], $1) }
    }

    /// Returns whether a path has the same properties and knots.
    private func isLike(_ other: PathModel) -> Bool {
        path.knots == other.path.knots && model.properties.count == other.properties.count
            && zip(model.properties, other.properties).allSatisfy { $0.isLike($1) }
    }

    /// The parameters at the start and the end of the animations.
    var start: Double { path.knots[path.knots.count - 1] }
    var end: Double { path.knots[0] }

    /// Declarations for all times.
    func constants(_ mirroring: SheetDirection) -> [String] {
        let constant = model.properties.filter { !$0.varies }
            .map { $0.declaration($0.values(at: 0), mirroring: mirroring) }
        return constant + origin(mirroring) + (path.hidesBacks ? ["backface-visibility:hidden"] : [])
    }

    private func origin(_ mirroring: SheetDirection) -> [String] {
        let anchor = path.anchor
        guard model.isFlat, anchor.x != .zero || anchor.y != .zero else { return [] }
        func from(_ text: String) -> String { text == "0px" ? "50%" : "calc(50% + \(text))" }
        return ["transform-origin:\(from(mirroring.mirrored(anchor.x))) \(from(CSSText.length(anchor.y)))"]
    }

    /// Returns the keyframes of animations by the suffixes of their names.
    ///
    /// All properties that a compositor moves are in one animation, each with its own times and easings: a browser updates
    /// every animation of every card in each frame. Those that another variant moves in the same way have an animation of
    /// their own, which both variants share.
    func animations(
        _ mirroring: SheetDirection, besides other: CompiledPath
    ) -> [(suffix: String, keyframes: String)] {
        let (own, others) = (properties(mirroring), other.properties(mirroring).map { $0.blocks })
        return [true, false].compactMap { isShared in
            let group = own.filter { others.contains($0.blocks) == isShared }
            return group.first.map { ($0.suffix, KeyframeBlock.text(group.flatMap { $0.blocks })) }
        }
    }

    /// Returns the keyframes of each property.
    private func properties(_ mirroring: SheetDirection) -> [(suffix: String, blocks: [KeyframeBlock])] {
        keyframes.map { property, keyframes in
            let blocks = keyframes.map {
                KeyframeBlock(
                    times: [percentage($0.parameter)], easing: $0.easing.declaration,
                    declarations: [
                        property.declaration(property.writtenValues(at: $0.parameter), mirroring: mirroring)
                    ])
            }
            // The numbers of equal blocks may differ in another layout.
            let joined = model.isPrecise ? blocks : KeyframeBlock.joined(blocks)
            return (Self.suffixes[property.name] ?? "", joined)
        }
    }

    /// Returns the time of a parameter.
    func percentage(_ parameter: Double) -> String {
        parameter == end ? "to" : CSSText.number(100 * (start - parameter) / (start - end)) + "%"
    }

    /// The times at which items are invisible; nil if there are none.
    var hiding: Hiding? {
        let knots = Set(path.knots + [0]).sorted(by: >)
        guard let first = knots.firstIndex(where: path.isSeen), let last = knots.lastIndex(where: path.isSeen)
        else { return nil }
        func times(_ indices: [Int]) -> [Double] {
            indices.map { 100 * (start - knots[$0]) / (start - end) }
        }
        let hidden =
            (first > 0 ? [0, first - 1] : []) + (last < knots.count - 1 ? [last + 1, knots.count - 1] : [])
        guard !hidden.isEmpty else { return nil }
        let seen =
            (first > 0 ? times([first - 1]).map { $0 + instant } : [])
            + (last < knots.count - 1 ? times([last + 1]).map { $0 - instant } : [])
        return Hiding(hidden: times(hidden), seen: seen)
    }

    /// The time in which an item appears, in percent: more than the rounding of offsets to pixels.
    private var instant: Double { 100 * 0.003 / (start - end) }

    private static let suffixes: [AnimatedProperty.Name: String] = [
        .translate: "-move", .rotate: "-turn", .scale: "-scale", .transform: "-pose", .opacity: "-fade",
    ]
}

extension LayoutPath {
    /// Returns whether an item is not transparent and does not show its back.
    func isSeen(at parameter: Double) -> Bool {
        let pose = pose(parameter)
        let isTurned = max(abs(pose.rotation.x), abs(pose.rotation.y)) >= 90
        return pose.opacity > 0 && !(hidesBacks && isTurned)
    }

    /// Whether resting items are at whole parameters.
    fileprivate var restsAtWholes: Bool { pitch == unit && rest == origin }

    /// The whole parameters and those at both ends.
    fileprivate var restingParameters: [Double] {
        let (first, last) = (knots[0], knots[knots.count - 1])
        // WebAssembly has no instruction for the products in `stride`.
        let wholes = (Int(first.rounded(.down))...Int(last.rounded(.up))).map { Double($0) }
        return [first] + wholes.filter { $0 > first && $0 < last } + [last]
    }
}
