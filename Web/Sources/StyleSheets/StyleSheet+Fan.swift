@_spi(Host) import Fanfold

/// The layers of an album fan: the children of the card, from the front.
extension StyleSheet {
    private var layer: String { "\(card)>*" }

    /// The size, the opacity and the greatest shift of each layer.
    var fanRules: String {
        guard let fan = layout.fan else { return "" }
        let side = fan.coverSide
        return CSSText.rule(card, ["display:grid"])
            + CSSText.rule(
                layer,
                [
                    "grid-area:1/1", "place-self:center", "width:\(CSSText.number(side))px",
                    "height:\(CSSText.number(side))px",
                ])
            + (1..<max(fan.layers, 2)).map { rule(forLayer: $0, of: fan) }.joined()
            + CSSText.rule("\(layer):nth-child(n+\(fan.layers + 1))", ["display:none"])
    }

    private func rule(forLayer number: Int, of fan: AlbumFanLayout) -> String {
        let (index, step) = (Double(number), Double(number) * fan.layerStep)
        return CSSText.rule(
            "\(layer):nth-child(\(number + 1))",
            [
                "z-index:-\(number)", "width:\(CSSText.number(max(fan.coverSide - step, 0)))px",
                "opacity:\(CSSText.number(fan.layerOpacity(number)))",
                "--fanfold-rise:\(CSSText.number(-step))px",
                "--fanfold-shift:\(CSSText.number(index * fan.parallax / Double(max(fan.layers - 1, 1))))px",
                "translate:0 var(--fanfold-rise)",
            ])
    }

    /// The shift of the layers, which follows the card's way through the scroller.
    var fanMotionRules: String {
        guard layout.fan != nil else { return "" }
        let shifted = "var(--fanfold-rise,0)}"
        return CSSText.rule(
            layer,
            [
                "animation:\(name) linear both", "animation-timeline:--fanfold",
                "animation-range:\(range(at: layout.usual.start)) \(range(at: layout.usual.end))",
            ])
            + CSSText.rule("\(scroller):dir(rtl)>ul>li>*>*", ["animation-direction:reverse"])
            + (direction == .ltr ? "" : fanRightToLeftRules)
            + "@media(prefers-reduced-motion:reduce){\(CSSText.rule(layer, ["animation-name:none"]))}"
            + "@keyframes \(name){0%{translate:calc(-1*var(--fanfold-shift,0px)) \(shifted)"
            + "to{translate:var(--fanfold-shift,0px) \(shifted)}"
    }

    private var fanRightToLeftRules: String {
        let pitch = CSSText.factor(path.pitch)
        return indexRules(
            CSSText.rule(
                "\(scroller):dir(rtl)>ul>li>*>*",
                [
                    "animation-timeline:scroll(nearest inline)",
                    "animation-range:calc(var(--fanfold-i)*\(pitch) - 100cqw) "
                        + "calc(var(--fanfold-i)*\(pitch) + \(CSSText.length(path.width)))",
                ]))
    }
}
