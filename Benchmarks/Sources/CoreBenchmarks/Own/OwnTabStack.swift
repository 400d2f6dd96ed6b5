import Fanfold

/// The tab stack's formulas in an application: without the library's internal optimizations.
struct OwnTabStack: CollectionLayout {
    /// A page's width as a part of the viewport's. The default value is 1.
    var pageWidth = 1.0
    /// A page's height as a part of the viewport's. The default value is 1.
    var pageHeight = 1.0
    /// The distance between pages, in points. The default value is 160.
    var pitch = 160.0
    /// The angle of a page whose top is at the viewport's top, in degrees. The default value is −60.
    var topTilt = -60.0
    /// The increase of the angle over one viewport height, in degrees. The default value is 20.
    var addedTilt = 20.0
    /// The distance from the eye to the viewport's plane, in points. The default value is 1500. Pages taller
    /// than about 2100 points increase the distance, which keeps them in front of the eye.
    var eyeDistance = 1500.0
    /// The depth of the pages behind the viewport's plane, in points. The default value is 300.
    var setBack = 300.0
    /// The space before the first page, in points. The default value is 20.
    var topInset = 20.0

    /// The drag distance to the left that removes a page, in points. The default value is 90.
    var removalDistance = 90.0
    /// The initial angle of an inserted page, in degrees. The default value is −90.
    var insertionTilt = -90.0
    /// The opacity of the vignette over the pages, towards the viewport's sides. The default value is 1, and
    /// 0 removes it.
    var vignettePart = 1.0

    /// The page's angle about its horizontal center line, in degrees.
    static var tilt: AppearanceKey { AppearanceKey("tilt", at: 0) }

    var axis: Axis { .vertical }
    var leadingMargin: Double { topInset }
    var removal: RemovalRule? { RemovalRule(edges: .start, distance: removalDistance) }
    var vignette: Vignette? {
        guard vignettePart > 0 else { return nil }
        return Vignette(
            radius: 1, inner: Vignette.Stop(location: 0, opacity: 0),
            middle: Vignette.Stop(location: 0.6, opacity: 0.2 * vignettePart),
            outer: Vignette.Stop(location: 1, opacity: 0.6 * vignettePart))
    }

    mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
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

    func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { visit(Self.tilt) }

    func contentLength(in space: LayoutSpace) -> Double {
        max(pitch * Double(space.count - 1) + space.height, space.height)
    }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        attributes(top: pitch * position - space.offset, position: position, in: space)
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        // Above the viewport's top a page keeps its angle: its lower edge keeps its distance from its top.
        let lower = (space.offset - edge(.lower, ofPageAt: 0, in: space)) / pitch
        // Below the viewport, the upper edge moves down with each page. It is never below the page's center.
        let bottom = space.offset + space.height
        guard !space.prefersReducedMotion else { return (lower, bottom / pitch) }
        let start = ((bottom - space.height * pageHeight / 2) / pitch).rounded(.up)
        let end = ((bottom + largestRise(in: space)) / pitch).rounded(.up)
        let firstBelow = partitionPoint(from: start, to: end) { position in
            edge(.upper, ofPageAt: pitch * position - space.offset, in: space) > space.height
        }
        // Positions before the bound may be visible, the bound itself is not.
        return (lower, firstBelow - 2e-6)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        pitch * position - topInset - space.leadingInset
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        (offset + topInset + space.leadingInset) / pitch
    }

    func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        var upright = item
        upright.rotation.x = insertionTilt
        // A page that is not edge-on would appear abruptly.
        if insertionTilt > Self.edgeOn { upright.opacity = 0 }
        return upright
    }

    func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        var gone = item
        gone.opacity = 0
        return gone
    }

    private func attributes(top: Double, position: Double, in space: LayoutSpace) -> ItemAttributes {
        let size = Size(width: space.width * pageWidth, height: space.height * pageHeight)
        var page = ItemAttributes(center: Point(x: space.width / 2, y: top + size.height / 2), size: size)
        page.z = position
        page.progress = max(0, top / space.height)
        guard !space.prefersReducedMotion else { return page }
        let tilt = tilt(at: page.progress)
        page.rotation.x = tilt
        page.depth = setBack
        page.eyeDistance = eyeDistance(forHeight: size.height)
        page.appearance[Self.tilt] = tilt
        return page
    }

    /// A page's angle, in degrees.
    private func tilt(at progress: Double) -> Double {
        topTilt + addedTilt * min(progress, Self.fullyTurned)
    }

    /// The eye distance for pages of a height, in points: pages stay in front of the eye.
    private func eyeDistance(forHeight height: Double) -> Double {
        max(eyeDistance, (height / 2 - setBack) / (1 - Self.nearest))
    }

    /// An edge that stays horizontal at every angle.
    private enum Edge { case upper, lower }

    /// The projected y of an edge, in points from the viewport's top: cheaper than the page's quad.
    @inline(never)
    private func edge(_ edge: Edge, ofPageAt top: Double, in space: LayoutSpace) -> Double {
        let height = space.height * pageHeight
        let arm = edge == .upper ? -height / 2 : height / 2
        guard !space.prefersReducedMotion else { return top + height / 2 + arm }
        let (sine, cosine) = Rotation.sineAndCosine(tilt(at: max(0, top / space.height)))
        let shrinking = 1 - (arm * sine - setBack) / eyeDistance(forHeight: height)
        return top + height / 2 + arm * cosine / shrinking
    }

    /// The largest projected distance of a page's upper edge above its top, in points; negative if it is
    /// always below.
    ///
    /// The edge is at cos α ∕ (a + b·sin α) half heights above the page's center, whose maximum is at sin α =
    /// −b ∕ a.
    private func largestRise(in space: LayoutSpace) -> Double {
        let arm = space.height * pageHeight / 2
        let eye = eyeDistance(forHeight: 2 * arm)
        let (a, b) = (1 + setBack / eye, arm / eye)
        return arm / (a * a - b * b).squareRoot() - arm
    }

    /// The angle of an edge-on page, in degrees.
    private static var edgeOn: Double { -90 }
    /// The distance below the viewport at which a page's angle is clamped, in viewport heights; the page is
    /// invisible there.
    private static var fullyTurned: Double { 2 }
    /// The smallest distance of a page's edge from the eye, as a part of the eye distance.
    private static var nearest: Double { 0.5 }
}

/// The first number in a range at which a monotone condition holds.
private func partitionPoint(from start: Double, to end: Double, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (start, max(start, end))
    while low < high {
        let middle = ((low + high) / 2).rounded(.down)
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
