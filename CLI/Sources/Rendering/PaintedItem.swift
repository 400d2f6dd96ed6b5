import Fanfold
import Inspection
import Replay

/// An item as it is painted.
struct PaintedItem {
    /// The number of its picture.
    let picture: Int
    let size: Size
    let transform: Transform3D
    let corners: [Point]
    let opacity: Double
    /// The corner radius while no item is open, in points.
    let radius: Double
    /// The opacity of black over the picture.
    let shade: Double
    let hasShadow: Bool
}

/// The painted items of a script's frames. Items keep their pictures while they are visible.
struct PaintedItems {
    private var pictures: [Int: Int] = [:]

    /// The items of a frame, from back to front.
    mutating func items(of frame: ReplayFrame) -> [PaintedItem] {
        let report = frame.report
        let shown = Set(report.frame.map(\.identity))
        pictures = pictures.filter { shown.contains($0.key) }
        return report.frame.flatMap { item -> [PaintedItem] in
            let picture = pictures[item.identity, default: item.index]
            pictures[item.identity] = picture
            let painted = Self.painted(item, picture, report)
            guard report.layoutName == "album-fan" else { return [painted] }
            return painted.album(offsets: report.layerOffsets(of: item), openness: 1 - frame.vignetteOpacity)
        }
    }

    private static func painted(_ item: VisibleItem, _ picture: Int, _ report: InspectReport) -> PaintedItem {
        let values = report.appearance(of: item)
        let quad = item.quad
        return PaintedItem(
            picture: picture, size: item.attributes.size, transform: item.transform,
            corners: [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft],
            opacity: item.attributes.opacity,
            radius: values["cornerRadius"] ?? radii[report.layoutName] ?? 0,
            shade: values["shade"] ?? values["coverOpacity"] ?? 0, hasShadow: report.layoutName != "expanding"
        )
    }

    /// The corner radii of the standard layouts in the playground, in points.
    private static let radii = ["tab-stack": 14.0, "album-fan": 10, "card-carousel": 28, "task-switcher": 22]
}
