import FanfoldUIKit
import SwiftUI

struct Page: Identifiable {
    let id: Int
    var title: String
}

struct BrowserView: View {
    @State private var pages = [Page(id: 1, title: "News"), Page(id: 2, title: "Weather")]
    @State private var open: Page.ID?

    var body: some View {
        FanfoldView(pages, layout: .tabStack()) { page in Text(page.title) }
            .openItem($open)
            .onRemove { page in pages.removeAll { $0.id == page.id } }
    }
}
