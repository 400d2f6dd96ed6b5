@_spi(Host) import Fanfold

/// A layout as a style sheet without script: a scroller, a list in it, cells, and one card in each cell.
///
///     <div class="fanfold-wallet" tabindex="0"><ul role="list"><li><article>…</article></li>…</ul></div>
///
/// A cell is as long as the scroll distance from item to item. It never moves by itself: it is the subject of the scroll
/// timeline and of snapping. The card in it moves from its natural place to its pose.
public struct StyleSheet {
    let layout: SheetLayout
    let name: String
    let direction: SheetDirection

    var path: LayoutPath { layout.usual.path }
    var isHorizontal: Bool { path.axis == .horizontal }
    var scroller: String { ".\(name)" }
    var list: String { ".\(name)>ul" }
    var cell: String { ".\(name)>ul>li" }
    var card: String { ".\(name)>ul>li>*" }
    /// The direction of values that right-to-left containers mirror.
    var mirroring: SheetDirection { isHorizontal ? direction : .ltr }

    /// Creates a style sheet.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - name: The class of the scroller, an identifier in CSS.
    ///   - direction: The reading directions. The default value is both.
    public init(_ layout: SheetLayout, name: String, direction: SheetDirection = .both) {
        self.layout = layout
        self.name = name
        self.direction = direction
    }

    /// The text.
    public var text: String {
        let parts = [
            plainRules, fanRules, vignetteRule, "@media screen{\(motionRules)}",
            "@supports not (\(Self.timelines)){\(rowRules)}", "@media print{\(printRules)}",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    static let timelines = "animation-timeline:view()"
    static let siblings = "z-index:calc(sibling-index())"
}

extension StyleSheet {
    private var inline: String { isHorizontal ? "inline" : "block" }

    /// The scroller, the list, the cells and the cards at their natural places.
    private var plainRules: String {
        [scrollerRule, signRule, resetRule, listRule, cellRule, cardRule].joined()
            + CSSText.rule("\(cell):has(:focus-visible)", ["z-index:10000"])
    }

    private var scrollerRule: String {
        let axis = isHorizontal ? "x" : "y"
        return CSSText.rule(
            scroller,
            [
                "container-type:size", "overflow:\(isHorizontal ? "auto hidden" : "hidden auto")",
                "overscroll-behavior-\(axis):contain",
            ] + (path.snaps ? ["scroll-snap-type:\(axis) mandatory"] : [])
                + (mirroring == .both ? ["--fanfold-sign:1"] : []))
    }

    private var signRule: String {
        mirroring == .both ? CSSText.rule("\(scroller):dir(rtl)", ["--fanfold-sign:-1"]) : ""
    }

    private var resetRule: String {
        CSSText.rule("\(list),\(cell),\(card)", ["box-sizing:border-box", "margin:0"])
            + CSSText.rule("\(list),\(cell)", ["padding:0"])
    }

    private var listRule: String {
        let direction =
            isHorizontal
            ? ["inline-size:max-content", "min-inline-size:100cqw", "block-size:100cqh"]
            : ["flex-direction:column"]
        let padding = [path.leading, path.trailing].map(CSSText.padding)
        return CSSText.rule(
            list,
            ["display:flex"] + direction + [
                "overflow:clip", "isolation:isolate",
                "padding-\(inline):\(padding[0] == padding[1] ? padding[0] : padding.joined(separator: " "))",
                "list-style:none",
            ])
    }

    private var cellRule: String {
        let place = path.isCentered ? "center" : isHorizontal ? "center start" : "start center"
        let snapping =
            path.snaps ? ["scroll-snap-align:start"] : []
        let rest = path.rest == .zero ? [] : ["scroll-margin-\(inline)-start:\(CSSText.length(path.rest))"]
        return CSSText.rule(
            cell,
            [
                "flex:none", "\(inline)-size:\(CSSText.length(path.pitch))", "display:grid",
                "place-content:\(place)", "pointer-events:none",
            ] + snapping + rest + ["view-timeline:--fanfold \(inline)", "view-timeline-inset:0px"])
    }

    private var cardRule: String {
        CSSText.rule(
            card,
            [
                "width:var(--fanfold-width,\(CSSText.length(path.width)))",
                "height:var(--fanfold-height,\(CSSText.length(path.height)))", "pointer-events:auto",
            ])
    }

    /// The layout's vignette: it sticks to the end of the visible area, in front of the list.
    private var vignetteRule: String {
        guard let vignette = layout.layout.vignette else { return "" }
        return CSSText.rule(
            "\(scroller)::after",
            [
                "content:\"\"", "display:block", "position:sticky", "bottom:0", "height:100cqh",
                "margin-top:-100cqh", "pointer-events:none", "background:\(vignette.gradient)",
            ])
    }

    /// A row or column of whole cards, for browsers without scroll timelines.
    private var rowRules: String {
        CSSText.rule(list, ["gap:12px", "padding-\(inline):12px"])
            + CSSText.rule(
                cell,
                ["\(inline)-size:auto", "scroll-margin:12px"]
                    + (path.snaps ? ["scroll-snap-align:center"] : []))
            + CSSText.rule(card, ["max-width:100cqw", "max-height:100cqh"])
    }

    /// All cards, one after the other.
    private var printRules: String {
        CSSText.rule(scroller, ["container-type:normal", "height:auto", "overflow:visible"])
            + CSSText.rule("\(scroller)::after", ["display:none"])
            + CSSText.rule(
                list,
                [
                    "flex-flow:wrap", "gap:12px", "inline-size:auto", "block-size:auto", "padding:0",
                    "overflow:visible",
                ])
            + CSSText.rule(
                cell,
                [
                    "display:block", "inline-size:auto", "max-inline-size:100%", "block-size:auto",
                    "break-inside:avoid",
                ])
            + CSSText.rule(card, ["max-width:100%"])
    }
}

extension Vignette {
    /// The gradient, centered in the viewport.
    var gradient: String {
        let stops = [inner, middle, outer].map { stop in
            "rgb(0 0 0/\(CSSText.number(stop.opacity))) \(CSSText.number(stop.location * 100))%"
        }
        return "radial-gradient(circle \(CSSText.number(radius * 100))cqw,\(stops.joined(separator: ",")))"
    }
}
