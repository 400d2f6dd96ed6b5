#if canImport(UIKit) && !os(watchOS)
import SwiftUI

/// A view whose elements have their item's actions. Before iOS 16, SwiftUI has no way to give as many as there are without
/// making the view anew, and the cell alone has them.
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
