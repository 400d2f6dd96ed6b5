import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// SwiftUI's modifiers for scroll views reach the properties of the collection view.
@MainActor @Suite struct ScrollModifierTests {
    /// A modifier with its default or another value, and the property that it changes.
    struct Modifier: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @MainActor @Sendable (FanfoldView<[Book], Int, Text>, _ isChanged: Bool) -> AnyView
        let property: @MainActor @Sendable (FanfoldCollectionView) -> Int
        let usual: Int
        let changed: Int
    }

    nonisolated private static let modifiers = environmentModifiers + viewModifiers

    nonisolated private static let environmentModifiers: [Modifier] = [
        Modifier(
            testDescription: "scrollDisabled(true)", apply: { AnyView($0.scrollDisabled($1)) },
            property: { $0.isScrollEnabled ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollIndicators(.hidden)",
            apply: { AnyView($0.scrollIndicators($1 ? .hidden : .visible, axes: .vertical)) },
            property: { $0.showsVerticalScrollIndicator ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollIndicators(.never)",
            apply: { AnyView($0.scrollIndicators($1 ? .never : .automatic, axes: .horizontal)) },
            property: { $0.showsHorizontalScrollIndicator ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "refreshable",
            apply: { $1 ? AnyView($0.refreshable {}) : AnyView($0) },
            property: { $0.refreshControl == nil ? 0 : 1 }, usual: 0, changed: 1),
        Modifier(
            testDescription: "scrollDismissesKeyboard(.interactively)",
            apply: { AnyView($0.scrollDismissesKeyboard($1 ? .interactively : .automatic)) },
            property: { $0.keyboardDismissMode.rawValue },
            usual: UIScrollView.KeyboardDismissMode.onDrag.rawValue,
            changed: UIScrollView.KeyboardDismissMode.interactive.rawValue),
        Modifier(
            testDescription: "scrollDismissesKeyboard(.never)",
            apply: { AnyView($0.scrollDismissesKeyboard($1 ? .never : .immediately)) },
            property: { $0.keyboardDismissMode.rawValue },
            usual: UIScrollView.KeyboardDismissMode.onDrag.rawValue,
            changed: UIScrollView.KeyboardDismissMode.none.rawValue),
        Modifier(
            testDescription: "scrollBounceBehavior(.basedOnSize)",
            apply: { AnyView($0.scrollBounceBehavior($1 ? .basedOnSize : .automatic)) },
            property: { $0.alwaysBounceVertical ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollBounceBehavior(.always)",
            apply: { AnyView($0.scrollBounceBehavior($1 ? .always : .automatic, axes: .horizontal)) },
            property: { $0.alwaysBounceHorizontal ? 1 : 0 }, usual: 0, changed: 1),
    ]

    /// Modifiers that are members of the view itself.
    nonisolated private static let viewModifiers: [Modifier] = [
        Modifier(
            testDescription: "scrollClipDisabled", apply: { AnyView($0.scrollClipDisabled($1)) },
            property: { $0.clipsToBounds ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollEdgeEffectHidden",
            apply: { AnyView($0.scrollEdgeEffectHidden($1, for: .bottom)) },
            property: { $0.topEdgeEffect.isHidden ? 2 : $0.bottomEdgeEffect.isHidden ? 1 : 0 }, usual: 0,
            changed: 1),
        Modifier(
            testDescription: "scrollEdgeEffectStyle",
            apply: { AnyView($0.scrollEdgeEffectStyle($1 ? .hard : nil, for: [.top, .leading])) },
            property: { view in
                [view.topEdgeEffect, view.leftEdgeEffect, view.rightEdgeEffect].count {
                    $0.style === UIScrollEdgeEffect.Style.hard
                }
            }, usual: 0, changed: 2),
        margins("contentMargins(.top)", { AnyView($0.contentMargins(.top, $1 ? 30 : nil)) }) {
            $0.contentInset.top
        },
        margins("contentMargins(30)", { AnyView($0.contentMargins($1 ? 30 : 0)) }) {
            $0.contentInset.right + $0.verticalScrollIndicatorInsets.right - 30
        },
        margins(
            "contentMargins(EdgeInsets)",
            { view, isChanged in
                let insets = EdgeInsets(top: 9, leading: isChanged ? 30 : 0, bottom: 9, trailing: 9)
                return AnyView(view.contentMargins(.leading, insets))
            }
        ) { $0.contentInset.left + $0.contentInset.top },
        margins(
            "contentMargins(for: .scrollContent)",
            { AnyView($0.contentMargins(.bottom, $1 ? 30 : 0, for: .scrollContent)) }
        ) { $0.contentInset.bottom + $0.verticalScrollIndicatorInsets.bottom },
        margins(
            "contentMargins(for: .scrollIndicators)",
            { AnyView($0.contentMargins(.bottom, $1 ? 30 : 0, for: .scrollIndicators)) }
        ) { $0.contentInset.bottom + $0.verticalScrollIndicatorInsets.bottom },
        snapping("scrollTargetBehavior(.paging)", .item) { AnyView($0.scrollTargetBehavior(.paging)) },
        snapping("scrollTargetBehavior(.viewAligned)", .flick) {
            AnyView($0.scrollTargetBehavior(.viewAligned))
        },
        snapping("viewAligned(limitBehavior: .always)", .item) {
            AnyView($0.scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
        },
        snapping("viewAligned(limitBehavior: .alwaysByOne)", .item) {
            AnyView($0.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)))
        },
        snapping("viewAligned(limitBehavior: .never)", .flick) {
            AnyView($0.scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
        },
    ]

    /// A modifier that sets a margin of 30 points.
    nonisolated private static func margins(
        _ name: String,
        _ apply: @escaping @MainActor @Sendable (FanfoldView<[Book], Int, Text>, Bool) -> AnyView,
        _ margin: @escaping @MainActor @Sendable (FanfoldCollectionView) -> CGFloat
    ) -> Modifier {
        Modifier(
            testDescription: name, apply: apply, property: { Int(max(margin($0), 0)) }, usual: 0, changed: 30)
    }

    /// A modifier that changes the snapping.
    nonisolated private static func snapping(
        _ name: String, _ changed: Snapping,
        _ apply: @escaping @MainActor @Sendable (FanfoldView<[Book], Int, Text>) -> AnyView
    ) -> Modifier {
        Modifier(
            testDescription: name, apply: { $1 ? apply($0) : AnyView($0) },
            property: { Int($0.snapping.rawValue) }, usual: Int(Snapping.layout.rawValue),
            changed: Int(changed.rawValue))
    }

    @Test(arguments: modifiers)
    func aModifierChangesItsProperty(_ modifier: Modifier) throws {
        var isChanged = false
        let library = Library { library -> AnyView in
            modifier.apply(FanfoldView(library.books, layout: .expanding()) { Text($0.title) }, isChanged)
        }
        library.show()
        #expect(modifier.property(try #require(library.tabs)) == modifier.usual)
        isChanged = true
        library.refresh()
        #expect(modifier.property(try #require(library.tabs)) == modifier.changed)
        isChanged = false
        library.refresh()
        #expect(modifier.property(try #require(library.tabs)) == modifier.usual)
    }

    /// A modifier whose value changes does not replace the view.
    @Test(arguments: modifiers.filter { $0.testDescription != "refreshable" })
    func theViewStays(_ modifier: Modifier) {
        var isChanged = false
        let library = Library { library -> AnyView in
            modifier.apply(FanfoldView(library.books, layout: .expanding()) { Text($0.title) }, isChanged)
        }
        library.show()
        let view = library.tabs
        isChanged = true
        library.refresh()
        #expect(library.tabs === view)
    }

    /// As SwiftUI's automatic limit: a flick along a compact axis leads to the next item.
    @Test(arguments: [true, false], [UIUserInterfaceSizeClass.compact, .regular])
    func alignedFlicksAreLimitedInACompactSizeClass(isHorizontal: Bool, sizeClass: UIUserInterfaceSizeClass)
        throws
    {
        var behavior = ViewAlignedScrollTargetBehavior.viewAligned
        let library = Library { library in
            FanfoldView(library.books, layout: isHorizontal ? .cardCarousel() : .expanding()) {
                Text($0.title)
            }
            .scrollTargetBehavior(behavior)
        }
        let other: UIUserInterfaceSizeClass = sizeClass == .compact ? .regular : .compact
        func resize(_ along: UIUserInterfaceSizeClass, _ across: UIUserInterfaceSizeClass) {
            library.window.simulatedTraitCollection = UITraitCollection(
                horizontalSizeClass: isHorizontal ? along : across,
                verticalSizeClass: isHorizontal ? across : along)
            library.window.layoutIfNeeded()
        }
        resize(sizeClass, other)
        library.show()
        let view = try #require(library.tabs)
        let (limited, unlimited) = (Snapping.item, Snapping.flick)
        #expect(view.snapping == (sizeClass == .compact ? limited : unlimited))
        resize(other, sizeClass)
        #expect(view.snapping == (sizeClass == .compact ? unlimited : limited))
        behavior = .viewAligned(anchor: .leading)
        library.refresh()
        #expect(view.snapping == (sizeClass == .compact ? unlimited : limited))
        behavior = .viewAligned(limitBehavior: .never)
        library.refresh()
        #expect(view.snapping == unlimited)
    }

    @Test func withoutModifiersThePropertiesAreUsual() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
        }
        library.show()
        let tabs = try #require(library.tabs)
        for modifier in Self.modifiers {
            #expect(modifier.property(tabs) == modifier.usual, "\(modifier.testDescription)")
        }
    }

    /// Across the scroll axis, the layout fills the area between the margins.
    @Test func contentIsShownBetweenItsMargins() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .contentMargins(.top, 60)
        }
        library.show()
        library.settle()
        let frame = try #require(library.titles["Book 0"]?.frame)
        let view = try #require(library.tabs)
        #expect(abs(frame.midY - (view.bounds.midY + 30)) < 0.5)
        #expect(abs(frame.height - 0.75 * (view.bounds.height - 60)) < 0.5)
    }

    /// Along the scroll axis, content begins after the margin.
    @Test func contentBeginsAfterItsMargin() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }.contentMargins(.top, 60)
        }
        library.show()
        library.settle()
        let frame = try #require(library.titles["Book 0"]?.frame)
        #expect(abs(frame.minY - (try #require(library.tabs).bounds.minY + 60)) < 0.5)
    }

    /// A refresh control changes the insets while it refreshes.
    @Test func anUpdateKeepsInsetsOfOthers() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }.contentMargins(.top, 10)
        }
        library.show()
        let view = try #require(library.tabs)
        view.contentInset.top = 70
        library.refresh()
        #expect(view.contentInset.top == 70)
    }

    @Test func disabledScrollingIgnoresASwipe() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }.scrollDisabled(true)
        }
        library.show()
        let tabs = try #require(library.tabs)
        let start = tabs.contentOffset
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 500), by: CGPoint(x: 0, y: -300), over: 0.2, in: library.window)
        library.settle()
        #expect(tabs.contentOffset == start)
    }

    @Test func aPullRefreshesUntilTheActionHasEnded() async throws {
        let gate = RefreshGate()
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .refreshable { await gate.wait() }
        }
        library.show()
        let control = try #require(library.tabs?.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        while await !gate.isEntered { await Task.yield() }
        #expect(control.isRefreshing)
        await gate.open()
        while control.isRefreshing { await Task.yield() }
        #expect(!control.isRefreshing)
    }

    /// A pull along a row would move the row.
    @Test func contentThatScrollsHorizontallyIsNotRefreshed() {
        let library = Library { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }.refreshable {}
        }
        library.show()
        #expect(library.tabs?.refreshControl == nil)
    }
}

/// An action that ends on request.
private actor RefreshGate {
    private(set) var isEntered = false
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async {
        isEntered = true
        await withCheckedContinuation { waiting = $0 }
    }

    func open() {
        waiting?.resume()
        waiting = nil
    }
}
