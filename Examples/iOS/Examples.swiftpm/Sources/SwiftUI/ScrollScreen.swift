import FanfoldSwiftUI
import SwiftUI

/// Cards in SwiftUI's own scroll view.
struct ScrollScreen: View {
    private let places = Place.samples
    private let layout = CardCarouselLayout()

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(places.indices, id: \.self) { index in
                    PlaceView(place: places[index]).fanfoldPose(layout, at: index, of: places.count)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .fanfoldMargins(layout)
    }
}

#Preview { ScrollScreen() }
