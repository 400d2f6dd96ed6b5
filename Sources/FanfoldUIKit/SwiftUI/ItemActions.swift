#if canImport(UIKit) && !os(watchOS)
import SwiftUI

/// A view whose elements have their item's actions. Before iOS 16, SwiftUI cannot add a variable number of actions
/// without replacing the view; there, only the cell has them.
struct ItemActions<Content: View>: View {
    let content: Content
    let actions: [UIAccessibilityCustomAction]

    var body: some View {
        if #available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *) {
            content.accessibilityActions {
                ForEach(actions, id: \.name) { action in
                    Button(action.name) { _ = action.actionHandler?(action) }
                }
            }
        } else {
            content
        }
    }
}
#endif
