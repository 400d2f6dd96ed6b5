import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// The animations with which values arrived.
@MainActor private final class Arrivals {
    var animations: [String: Animation?] = [:]
}

/// Content that notes with which animation a new value arrives.
private struct Probe: UIViewRepresentable {
    let name: String
    let value: Int
    let arrivals: Arrivals

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ uiView: UILabel, context: Context) {
        if uiView.text != nil, uiView.text != "\(value)" {
            arrivals.animations[name] = .some(context.transaction.animation)
        }
        uiView.text = "\(value)"
    }
}

/// A change of state inside an animation animates the content of items, as it animates the views around them.
@MainActor @Suite(.serialized) struct ContentAnimationTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private let arrivals = Arrivals()

    private func view(_ value: Int, _ layout: AnyCollectionLayout) -> some View {
        ZStack {
            Probe(name: "outside", value: value, arrivals: arrivals)
            FanfoldView(0..<3, layout: layout) { item in
                Probe(name: "item \(item)", value: value, arrivals: arrivals)
            }
        }
    }

    @Test(arguments: [AnyCollectionLayout.expanding(), .cardCarousel(), .tabStack()], [true, false])
    func contentOfItemsIsAnimated(_ layout: AnyCollectionLayout, _ isAnimated: Bool) {
        let controller = UIHostingController(rootView: view(0, layout))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        StandIn.clock.advance(by: 1)
        let animation: Animation? = isAnimated ? .easeInOut : nil
        withAnimation(animation) { controller.rootView = view(1, layout) }
        // SwiftUI updates its views later, not inside the call.
        StandIn.clock.advance(by: 0.1)
        window.layoutIfNeeded()
        #expect(arrivals.animations["outside"] == .some(animation))
        #expect(arrivals.animations["item 0"] == .some(animation))
    }
}
