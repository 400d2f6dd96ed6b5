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
#endif
