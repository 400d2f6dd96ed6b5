import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI

struct Trips: View {
    let cities: [String]
    @State private var city: String? = "Rome"

    var body: some View {
        FanfoldView(cities, id: \.self, layout: .zoomPager()) { Text($0) }
            .scrollPosition(id: $city)
    }
}
