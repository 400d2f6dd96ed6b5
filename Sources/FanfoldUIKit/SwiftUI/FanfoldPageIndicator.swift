#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// The system's row of dots for the items of a ``FanfoldView``.
///
///     @State private var position = 0.0
///     @State private var shown: Card.ID?
///
///     FanfoldView(cards, layout: .cardCarousel()) { CardView($0) }
///         .scrollPosition(id: $shown)
///         .onPositionChange { position = $0 }
///     FanfoldPageIndicator(position: position, count: cards.count) { shown = cards[$0].id }
public struct FanfoldPageIndicator: UIViewRepresentable {
    private let position: CGFloat
    private let count: Int
    private let select: (Int) -> Void

    /// Creates an indicator.
    ///
    /// - Parameters:
    ///   - position: The position of the view, from ``FanfoldView/onPositionChange(perform:)``. From iOS 17 on, the
    ///     current dot also shows the distance to the next item.
    ///   - count: The number of items.
    ///   - select: Called with the page that the user has chosen. The default does nothing.
    public init(
        position: CGFloat, count: Int, select: @escaping (Int) -> Void = { _ in }
    ) {
        self.position = position
        self.count = count
        self.select = select
    }

    public func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        if #available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *) {
            control.progress = UIPageControlProgress()
        }
        let coordinator = context.coordinator
        control.addAction(
            UIAction { [weak control] _ in
                if let control { coordinator.choose(control.currentPage) }
            }, for: .valueChanged)
        return control
    }

    public func updateUIView(_ uiView: UIPageControl, context: Context) {
        context.coordinator.select = select
        uiView.numberOfPages = count
        let shown = context.coordinator.shownPosition(at: position)
        if count > 0 { uiView.showPosition(shown) }
    }

    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// The present action of the indicator, and the page that the user has chosen.
    @MainActor
    public final class Coordinator {
        var select: (Int) -> Void = { _ in }
        private var position: CGFloat = 0
        /// The page that the user has chosen, while the position approaches it.
        private var chosenPage: Int?

        func choose(_ page: Int) {
            chosenPage = page
            select(page)
        }

        /// Returns the position to show: the chosen page, because the next tap counts from it, until the view arrives there or
        /// moves away from it.
        func shownPosition(at position: CGFloat) -> CGFloat {
            defer { self.position = position }
            guard let page = chosenPage.map({ CGFloat($0) }), position != page,
                abs(position - page) <= abs(self.position - page)
            else {
                chosenPage = nil
                return position
            }
            return page
        }
    }
}
#endif
