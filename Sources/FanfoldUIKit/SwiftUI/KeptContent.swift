#if canImport(UIKit) && !os(watchOS)
import FanfoldSwiftUI
import SwiftUI

/// The SwiftUI view of an item, with its state.
struct HostedContent {
    let id: ItemID
    let state: ItemState
    let controller: UIHostingController<AnyView>
}

/// The content of items that were visible last, without their cells.
@MainActor
struct KeptContent {
    private var contents: [HostedContent] = []

    /// Removes and returns the content of an item, if it is kept.
    mutating func take(_ id: ItemID) -> HostedContent? {
        guard let index = contents.firstIndex(where: { $0.id == id }) else { return nil }
        return contents.remove(at: index)
    }

    /// Adds content, and ends the oldest content beyond a limit.
    mutating func add(_ content: HostedContent, limit: Int) {
        contents.append(content)
        while contents.count > limit { end(contents.removeFirst()) }
    }

    /// Ends the content of items that are gone.
    mutating func endAll(except isPresent: (ItemID) -> Bool) {
        for content in contents where !isPresent(content.id) { end(content) }
        contents.removeAll { !isPresent($0.id) }
    }

    private func end(_ content: HostedContent) {
        content.controller.rootView = AnyView(EmptyView())
        content.controller.view?.layoutIfNeeded()
    }
}
#endif
