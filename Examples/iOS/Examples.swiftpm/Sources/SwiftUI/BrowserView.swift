import FanfoldUIKit
import SwiftUI

/// The tabs of a browser: a tap opens one, a swipe to the left closes it unless it is the last one, and a closed tab
/// can be restored.
struct BrowserView: View {
    @State private var browser = Browser()

    var body: some View {
        VStack {
            FanfoldView(browser.tabs, layout: .tabStack()) { PlaceView(place: $0) }
                .openItem($browser.openTab)
                .onMove { browser.tabs.move(fromOffsets: $0, toOffset: $1) }
                .onRemove { _, answer in
                    answer(browser.tabs.count > 1)
                } perform: {
                    browser.close($0)
                }
            if browser.openTab != nil {
                Button("Done") { browser.openTab = nil }
            } else {
                Button("New tab") { browser.append() }
                if browser.closed != nil { Button("Undo") { browser.restore() } }
            }
        }
    }
}

/// The tabs, the one that fills the screen, and the one that was closed last.
@MainActor @Observable
final class Browser {
    var tabs = Array(Place.samples.prefix(6))
    var openTab: Place.ID?
    private(set) var closed: (tab: Place, index: Int)?

    func append() {
        let tab = Place.new(after: tabs)
        tabs.append(tab)
        openTab = tab.id
        closed = nil
    }

    func close(_ tab: Place) {
        guard let index = tabs.firstIndex(of: tab) else { return }
        closed = (tabs.remove(at: index), index)
    }

    func restore() {
        guard let (tab, index) = closed else { return }
        tabs.insert(tab, at: min(index, tabs.count))
        closed = nil
    }
}

#Preview { BrowserView() }
