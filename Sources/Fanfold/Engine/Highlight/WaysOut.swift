/// How far what is beside a highlighted item leaves, in points: until it is out of sight.
struct WaysOut: Sendable {
    /// What comes before the item.
    var before = 0.0
    /// What comes after it.
    var after = 0.0
}

/// How far what is beside the highlighted item leaves, and what is beside the one that was highlighted before.
struct Ways: Sendable {
    var highlight = WaysOut()
    var returning = WaysOut()
}
