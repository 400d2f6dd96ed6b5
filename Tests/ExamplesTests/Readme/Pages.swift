import FanfoldUIKit
import SwiftUI

struct BrowserView: View {
    @State private var pages = Array(1...8)
    @State private var open: Int?

    var body: some View {
        FanfoldView(pages, id: \.self, layout: .tabStack()) { page in
            Color(hue: Double(page) / 8, saturation: 0.7, brightness: 0.6)
                .overlay(alignment: .top) { Text("Page \(page)").foregroundStyle(.white).padding() }
        }
        .openItem($open)
        .onRemove { page in pages.removeAll { $0 == page } }
    }
}
