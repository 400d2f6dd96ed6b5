@_spi(Host) import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A `FanfoldView` under the bars of navigation and tabs.
@MainActor @Suite(.serialized) struct GlassTests {
    private static let bars = UIEdgeInsets(top: 97, left: 10, bottom: 34, right: 84)
    private static let safe = CGRect(origin: .zero, size: Collection.phone).inset(by: bars)

    /// A library in a navigation controller with bars.
    private func show<Content: View>(
        _ count: Int = 31, _ makeView: @escaping (Library<Content>) -> Content
    ) throws -> (library: Library<Content>, host: UIViewController, view: FanfoldCollectionView) {
        let library = Library(count, makeView)
        library.window.simulatedSafeAreaInsets = Self.bars
        library.show()
        let host = try #require(library.window.rootViewController)
        library.window.rootViewController = UINavigationController(rootViewController: host)
        library.window.layoutIfNeeded()
        library.settle()
        return (library, host, try #require(library.tabs))
    }

    /// Items rest exactly where they would rest in a view that is fitted between the bars.
    @Test(arguments: AnyLayout.allCases)
    func extendedViewRestsAsAFittedOne(_ layout: AnyLayout) throws {
        let (extended, fitted) = try (
            show { FanfoldView($0.books, layout: layout.layout) { Text($0.title) } },
            show { FanfoldView($0.books, layout: layout.layout) { Text($0.title) }.extendsUnderBars(false) }
        )
        #expect(extended.view.frame == CGRect(origin: .zero, size: Collection.phone))
        #expect(fitted.view.frame == Self.safe)
        let (all, inner) = (extended.library.titles, fitted.library.titles)
        #expect(!inner.isEmpty)
        for (title, cell) in inner {
            var corners = cell.quad.corners
            for index in corners.indices {
                corners[index].x += Self.bars.left
                corners[index].y += Self.bars.top
            }
            let found = try #require(all[title]).quad.corners
            for (corner, other) in zip(corners, found) {
                #expect(abs(corner.x - other.x) < 0.01 && abs(corner.y - other.y) < 0.01, "\(title)")
            }
        }
    }

    @Test(arguments: [AnyCollectionLayout.expanding(), .tabStack(), .taskSwitcher()])
    func barsFollowAVerticalLayout(_ layout: AnyCollectionLayout) throws {
        let (library, host, view) = try show { FanfoldView($0.books, layout: layout) { Text($0.title) } }
        for edge in [NSDirectionalRectEdge.top, .bottom] {
            #expect(host.contentScrollView(for: edge) === view)
            // SwiftUI forgets the view when it moves controllers.
            host.setContentScrollView(nil, for: edge)
            view.setNeedsLayout()
            library.window.layoutIfNeeded()
            #expect(host.contentScrollView(for: edge) === view)
        }
        #expect(host.contentScrollView(for: .leading) == nil)
    }

    @Test func barsFollowTheAxis() throws {
        var isShelf = false
        let (library, host, view) = try show { library in
            FanfoldView(library.books, layout: isShelf ? .cardCarousel() : .expanding()) { Text($0.title) }
        }
        for isNowShelf in [true, false] {
            isShelf = isNowShelf
            library.refresh()
            library.settle()
            #expect((host.contentScrollView(for: .top) === view) == !isNowShelf)
        }
    }

    /// Bars do not follow a view that is fitted between them, or that another scroll view contains.
    @Test func barsIgnoreOtherViews() throws {
        let fitted = try show {
            FanfoldView($0.books, layout: .expanding()) { Text($0.title) }.extendsUnderBars(false)
        }
        #expect(fitted.host.contentScrollView(for: .top) == nil)
        let library = Library<AnyView>(9) { library in
            let list = FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
            return AnyView(ScrollView { list.frame(height: 667) })
        }
        library.window.simulatedSafeAreaInsets = Self.bars
        library.show()
        library.settle()
        #expect(library.window.rootViewController?.contentScrollView(for: .top) == nil)
    }

    /// The content of an item receives the safe area as the item opens, and loses it as the item closes.
    @Test(arguments: SwiftUI.LayoutDirection.allCases)
    func openItemReceivesTheSafeArea(_ direction: SwiftUI.LayoutDirection) throws {
        let (library, _, view) = try show(5) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(library.binding(\.open))
                .environment(\.layoutDirection, direction)
        }
        let cell = try #require(library.titles["Book 1"])
        let label = try #require(cell.firstLabel)
        #expect(label.frame.size == cell.bounds.size)
        for open in [1, nil] {
            library.open = open
            withAnimation { library.refresh() }
            for _ in 0..<40 {
                StandIn.clock.advance(by: 1.0 / 60)
                library.window.layoutIfNeeded()
                let progress = view.openProgress.clamped(to: 0...1)
                let inner = cell.bounds.inset(by: Self.bars.scaled(by: progress))
                #expect(label.frame.isNear(inner, within: 0.5), "\(progress)")
            }
            library.settle()
        }
    }
}

extension UIView {
    /// The first label in the view.
    fileprivate var firstLabel: UILabel? {
        (self as? UILabel) ?? subviews.lazy.compactMap(\.firstLabel).first
    }
}

extension UIEdgeInsets {
    fileprivate func scaled(by factor: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
        abs(minX - other.minX) < distance && abs(minY - other.minY) < distance
            && abs(maxX - other.maxX) < distance && abs(maxY - other.maxY) < distance
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
