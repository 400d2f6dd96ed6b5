import FanfoldUIKit
import SwiftUI

/// Pages whose layout follows a pinch, from a stack to a switcher and back.
struct OverviewView: View {
    @State private var isOverview = false
    /// The part of the way to the other layout; nil without a pinch.
    @State private var progress: Double?

    var body: some View {
        VStack {
            FanfoldView(Place.samples, layout: layout(isOverview)) { PlaceView(place: $0) }
                .layoutTransition(to: layout(!isOverview), progress: progress)
                .simultaneousGesture(pinch)
            Button(isOverview ? "Show the stack" : "Show the switcher") {
                withAnimation { isOverview.toggle() }
            }
        }
    }

    private func layout(_ isOverview: Bool) -> AnyCollectionLayout {
        isOverview ? .taskSwitcher() : .tabStack()
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { progress = abs($0.magnification - 1) }
            .onEnded { _ in
                if let progress, progress > 0.5 { isOverview.toggle() }
                progress = nil
            }
    }
}

#Preview { OverviewView() }
