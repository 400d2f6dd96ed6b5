@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// The layers of an album fan: the children of the card, from the front.
extension StyleSheet {
    private var layer: String { "\(card)>*" }

    /// The size, the opacity and the greatest shift of each layer.
    var fanRules: String {
        guard let fan = layout.fan else { return "" }
        let (side, step) = (CSSText.number(fan.coverSide), CSSText.number(fan.layerStep))
        let fading = CSSText.number(1 - fan.layerOpacity(1))
        return CSSText.rule(card, ["display:grid", "isolation:isolate"])
            + CSSText.rule(
                layer,
                [
                    "--fanfold-layer:0", "grid-area:1/1", "place-self:center", "height:\(side)px",
                    "width:calc(\(side)px - \(Self.index)*\(step)px)", "z-index:calc(-1*\(Self.index))",
                    "opacity:calc(1 - \(Self.index)*\(fading))", "translate:0 \(rise(of: fan))",
                ])
            + (1..<max(fan.layers, 2)).map {
                CSSText.rule("\(layer):nth-child(\($0 + 1))", ["--fanfold-layer:\($0)"])
            }.joined()
            + CSSText.rule("\(layer):nth-child(n+\(fan.layers + 1))", ["display:none"])
    }

    /// The index of a layer, from 0.
    private static let index = "var(--fanfold-layer)"

    private func rise(of fan: AlbumFanLayout) -> String {
        "calc(\(Self.index)*\(CSSText.number(-fan.layerStep))px)"
    }

    /// The shift of the layers, which follows the card's way through the scroller.
    var fanMotionRules: String {
        guard let fan = layout.fan else { return "" }
        func shifted(_ shift: Double) -> String {
            let shift = CSSText.number(shift * fan.parallax / Double(max(fan.layers - 1, 1)))
            return "translate:calc(\(Self.index)*\(shift)px) \(rise(of: fan))"
        }
        return CSSText.rule(layer, animation([name], from: layout.usual.start, to: layout.usual.end))
            + CSSText.rule("\(scroller):dir(rtl)>ul>li>*>*", ["animation-direction:reverse"])
            + "@media(prefers-reduced-motion:reduce){\(CSSText.rule(layer, ["animation-name:none"]))}"
            + "@keyframes \(name){0%{\(shifted(-1))}to{\(shifted(1))}}"
    }

    /// Returns the range of the layers' animations in right-to-left scrollers.
    func fanRightToLeftRules(_ numbers: ItemNumbers) -> String {
        guard layout.fan != nil else { return "" }
        return mirrored(
            "*>*", from: offset(numbers, plus: -.width), to: offset(numbers, plus: path.width))
    }
}
