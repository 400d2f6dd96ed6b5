@_spi(Host) import Fanfold

/// The animations and the constant declarations of a path.
struct CompiledPath {
    let path: LayoutPath
    let model: PathModel
    /// The keyframes of the properties that vary.
    private let keyframes: [(property: AnimatedProperty, keyframes: [KeyframeSampler.Keyframe])]

    init(_ model: PathModel, within limit: PoseError) {
        path = model.path
        self.model = model
        keyframes = model.properties.indices.filter { model.properties[$0].varies }.map {
            (model.properties[$0], KeyframeSampler(model: model, index: $0, limit: limit).keyframes())
        }
    }

    /// Compiles the poses at whole parameters only, which are those of resting items.
    init(restingOn model: PathModel) {
        path = model.path
        self.model = model
        let (first, last) = (path.knots[0], path.knots[path.knots.count - 1])
        let wholes = stride(from: first.rounded(.up), through: last.rounded(.down), by: 1)
        let parameters = Set([first, last] + wholes).sorted()
        keyframes = model.properties.indices.filter { model.properties[$0].varies }.map {
            let sampler = KeyframeSampler(model: model, index: $0, limit: .limit)
            return (model.properties[$0], sampler.keyframes(at: parameters))
        }
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

    /// Returns the keyframes by the suffixes of their names.
    func animations(_ mirroring: SheetDirection) -> [(suffix: String, keyframes: String)] {
        var result: [(suffix: String, keyframes: String)] = []
        for (property, keyframes) in keyframes {
            let text = keyframes.map { keyframe in
                let declaration = property.declaration(
                    property.values(at: keyframe.parameter), mirroring: mirroring)
                let easing = keyframe.easing.declaration.map { "\($0);" } ?? ""
                return "\(percentage(keyframe.parameter)){\(easing)\(declaration)}"
            }
            result.append((suffix: Self.suffixes[property.name] ?? "", keyframes: text.joined()))
        }
        if let visibility { result.append((suffix: "-seen", keyframes: visibility)) }
        return result
    }

    /// Returns the time of a parameter.
    func percentage(_ parameter: Double) -> String {
        parameter == end ? "to" : CSSText.number(100 * (start - parameter) / (start - end)) + "%"
    }

    /// Keyframes that keep invisible items from taps and from the focus; nil if there are none.
    private var visibility: String? {
        let knots = Set(path.knots + [0]).sorted(by: >)
        guard let first = knots.firstIndex(where: isSeen), let last = knots.lastIndex(where: isSeen)
        else { return nil }
        let times = knots.map { 100 * (start - $0) / (start - end) }
        func keyframe(_ times: [Double], _ value: String) -> String {
            times.map { CSSText.number($0) + "%" }.joined(separator: ",") + "{visibility:\(value)}"
        }
        var text = ""
        var seen: [Double] = []
        if first > 0 {
            text += keyframe(first > 1 ? [0, times[first - 1]] : [0], "hidden")
            seen.append(times[first - 1] + instant)
        }
        if last < knots.count - 1 { seen.append(times[last + 1] - instant) }
        guard !seen.isEmpty else { return nil }
        text += keyframe(seen, "visible")
        if last < knots.count - 1 {
            text += keyframe(last < knots.count - 2 ? [times[last + 1], 100] : [100], "hidden")
        }
        return text
    }

    /// Returns whether an item is opaque and does not show its back.
    private func isSeen(_ parameter: Double) -> Bool {
        let pose = path.pose(parameter)
        let isTurned = max(abs(pose.rotation.x), abs(pose.rotation.y)) >= 90
        return pose.opacity > 0 && !(path.hidesBacks && isTurned)
    }

    /// The time in which an item appears, in percent: more than the rounding of offsets to pixels.
    private var instant: Double { 100 * 0.003 / (start - end) }

    private static let suffixes: [AnimatedProperty.Name: String] = [
        .translate: "-move", .rotate: "-turn", .scale: "-scale", .transform: "-pose", .opacity: "-fade",
    ]
}
