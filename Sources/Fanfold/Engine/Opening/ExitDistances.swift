/// How far what is beside an open item leaves, in points: until it is out of sight.
@usableFromInline
struct ExitDistances: Sendable {
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

/// How far what is beside the open item leaves, and what is beside the one that was open before.
@usableFromInline
struct Ways: Sendable {
    @usableFromInline var opening = ExitDistances()
    @usableFromInline var returning = ExitDistances()
}
