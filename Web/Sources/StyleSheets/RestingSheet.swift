@_spi(Host) import Fanfold
import FanfoldKeyframes
@_spi(Host) import FanfoldStandard

/// The resting frame of `<fanfold-view>` as a style sheet, for the time before the view is ready.
///
/// The same keyframes as in ``StyleSheet``, paused at the time of an item's distance from the item shown. It needs no
/// scroll timeline.
public struct RestingSheet {
    let layout: SheetLayout
    let selector: String
    let name: String
    let direction: SheetDirection

    private var path: LayoutPath { layout.usual.path }
    private var isHorizontal: Bool { path.axis == .horizontal }
    private var mirroring: SheetDirection { isHorizontal ? direction : .ltr }

    /// Creates the style sheet of a view.
    ///
    /// - Parameters:
    ///   - layout: The layout in a form for resting items.
    ///   - selector: The selector of the view.
    ///   - name: The prefix of the names of keyframes.
    ///   - direction: The reading directions. The default value is both.
    public init(
        _ layout: SheetLayout, selector: String, name: String, direction: SheetDirection = .both
    ) {
        self.layout = layout
        self.selector = selector
        self.name = name
        self.direction = direction
    }

    /// The text.
    public var text: String {
        var names = AnimationNames()
        let usual = animationNames(layout.usual, besides: layout.reduced, "", &names)
        let reduced = animationNames(layout.reduced, besides: layout.usual, "-reduced", &names)
        let rules = [
            viewRule, signRule, vignetteRule, itemRule(usual), reducedRule(usual, reduced), numbers.rules,
            numbers.last("visibility:hidden"),
        ]
        // Browsers that do not know `scripting` keep the place of the view.
        return
            ":where(\(selector)){display:block}\n@media screen and (scripting){\(rules.joined())\(names.text)}\n"
    }

    /// The view before it is ready. Unlike `:not()`, `:is()` forgives `:state()` to browsers before 2024.
    private var view: String {
        "\(selector):not(:is(:state(ready),:state(failed),[data-ready],[data-failed]))"
    }

    private var numbers: ItemNumbers {
        ItemNumbers(children: "\(view)>", names: ("--i", "--j"))
    }

    private var item: String { "\(view)>:not([slot])" }

    private func animationNames(
        _ compiled: CompiledPath, besides other: CompiledPath, _ variant: String,
        _ names: inout AnimationNames
    ) -> [String] {
        let hiding = compiled.hiding.map { [(suffix: Hiding.suffix, keyframes: $0.visibility)] } ?? []
        return (compiled.animations(mirroring, besides: other) + hiding)
            .map { names.name(name + variant + $0.suffix, of: $0.keyframes) }
    }
}

extension RestingSheet {
    private var viewRule: String {
        CSSText.rule(
            view,
            [
                "display:block", "position:relative", "container-type:size", "contain-intrinsic-height:300px",
                "overflow:clip", "isolation:isolate",
            ] + (mirroring == .both ? ["--fanfold-sign:1"] : []))
            + "@supports(width:attr(a type(<length>))){"
            + CSSText.rule(view, ["--item:attr(item type(<number>),0)"]) + "}"
    }

    private var signRule: String {
        mirroring == .both ? CSSText.rule("\(view):dir(rtl)", ["--fanfold-sign:-1"]) : ""
    }

    private var vignetteRule: String {
        guard let vignette = layout.vignette else { return "" }
        return CSSText.rule(
            "\(view)::after",
            ["content:\"\"", "position:absolute", "inset:0", "z-index:1", "background:\(vignette.gradient)"])
    }

    private func itemRule(_ names: [String]) -> String {
        let animation =
            names.isEmpty
            ? []
            : [
                "animation:1s linear both paused", "animation-name:\(names.joined(separator: ","))",
                "animation-delay:\(delay)",
            ]
        return CSSText.rule(
            item,
            numbers.start + [
                "--d:calc(\(numbers.index) - var(--item,0))", "position:absolute", "box-sizing:border-box",
            ]
                + frame
                + ["min-width:0", "min-height:0", "max-width:none", "max-height:none", "margin:0"] + order
                + layout.usual.constants(mirroring) + animation)
    }

    private func reducedRule(_ usual: [String], _ reduced: [String]) -> String {
        let sheet = StyleSheet(layout, name: name, direction: direction)
        let names =
            usual == reduced
            ? [] : ["animation-name:\(reduced.isEmpty ? "none" : reduced.joined(separator: ","))"]
        let declarations = sheet.resets + (usual.isEmpty ? [] : names)
        guard !declarations.isEmpty else { return "" }
        return "@media(prefers-reduced-motion:reduce){\(CSSText.rule(item, declarations))}"
    }

