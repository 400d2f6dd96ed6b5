/// Pages one behind the other, tilted away from the viewer, as a browser shows its tabs.
///
/// Heights are parts of the viewport's height within its insets. `progress` is how far a page has come down this height: 0 at
/// the top, 1 at the bottom. The reduced motion variant shows the pages flat, each covering all but a strip of the one before.
public struct TabStackLayout: CollectionLayout, Hashable {
    /// A page's width as a part of the viewport's. The default value is 1.
    public var pageWidth = 1.0
    /// A page's height as a part of the viewport's. The default value is 1.
    public var pageHeight = 1.0
    /// The distance from page to page, in points. The default value is 160.
    public var pitch = 160.0
    /// The angle of a page whose top is at the viewport's top, in degrees. The default value is −60.
    public var topTilt = -60.0
    /// The change of the angle over one viewport height, in degrees. The default value is 20.
    public var addedTilt = 20.0
    /// The distance from the eye to the viewport's plane, in points. The default value is 1500. Pages taller
    /// than about 2100 points are seen from farther away, so that none reaches the eye.
    public var eyeDistance = 1500.0
    /// How far the pages are set back, in points. The default value is 300.
    public var setBack = 300.0
    /// The space before the first page, in points. The default value is 20.
    public var topInset = 20.0

    /// How far a page is dragged to the left to be removed, in points. The default value is 90.
    public var removalDistance = 90.0
    /// The angle from which an inserted page falls into place, in degrees. The default value is −90.
    public var insertionTilt = -90.0
    /// How much of the vignette lies over the pages, towards the viewport's sides. The default value is 1, and 0 takes it
    /// away.
    public var vignettePart = 1.0

    /// Creates the layout with its default parameters.
    public init() {}

    /// The page's angle about its horizontal centre line, in degrees.
    public static var tilt: AppearanceKey { AppearanceKey("tilt", at: 0) }

