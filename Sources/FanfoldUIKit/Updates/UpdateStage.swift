#if canImport(UIKit) && !os(watchOS)
/// The stage of an update of a collection view's items.
///
/// UIKit announces updates by an invalidation, prepares the layout with the new items, and describes the updates then. A
/// reload is announced, but not described. A data source may also change its items without any announcement.
enum UpdateStage: Equatable {
    /// The engine has the items of the last pass.
    case current
    /// The next pass precedes a description of updates.
    case announced
    /// All items may have been replaced: the next pass takes them as they are.
    case reloaded
    /// A pass has preceded the description of announced updates. UIKit may keep the attributes that it gets now as the final
    /// ones (rdar 15922530), so it gets none.
    case undescribed
    /// The number of items has changed. The next pass takes them as they are, unless UIKit describes updates before.
    case recounted
}

extension UpdateStage {
    /// Whether UIKit has not described the updates that precede the last pass.
    var isUndescribed: Bool { self == .undescribed }

    /// Notes that updates will be described. A reload remains one.
    mutating func announce() { if self != .reloaded { self = .announced } }

    /// Begins a pass.
    ///
    /// - Parameters:
    ///    - isOtherCount: Whether the engine has another number of items.
    ///    - isOnlyMoved: Whether at most the bounds have changed since the last pass.
    /// - Returns: Whether the pass takes the items as they are.
    mutating func pass(isOtherCount: Bool, isOnlyMoved: Bool) -> Bool {
        switch self {
        case .announced:
            self = .undescribed
            return !isOtherCount
        case .current where isOtherCount, .undescribed where isOtherCount && isOnlyMoved,
            .recounted where isOtherCount && isOnlyMoved:
            self = .recounted
            return false
        case .current, .reloaded, .undescribed, .recounted:
            self = .current
            return true
        }
    }
}
#endif
