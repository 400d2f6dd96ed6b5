@_spi(Host) import Fanfold
import FanfoldKeyframes
@_spi(Host) import FanfoldStandard

/// The poses: animations whose time is the place of a cell in the scroller.
extension StyleSheet {
    var motionRules: String {
        var names = AnimationNames()
        let usual = animationNames(layout.usual, besides: layout.reduced, "", &names)
        let reduced = animationNames(layout.reduced, besides: layout.usual, "-reduced", &names)
        let rules =
            placeRules
            + CSSText.rule(
                card,
                ["max-width:none", "max-height:none"] + layout.usual.constants(mirroring) + timeline(usual))
            + reducedRule(usual, reduced) + rightToLeftRules(usual)
            + (layout.usual.hiding == nil && layout.reduced.hiding == nil ? "" : Hiding.readingRule(card))
        // Browsers that cannot ask for the direction would run animations of right-to-left rows backwards.
        let direction = isHorizontal && direction != .ltr ? " and selector(:dir(rtl))" : ""
        return "@supports(\(Self.timelines))\(direction){\(rules)\(fanMotionRules)\(names.text)\(inertRule)}"
    }

    /// Returns the names of a variant's animations.
    private func animationNames(
        _ compiled: CompiledPath, besides other: CompiledPath, _ variant: String,
        _ names: inout AnimationNames
    ) -> [String] {
        let others = (compiled.hiding?.visibility ?? "") + order
        let hiding = others.isEmpty ? [] : [(suffix: Hiding.suffix, keyframes: others)]
        return (compiled.animations(mirroring, besides: other) + hiding)
            .map { names.name(name + variant + $0.suffix, of: $0.keyframes) }
    }

    /// The keyframes of the painting order, unless it is the document's.
    private var order: String {
        switch path.order {
        case .laterInFront: return ""
        case .nearestInFront:
            let (start, end) = (layout.usual.start, layout.usual.end)
            let (before, after) = (9999 - (24 * start).nearestInteger, 9999 + (24 * end).nearestInteger)
            let middle = "\(layout.usual.percentage(0)){z-index:9999}"
            return "0%{z-index:\(Int(before))}\(middle)to{z-index:\(Int(after))}"
        case .earlierInFront: return "0%{z-index:1}to{z-index:9999}"
        @unknown default: return ""
        }
    }

    /// Keyframes of browsers that can make hidden items inert: while the main thread is busy, it shows no item whose `visibility`
    /// changes. Invisible items are transparent or turned away in any case. If those browsers know `sibling-index()`, the order
    /// of items needs no animation.
    private var inertRule: String {
        let isFixed = path.order == .earlierInFront
        var names = AnimationNames()
        for (compiled, variant) in [(layout.usual, ""), (layout.reduced, "-reduced")]
        where isFixed || compiled.hiding != nil {
            let keyframes = (compiled.hiding?.inertness ?? "") + (isFixed ? "" : order)
            _ = names.name(name + variant + Hiding.suffix, of: keyframes)
        }
        let condition = "(interactivity:inert)\(isFixed ? " and (\(Self.siblings))" : "")"
        return names.text.isEmpty ? "" : "@supports\(condition){\(names.text)}"
    }

    private func timeline(_ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return animation(names, from: layout.usual.start, to: layout.usual.end)
    }

    /// Returns the declarations of animations over a part of a cell's way through the scroller.
    ///
    /// They are no shorthand: Lightning CSS 1.32 would write the timeline into it, which no browser reads, or a duration of 0 s.
    func animation(_ names: [String], from start: Double, to end: Double) -> [String] {
        [
            "animation-name:\(names.joined(separator: ","))", "animation-timing-function:linear",
            "animation-fill-mode:both", "animation-timeline:--fanfold",
            "animation-range:\(range(at: start)) \(range(at: end))",
        ]
    }

    /// Returns the scroll position of a parameter: a cell begins to cover the scroller at its end.
    func range(at parameter: Double) -> String {
        let extent: RelativeLength = isHorizontal ? .width : .height
        return "cover \(CSSText.length(extent - path.place(at: parameter)))"
    }

    /// Upright items that move evenly, for readers who prefer reduced motion.
    private func reducedRule(_ usual: [String], _ reduced: [String]) -> String {
        var declarations = resets
        if usual.isEmpty {
            declarations += timeline(reduced)
        } else if usual != reduced {
            let names = reduced.isEmpty ? "none" : reduced.joined(separator: ",")
            declarations.append("animation-name:\(names)")
        }
        guard !declarations.isEmpty else { return "" }
        return "@media(prefers-reduced-motion:reduce){\(CSSText.rule(card, declarations))}"
    }

    /// The declarations that replace the usual constants.
    var resets: [String] {
        let constants = layout.reduced.constants(mirroring)
        let kept = Set(constants.map(Self.property))
        let reset = layout.usual.constants(mirroring).map(Self.property)
            .filter { $0 != "transform-origin" && !kept.contains($0) }
            .map { "\($0):\($0 == "backface-visibility" ? "visible" : $0 == "opacity" ? "1" : "none")" }
        let height = layout.reduced.path.height
        return reset + constants.filter { !layout.usual.constants(mirroring).contains($0) }
            + (height == path.height ? [] : ["height:\(CSSText.length(height))"])
    }

    private static func property(of declaration: String) -> String {
        String(declaration.prefix { $0 != ":" })
    }

    /// Chromium 156 measures view timelines in right-to-left scrollers from the left edge. There, the timeline is the scroller's,
    /// and the range follows the index of the item.
    private func rightToLeftRules(_ names: [String]) -> String {
        guard isHorizontal, direction != .ltr else { return "" }
        let numbers = ItemNumbers(
            children: "\(scroller):dir(rtl)>ul>li", names: ("--fanfold-i", "--fanfold-j"))
        func range(_ parameter: Double) -> String {
            offset(numbers, plus: path.leading - path.place(at: parameter))
        }
        let card =
            names.isEmpty ? "" : mirrored("*", from: range(layout.usual.start), to: range(layout.usual.end))
        return CSSText.rule(numbers.children, numbers.start) + numbers.rules + card
            + fanRightToLeftRules(numbers)
    }

    /// Returns the scroll offset at a distance from the start of an item's cell.
    func offset(_ numbers: ItemNumbers, plus distance: RelativeLength) -> String {
        "calc(\(numbers.index)*\(CSSText.factor(path.pitch)) + \(CSSText.factor(distance)))"
    }

    /// Returns a rule for animations of cards or their layers in right-to-left scrollers.
    func mirrored(_ selector: String, from start: String, to end: String) -> String {
        CSSText.rule(
            "\(scroller):dir(rtl)>ul>li>\(selector)",
            ["animation-timeline:scroll(nearest inline)", "animation-range:\(start) \(end)"])
    }
}
