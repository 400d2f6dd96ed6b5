import Fanfold

/// A layout as data: poses at some distances from the item shown, with interpolation between them.
///
///     let coverFlow = try KeyframeLayout(
///         axis: .horizontal, pitch: .fraction(0.25, of: .shorterSide),
///         keyframes: [
///             Keyframe(at: -1, x: .fraction(-0.4, of: .shorterSide), rotationY: 65),
///             Keyframe(at: 0, x: 0, width: .fraction(0.6, of: .shorterSide), …, rotationY: 0),
///             …
///         ])
///
/// Lengths refer to the viewport within its insets. `progress` is an item's distance from the item shown, in items,
/// negative before it. In the reduced-motion variant, items have no rotation, depth or scale. Their centers and
/// opacities stay, and an item that would show its back fades as it turns away.
public struct KeyframeLayout: CollectionLayout {
    package let curves: KeyframeCurves

    /// Creates a layout.
    ///
    /// - Parameters:
    ///    - axis: The axis along which the layout scrolls.
    ///    - pitch: The scroll distance from item to item, at least a point; a fraction is relative to the extent
    ///      along the axis.
    ///    - keyframes: 1 to 64 keyframes, at increasing distances.
    ///    - rules: The continuation beyond the keyframes, the smoothness, and further rules. The default value is the
    ///      default rules.
    ///    - parameters: At most 16 parameters, each with another name. The default value is none.
    /// - Throws: ``KeyframeError`` if a number is out of its range, if items would appear or disappear abruptly, or if
    ///   no item would be visible. The layout must be valid at both ends of each parameter's range as well.
    public init(
        axis: Axis, pitch: KeyframeLength, keyframes: [Keyframe], rules: KeyframeRules = KeyframeRules(),
        parameters: [KeyframeParameter] = []
    ) throws(KeyframeError) {
        let numbers = KeyframeNumbers(pitch: pitch, keyframes: keyframes, rules: rules)
        let tuning = KeyframeTuning(parameters, of: numbers)
        try self.init(axis, tuning)
        try tuning.validateParameters()
        try validateRanges()
    }

    /// Creates a layout with the values of its parameters.
    ///
    /// - Throws: ``KeyframeError`` unless the layout is valid with these values.
    @inline(never)
    init(_ axis: Axis, _ tuning: KeyframeTuning) throws(KeyframeError) {
        let numbers = try tuning.tunedNumbers()
        try numbers.validateNumbers()
        curves = KeyframeCurves(axis, numbers, tuning)
        try validateEnd(after: false)
        try validateEnd(after: true)
        try validateVisibility()
    }

    /// Creates a pager: items as large as the viewport, side by side.
    public init() {
        let pages = [
            Keyframe(at: -1, x: .fraction(-1)), Keyframe(at: 0, x: .fraction(0)),
            Keyframe(at: 1, x: .fraction(1)),
        ]
        let numbers = KeyframeNumbers(pitch: .fraction(1), keyframes: pages, rules: KeyframeRules())
        curves = KeyframeCurves(.horizontal, numbers, KeyframeTuning([], of: numbers))
    }

    public var axis: Axis { curves.axis }
    /// The scroll distance from item to item.
    public var pitch: KeyframeLength { curves.pitch }
    /// The keyframes, in the order of their distances.
    public var keyframes: [Keyframe] { curves.keyframes }
    /// The rules besides the keyframes.
    public var rules: KeyframeRules { curves.rules }
    /// The parameters. ``pitch``, ``keyframes`` and ``rules`` contain the numbers for their present values.
    public var parameters: [KeyframeParameter] { curves.tuning.parameters }

    public var motionStyle: MotionStyle { curves.rules.motionStyle }
    public var snaps: Bool { curves.rules.snaps }
    public var isPaged: Bool { curves.rules.isPaged }
    public var scrollsToTappedItem: Bool { curves.rules.snaps }
    public var removal: RemovalRule? { curves.rules.removal }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {
        for (index, name) in curves.names.enumerated() { visit(AppearanceKey(name, at: index)) }
        if curves.hasCornerRadius { visit(AppearanceKey("cornerRadius", at: curves.names.count)) }
    }

    /// Returns the key of an appearance value, or nil if no keyframe sets it.
    public func appearanceKey(_ name: AppearanceName) -> AppearanceKey? {
        appearanceKeys.first { isSame($0.name, name) }
    }

    public func contentLength(in space: LayoutSpace) -> Double {
        let area = KeyframeArea(space, axis)
        let length = axis == .horizontal ? space.width : space.height
        return Double(space.count - 1) * pitch(in: area) + length - space.leadingInset - space.trailingInset
    }

    @inline(__always)
    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let area = KeyframeArea(space, axis)
        let distance = position - (space.offset + space.leadingInset) / pitch(in: area)
        var item = pose(at: distance, in: area, prefersReducedMotion: space.prefersReducedMotion)
        switch curves.rules.order {
        case .nearestInFront: break
        case .laterInFront: item.z = position
        case .earlierInFront: item.z = -position
        }
        return item
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let area = KeyframeArea(space, axis)
        let shown = (space.offset + space.leadingInset) / pitch(in: area)
        return curves.segments.withUnsafeBufferPointer { segments in
            let extent = KeyframeVisibleExtent(self, space, area, segments)
            var (lower, upper) = (shown + extent.distance(after: false), shown + extent.distance(after: true))
            guard !space.isLooping else { return (lower, upper) }
            // The front-most item of a stacked end is visible at any distance.
            if upper < 0 && extent.isStackedEnd(after: true) { upper = 0 }
            let last = Double(space.count - 1)
            if lower > last && extent.isStackedEnd(after: false) { lower = last }
            return (lower, upper)
        }
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        position * pitch(in: KeyframeArea(space, axis)) - space.leadingInset
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        (offset + space.leadingInset) / pitch(in: KeyframeArea(space, axis))
    }

    /// Returns the scroll distance from item to item, in points.
    @inline(__always)
    private func pitch(in area: KeyframeArea) -> Double { max(area.distance(curves.pitchParts), 1) }

    /// Returns whether two layouts have equal descriptions.
    public static func == (left: KeyframeLayout, right: KeyframeLayout) -> Bool {
        if left.curves === right.curves { return true }
        let (first, second) = (left.curves, right.curves)
        return first.axis == second.axis && first.pitch == second.pitch && first.keyframes == second.keyframes
            && first.rules == second.rules && first.tuning == second.tuning
    }
}
