@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// The comparison of a path with the layout that it describes.
struct PathCheck<Layout: PathLayout> {
    let layout: Layout
    let model: PathModel
    let prefersReducedMotion: Bool

    /// Throws if the layout's visible poses differ from the path's in one of several viewports.
    func run() throws(StyleSheetError) {
        let path = model.path
        for viewport in KeyframeSampler.viewports {
            for parameter in path.knots + path.knots.dense where differs(at: parameter, in: viewport) {
                throw StyleSheetError(
                    "eyeDistance must keep the eye in place, but items come too near to it at the distance "
                        + CSSText.number(parameter))
            }
        }
    }

    /// Returns whether the pose at a parameter is another one than the layout's.
    private func differs(at parameter: Double, in viewport: Size) -> Bool {
        let pose = pose(at: parameter, in: viewport)
        let area = Rect(origin: Point(x: 0, y: 0), size: viewport)
        guard pose.opacity > 0, let seen = pose.quad, seen.touches(area),
            let drawn = model.quad(model.values(at: parameter), in: viewport)
        else { return false }
        let center = naturalCenter(at: parameter, in: viewport)
        // The next item covers the lower edge of a shrunk item.
        let count = model.path.shrunkHeight == nil ? 4 : 2
        return zip(seen.corners, drawn.corners).prefix(count).contains { seen, drawn in
            max(abs(seen.x - center.x - drawn.x), abs(seen.y - center.y - drawn.y)) > Self.tolerance
        }
    }

    /// Returns the layout's pose of an item whose cell is at the place of a parameter.
    private func pose(at parameter: Double, in viewport: Size) -> ItemAttributes {
        var context = LayoutContext(viewport: viewport, count: 2 * Self.item + 1)
        context.reduceMotion = prefersReducedMotion
        let path = model.path
        let start = path.place(ofItem: Self.item, offset: 0) - path.place(at: parameter)
        context.offset = start.points(in: viewport) - layout.leadingMargin
        return layout.attributes(at: Double(Self.item), in: context)
    }

    private func naturalCenter(at parameter: Double, in viewport: Size) -> Point {
        let along = model.path.naturalCenter(at: parameter).points(in: viewport)
        let isHorizontal = model.path.axis == .horizontal
        return Point(
            x: viewport.width / 2 + (isHorizontal ? along : 0),
            y: viewport.height / 2 + (isHorizontal ? 0 : along))
    }

    /// An item far from both ends of the content.
    private static var item: Int { 1_000 }
    /// Rounding errors, in points.
    private static var tolerance: Double { 1e-3 }
}
