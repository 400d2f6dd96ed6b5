@_spi(Host) import Fanfold
import FanfoldKeyframes
@_spi(Host) import FanfoldStandard

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
        let screen = [screenRules, vignetteRule, motionRules].joined()
        // On paper, the page's height of the scroller would let the cards cover the text after them.
        let print = CSSText.rule(scroller, ["height:auto!important"])
        return "\(plainRules)\(fanRules)\n@media print{\(print)}\n@media screen{\(screen)}\n"
    }

    static let timelines = "animation-timeline:view()"
    /// The painting order of items from the last to the first one, in browsers that know `sibling-index()`.
    private static let fixedOrder = "z-index:calc(9999 - sibling-index())"
    static let siblings = "z-index:calc(sibling-index())"
}

extension StyleSheet {
    private var inline: String { isHorizontal ? "inline" : "block" }

    /// All cards, one after the other, as on paper.
    private var plainRules: String {
        CSSText.rule("\(list),\(cell),\(card)", ["box-sizing:border-box", "margin:0"])
            + CSSText.rule(
                list, ["padding:0", "display:flex", "flex-wrap:wrap", "gap:12px", "list-style:none"])
            + CSSText.rule(cell, ["padding:0", "max-width:100%", "break-inside:avoid"])
            + CSSText.rule("\(cell)[hidden]", ["display:none"])
            + CSSText.rule(
                card,
                [
                    "width:var(--fanfold-width,\(CSSText.length(path.width)))",
                    "height:var(--fanfold-height,\(CSSText.length(path.height)))", "max-width:100%",
                ])
    }

    /// A row or column of whole cards that scrolls and snaps, for browsers without scroll timelines.
    private var screenRules: String {
        [scrollerRule, signRule, listRule, cellRule].joined()
            + CSSText.rule(card, ["pointer-events:auto", "max-width:100cqw", "max-height:100cqh"])
            + percentRules
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

    private var listRule: String {
        let direction =
            isHorizontal
            ? ["flex-flow:row", "inline-size:max-content", "min-inline-size:100cqw", "block-size:100cqh"]
            : ["flex-flow:column"]
        return CSSText.rule(
            list, direction + ["overflow:clip", "isolation:isolate", "padding-\(inline):12px"])
    }

    private var cellRule: String {
        let place = path.isCentered ? "center" : isHorizontal ? "center start" : "start center"
        return CSSText.rule(
            cell,
            ["flex:none", "display:grid", "place-content:\(place)", "pointer-events:none"]
                + (path.snaps ? ["scroll-snap-align:center"] : []))
    }

    /// The sizes of cells in browsers without container units, from before 2023.
    private var percentRules: String {
        let size = ["width:\(CSSText.percentage(path.width))", "height:\(CSSText.percentage(path.height))"]
        return "@supports not (width:1cqw){"
            + CSSText.rule(list, ["inline-size:auto", "block-size:100%", "overflow:visible"])
            + CSSText.rule(cell, size + ["max-width:none", "align-self:center", "grid:100%/100%"])
            + CSSText.rule(card, ["width:100%", "height:100%"]) + "}"
    }

    /// The places of the cells, which are the subjects of scroll timelines.
    ///
    /// A cell fills the viewport with its margins: a link to it, which scrolls a row as little as possible, brings it to its rest.
    var placeRules: String {
        let padding = [path.leading, path.trailing].map(CSSText.padding)
        let paddings = padding[0] == padding[1] ? padding[0] : padding.joined(separator: " ")
        let extent: RelativeLength = isHorizontal ? .width : .height
        let margins = [path.rest, extent - path.rest - path.pitch].map(CSSText.length)
        let margin = margins[0] == margins[1] ? margins[0] : margins.joined(separator: " ")
        return CSSText.rule(list, ["gap:0", "padding-\(inline):\(paddings)"])
            + CSSText.rule(
                cell,
                ["\(inline)-size:\(CSSText.length(path.pitch))"]
                    + (path.snaps ? ["scroll-snap-align:start"] : [])
                    + (margin == "0px" ? [] : ["scroll-margin-\(inline):\(margin)"])
                    + (path.order == .earlierInFront ? [Self.fixedOrder] : [])
                    + ["view-timeline:--fanfold \(inline)", "view-timeline-inset:0px"])
    }

    /// The layout's vignette: it sticks to the end of the visible area, in front of the list.
    private var vignetteRule: String {
        guard let vignette = layout.vignette else { return "" }
        return CSSText.rule(
            "\(scroller)::after",
            [
                "content:\"\"", "display:block", "position:sticky", "bottom:0", "height:100cqh",
                "margin-top:-100cqh", "pointer-events:none", "background:\(vignette.gradient)",
            ])
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