    public var axis: Axis { .vertical }
    public var leadingMargin: Double { topInset }
    public var removal: RemovalRule? { RemovalRule(edges: .start, distance: removalDistance) }
    public var vignette: Vignette? {
        guard vignettePart > 0 else { return nil }
        return Vignette(
            radius: 1, inner: Vignette.Stop(location: 0, opacity: 0),
            middle: Vignette.Stop(location: 0.6, opacity: 0.2 * vignettePart),
            outer: Vignette.Stop(location: 1, opacity: 0.6 * vignettePart))
    }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("pageWidth", .fraction, 0.1...1), &pageWidth)
        visit(ParameterDescriptor("pageHeight", .fraction, 0.1...1), &pageHeight)
        visit(ParameterDescriptor("pitch", .points, 1...10_000), &pitch)
        visit(ParameterDescriptor("topTilt", .degrees, -85...0), &topTilt)
        visit(ParameterDescriptor("addedTilt", .degrees, 0...40), &addedTilt)
        visit(ParameterDescriptor("eyeDistance", .points, 100...100_000), &eyeDistance)
        visit(ParameterDescriptor("setBack", .points, 0...10_000), &setBack)
        visit(ParameterDescriptor("topInset", .points, 0...1_000), &topInset)
        visit(ParameterDescriptor("removalDistance", .points, 1...1_000), &removalDistance)
        visit(ParameterDescriptor("insertionTilt", .degrees, -90...0), &insertionTilt)
        visit(ParameterDescriptor("vignettePart", .fraction, 0...1), &vignettePart)
    }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { visit(Self.tilt) }

    public func contentLength(in space: LayoutSpace) -> Double {
        max(pitch * Double(space.count - 1), 0) + space.innerLength
    }

    @inline(__always)
    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        attributes(top: pitch * position - space.offset, position: position, in: space)
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        // Above the viewport's top a page keeps its angle: its lower edge keeps its distance from its top.
        let lower = (space.offset - edge(.lower, ofPageAt: 0, in: space)) / pitch
        // Below, the upper edge moves down with every page. It is never below the page's middle.
        let bottom = space.offset + space.height
        guard !space.prefersReducedMotion else { return (lower, bottom / pitch) }
        let start = ((bottom - space.innerLength * pageHeight / 2) / pitch).rounded(.up)
        let end = ((bottom + largestRise(in: space)) / pitch).rounded(.up)
        let firstBelow = partitionPoint(from: start, to: end) { position in
            edge(.upper, ofPageAt: pitch * position - space.offset, in: space) > space.height
        }
        // An item that moves to this position may be visible; the item at it is not.
        return (lower, firstBelow - 2 * roundingMargin)
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        pitch * position - topInset - space.leadingInset
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        (offset + topInset + space.leadingInset) / pitch
    }

    public func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        var upright = item
        upright.rotation.x = insertionTilt
        // A page that is not edge-on would appear abruptly.
        if insertionTilt > Self.edgeOn { upright.opacity = 0 }
        return upright
    }

    public func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        var gone = item
        gone.opacity = 0
        return gone
    }

    @inline(__always)
    private func attributes(top: Double, position: Double, in space: LayoutSpace) -> ItemAttributes {
        let size = Size(width: space.width * pageWidth, height: space.innerLength * pageHeight)
        var page = ItemAttributes(center: Point(x: space.width / 2, y: top + size.height / 2), size: size)
        page.z = position
        page.progress = progress(ofPageAt: top, in: space)
        guard !space.prefersReducedMotion else { return page }
        let tilt = tilt(at: page.progress)
        page.rotation.x = tilt
        page.depth = setBack
        page.eyeDistance = eyeDistance(forHeight: size.height)
        page.appearance[Self.tilt] = tilt
        return page
    }

    @inline(__always)
    private func progress(ofPageAt top: Double, in space: LayoutSpace) -> Double {
        max(0, (top - space.leadingInset) / space.innerLength)
    }

    /// The page's angle, in degrees.
    package func tilt(at progress: Double) -> Double {
        topTilt + addedTilt * min(progress, Self.fullyTurned)
    }

    /// Returns the eye distance for a page height, in points, at which no page reaches the eye.
    private func eyeDistance(forHeight height: Double) -> Double {
        max(eyeDistance, (height / 2 - setBack) / (1 - Self.nearest))
    }

    /// The edges that stay horizontal at every angle.
    private enum Edge { case upper, lower }

    /// Returns the projected y of an edge, in points: the same as the page's quad, with less computation.
    private func edge(_ edge: Edge, ofPageAt top: Double, in space: LayoutSpace) -> Double {
        let height = space.innerLength * pageHeight
        let arm = edge == .upper ? -height / 2 : height / 2
        guard !space.prefersReducedMotion else { return top + height / 2 + arm }
        let (sine, cosine) = Rotation.sineAndCosine(tilt(at: progress(ofPageAt: top, in: space)))
        let shrinking = 1 - (arm * sine - setBack) / eyeDistance(forHeight: height)
        return top + height / 2 + arm * cosine / shrinking
    }

    /// Returns the greatest distance of the projected upper edge above a page's top, in points; negative if it is
    /// always below.
    ///
    /// The edge is at cos α ∕ (a + b·sin α) half heights above the page's middle, with a maximum at sin α = −b ∕ a.
    private func largestRise(in space: LayoutSpace) -> Double {
        let arm = space.innerLength * pageHeight / 2
        let eye = eyeDistance(forHeight: 2 * arm)
        let (a, b) = (1 + setBack / eye, arm / eye)
        return arm / (a * a - b * b).root - arm
    }

    /// The angle at which a page is a line, in degrees.
    private static var edgeOn: Double { -90 }
    /// The progress from which a page, long out of sight, keeps its angle.
    package static var fullyTurned: Double { 2 }
    /// The least distance of a page's edge from the eye, as a part of the eye's distance.
    package static var nearest: Double { 0.5 }
}
