#if canImport(UIKit) && !os(watchOS)
import FanfoldSwiftUI
import SwiftUI

/// The state of an item in its layout.
public typealias ItemState = FanfoldSwiftUI.ItemState

/// The view of an item. It is evaluated again if a property of the state changes that the content reads.
struct ItemView: View {
    let content: (ItemState) -> AnyView
    let state: ItemState

    var body: some View { content(state) }
}

/// The content of an item, within the bars over it while it is open, opening or closing.
struct OpenItemInsets<Content: View>: View {
    let content: Content
    let state: ItemState

    var body: some View {
        let insets = EdgeInsets(
            top: state.openInsets.top, leading: state.openInsets.leading, bottom: state.openInsets.bottom,
            trailing: state.openInsets.trailing)
        if #available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *) {
            content.safeAreaPadding(insets)
        } else {
            content.padding(insets)
        }
    }
}
#endif
