/// The distances by which the items beside an open item leave the viewport, in points.
@usableFromInline
struct ExitDistances: Sendable {
    /// The distance of the items before it.
    @usableFromInline var before = 0.0
    /// The distance of the items after it.
    @usableFromInline var after = 0.0

    @usableFromInline
    init(before: Double = 0, after: Double = 0) {
        self.before = before
        self.after = after
    }
}

/// The exit distances beside the open item, and beside the item that was open before.
@usableFromInline
struct OpeningExits: Sendable {
    @usableFromInline var opening = ExitDistances()
    @usableFromInline var returning = ExitDistances()
}
