#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// Values for Interface Builder, which has neither enumerations nor calls.
extension FanfoldCollectionView {
    /// The name of ``snapping`` for Interface Builder: `layout`, `item`, `flick` or `none`. The default value is
    /// `layout`. Another name has no effect, and is reported in debug builds.
    @IBInspectable public var snappingName: String {
        get { Self.snappings.first { $0.value == snapping }?.key ?? "" }
        set {
            guard let value = Self.snappings[newValue] else {
                return assertionFailure(
                    "snappingName must be layout, item, flick or none, but is \"\(newValue)\"")
            }
            snapping = value
        }
    }

    /// The duration of each item in autoplay, in seconds. The default value is 0: no autoplay.
    ///
    /// ``startAutoplay(every:)`` sets it as well. A value that is not positive stops autoplay; one of less than half a
    /// second counts as half a second.
    @IBInspectable public var autoplayInterval: Double {
        get { host.playback.interval ?? 0 }
        set { startAutoplay(every: newValue) }
    }

    private static var snappings: [String: Snapping] {
        ["layout": .layout, "item": .item, "flick": .flick, "none": .none]
    }
}
#endif