    /// The natural frame of an item.
    private var frame: [String] {
        let (start, across) = isHorizontal ? ("inset-inline-start", "top") : ("top", "inset-inline-start")
        let (length, middle): (RelativeLength, RelativeLength) =
            isHorizontal ? (path.width, .height / 2) : (path.height, .width / 2)
        let cross = isHorizontal ? path.height : path.width
        let place = path.rest + (path.isCentered ? (path.pitch - length) / 2 : .zero)
        return [
            "\(start):\(offset(from: place))", "\(across):\(CSSText.length(middle - cross / 2))",
            "width:\(CSSText.length(path.width))", "height:\(height)",
        ]
    }

    /// The height of an item, which may depend on its distance.
    private var height: String {
        guard let shrunk = path.shrunkHeight else { return CSSText.length(path.height) }
        let growth = CSSText.factor(path.height - shrunk)
        return "calc(\(CSSText.sum(shrunk)) + \(growth)*clamp(0,1 - var(--d),1))"
    }

    /// Returns the place of an item as a sum.
    private func offset(from place: RelativeLength) -> String {
        let moved = "var(--d)*\(CSSText.factor(path.pitch))"
        return place == .zero ? "calc(\(moved))" : "calc(\(CSSText.sum(place)) + \(moved))"
    }

    /// The time of an item: a number if the scroll distance is a multiple of the path's unit, else a quotient of lengths.
    private var delay: String {
        let (start, span) = (layout.usual.start, layout.usual.start - layout.usual.end)
        let first = path.rest - path.origin
        if let step = path.pitch.multiple(of: path.unit), let rest = first.multiple(of: path.unit) {
            return "calc(var(--d)*\(CSSText.number(step / span, decimals: 8))s"
                + " - \(CSSText.number((start - rest) / span, decimals: 6))s)"
        }
        let distance =
            "atan2(\(CSSText.sum(first)) + var(--d)*\(CSSText.factor(path.pitch)),\(CSSText.sum(path.unit)))"
        // esbuild would turn a factor of .5s at the end into the invalid divisor 2s.
        return "calc(\(CSSText.number(1 / span, decimals: 8))s*tan(\(distance))"
            + " - \(CSSText.number(start / span, decimals: 6))s)"
    }

    private var order: [String] {
        switch path.order {
        case .laterInFront: []
        case .earlierInFront: ["z-index:calc(0 - \(numbers.index))"]
        case .nearestInFront: ["z-index:calc(0 - max(var(--d),-1*var(--d)))"]
        @unknown default: []
        }
    }
}

extension RelativeLength {
    /// Returns the factor from another length to this one, or nil if they are not proportional.
    fileprivate func multiple(of unit: RelativeLength) -> Double? {
        guard let lane = (0..<4).first(where: { unit[$0] != 0 }) else { return nil }
        let factor = self[lane] / unit[lane]
        let rest = self - unit * factor
        return (rest * rest).sum() < 1e-18 ? factor : nil
    }
}

extension RestingSheet {
    /// Creates the style sheet of all views whose attribute names a layout.
    public init(
        _ layout: SheetLayout, ofViewsShowing name: String, direction: SheetDirection = .both
    ) {
        let named = "[layout=\(name)]"
        // A view without the attribute shows the first layout.
        self.init(
            layout, selector: "fanfold-view\(layout.isDefault ? ":is(\(named),:not([layout]))" : named)",
            name: "fanfold-resting-\(name)", direction: direction)
    }
}

extension RestingSheet {
    /// Returns a style sheet that follows parameters of the layout by their attributes and custom properties.
    ///
    /// - Parameter make: Returns the style sheet of a compiled layout.
    @_spi(Host) public static func following(
        _ layout: some StyledLayout, make: @escaping (SheetLayout) -> RestingSheet
    ) throws(StyleSheetError) -> String {
        let sheet = try FollowingSheet(
            layout, .resting, variable: { "var(--p-\($0.attribute))" }, write: { make($0).text })
        return sheet.text + make(try layout.compiled(.resting)).rules(following: sheet.parameters)
    }

    /// The values of parameters: an attribute counts more than a custom property.
    private func rules(following parameters: [FollowedParameter]) -> String {
        guard !parameters.isEmpty else { return "" }
        let properties = parameters.map { "--p-\($0.attribute):\($0.variable)" }
        let attributes = parameters.map {
            "--p-\($0.attribute):attr(\($0.attribute) type(<number>),\($0.variable))"
        }
        return CSSText.rule(view, properties)
            + "@supports(width:attr(a type(<length>))){\(CSSText.rule(view, attributes))}\n"
    }
}
