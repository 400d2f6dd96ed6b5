import FanfoldUIKit
import SwiftUI

/// A carousel without an end that plays by itself, with a page indicator, and a tick for each card that passes.
struct FeaturedView: View {
    private let places = Place.samples
    @State private var shown: Place.ID?
    @State private var position = 0.0
    @State private var isPlaying = true

    var body: some View {
        VStack {
            FanfoldView(places, layout: .cardCarousel()) { PlaceView(place: $0) }
                .loops()
                .snapping(.item)
                .autoplay(every: 4, isActive: isPlaying)
                .scrollPosition(id: $shown)
                .onPositionChange { position = $0 }
                .ticks(with: shown)
            FanfoldPageIndicator(position: position, count: places.count) { page in
                withAnimation { shown = places[page].id }
            }
            Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        }
    }
}

extension View {
    /// Lets the device tick when a value changes, from iOS 17 on.
    @ViewBuilder
    fileprivate func ticks<Value: Equatable>(with value: Value) -> some View {
        if #available(iOS 17, *) {
            sensoryFeedback(.selection, trigger: value)
        } else {
            self
        }
    }
}

#Preview { FeaturedView() }
