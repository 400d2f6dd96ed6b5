#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

/// Applies the values that SwiftUI's modifiers for scroll views write to the environment.
@MainActor
final class ScrollEnvironment {
    private var margins = ScrollMargins()
    private var isRightToLeft = false
    #if !os(tvOS)
    private var refresh: RefreshAction?
    private lazy var control = makeControl()
    #endif

    func apply(_ environment: EnvironmentValues, to view: UIScrollView, _ axis: Fanfold.Axis) {
        applyBounces(environment, to: view, axis)
        #if !os(tvOS)
        applyRefresh(environment, to: view, axis)
        #endif
        guard #available(iOS 16, tvOS 16, *) else { return }
        view.isScrollEnabled = environment.isScrollEnabled
        view.showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.isShown
        view.showsHorizontalScrollIndicator = environment.horizontalScrollIndicatorVisibility.isShown
        #if os(iOS) || os(Linux)
        view.keyboardDismissMode = UIScrollView.KeyboardDismissMode(environment.scrollDismissesKeyboardMode)
        #endif
    }

    /// Applies margins unless they are those of the last update: a refresh control changes the insets as well.
    func apply(_ margins: ScrollMargins, _ environment: EnvironmentValues, to view: UIScrollView) {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        guard margins != self.margins || isRightToLeft != self.isRightToLeft else { return }
        (self.margins, self.isRightToLeft) = (margins, isRightToLeft)
        margins.apply(to: view, isRightToLeft: isRightToLeft)
    }

    /// Content bounces along the layout's axis, even if it is shorter than the viewport.
    private func applyBounces(_ environment: EnvironmentValues, to view: UIScrollView, _ axis: Fanfold.Axis) {
        var bounces = (vertical: axis == .vertical, horizontal: axis == .horizontal)
        if #available(iOS 16.4, tvOS 16.4, *) {
            bounces.vertical = environment.verticalScrollBounceBehavior.bounces(bounces.vertical)
            bounces.horizontal = environment.horizontalScrollBounceBehavior.bounces(bounces.horizontal)
        }
        view.alwaysBounceVertical = bounces.vertical
        view.alwaysBounceHorizontal = bounces.horizontal
    }
}

#if !os(tvOS)
extension ScrollEnvironment {
    /// A pull refreshes content that scrolls vertically.
    private func applyRefresh(
        _ environment: EnvironmentValues, to view: UIScrollView, _ axis: Fanfold.Axis
    ) {
        refresh = environment.refresh
        if refresh != nil, axis == .horizontal {
            Notes.print("refreshable has no effect, because the layout scrolls horizontally.")
        }
        let control = refresh == nil || axis == .horizontal ? nil : control
        if view.refreshControl !== control { view.refreshControl = control }
    }

    private func makeControl() -> UIRefreshControl {
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.pulled() }, for: .valueChanged)
        return control
    }

    private func pulled() {
        Task { [refresh, control] in
            await refresh?()
            control.endRefreshing()
        }
    }
}
#endif

@available(iOS 16, tvOS 16, *)
extension ScrollIndicatorVisibility {
    fileprivate var isShown: Bool { !isSame(self, .hidden) && !isSame(self, .never) }
}

@available(iOS 16.4, tvOS 16.4, *)
extension ScrollBounceBehavior {
    /// Whether content bounces that is shorter than the viewport.
    fileprivate func bounces(_ usually: Bool) -> Bool {
        if isSame(self, .always) { return true }
        return isSame(self, .basedOnSize) ? false : usually
    }
}

#if os(iOS) || os(Linux)
extension UIScrollView.KeyboardDismissMode {
    @available(iOS 16, *)
    fileprivate init(_ mode: ScrollDismissesKeyboardMode) {
        if isSame(mode, .interactively) {
            self = .interactive
        } else {
            self = isSame(mode, .never) ? .none : .onDrag
        }
    }
}
#endif

/// Whether two values have the same bytes. Some types of SwiftUI became comparable later than they appeared.
func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in withUnsafeBytes(of: second) { first.elementsEqual($0) } }
}
#endif
