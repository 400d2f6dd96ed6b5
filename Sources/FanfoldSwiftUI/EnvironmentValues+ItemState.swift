#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
    /// The state of the item whose view this is. Outside of a layout, no value ever changes.
    public var itemState: ItemState {
        get { self[ItemStateKey.self] }
        set { self[ItemStateKey.self] = newValue }
    }
}

private struct ItemStateKey: EnvironmentKey {
    static let defaultValue = ItemState()
}
#endif
