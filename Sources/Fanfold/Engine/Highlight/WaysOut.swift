/// How far what is beside a highlighted item leaves, in points: until it is out of sight.
@usableFromInline
struct WaysOut: Sendable {
    /// What comes before the item.
    @usableFromInline var before = 0.0
    /// What comes after it.
    @usableFromInline var after = 0.0

    @usableFromInline
    init(before: Double = 0, after: Double = 0) {
        self.before = before
        self.after = after
    }
}

/// How far what is beside the highlighted item leaves, and what is beside the one that was highlighted before.
@usableFromInline
struct Ways: Sendable {
    @usableFromInline var highlight = WaysOut()
    @usableFromInline var returning = WaysOut()
}
