import FanfoldSwiftUI
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct Seasons: View {
    let names = ["Spring", "Summer", "Autumn", "Winter"]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(names.indices, id: \.self) { index in
                    Season(name: names[index]).fanfoldPose(.cardCarousel(), at: index, of: names.count)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .fanfoldMargins(.cardCarousel())
        .frame(height: 300)
    }
}

struct Season: View {
    @Environment(\.itemState) private var state
    let name: String

    var body: some View {
        ZStack {
            Color(hue: 0.6, saturation: 0.5, brightness: 0.8).opacity(state[CardCarouselLayout.scale])
            Text(verbatim: name)
        }
    }
}
