import Observation

/// Inputs of an update.
@MainActor struct ViewUpdate {
    var environment: EnvironmentValues
    var transaction: Transaction
    /// It retains the nodes, which keep this update.
    unowned let host: HostingView
}

/// A displayed view and the data that outlives its value: its state and its UIKit views.
@MainActor final class ViewNode {
    private let type: Any.Type
    private var properties: [String: Any] = [:]
    private(set) var children: [ViewNode] = []
    var view: UIView?
    var arrangement = Arrangement.none
    /// The layout of a node that places its children itself.
    var layout: (any NodeLayout)?
    /// The node's frame in the UIKit view that contains it.
    var rect = CGRect.zero
    var coordinator: Any?
    /// The identity that the application gives the view.
    var identity: AnyHashable?
    /// Accessibility actions of the view, as buttons.
    var actions: ViewNode?
    var dismantle: (() -> Void)?
    /// The node's own preferences.
    var preferences: [ObjectIdentifier: Any] = [:]
    /// Reports a preference of the content, if it has changed.
    var readPreferences: (() -> Void)?
    /// Called when the view appears or disappears.
    var visibilityDidChange: ((Bool) -> Void)?
    private var isVisible = false
    /// Returns the size of a represented UIKit view for a proposed width and height.
    var fit: ((CGFloat?, CGFloat?) -> CGSize?)?
    /// Evaluates the body again.
    private var refresh: (() -> Void)?
    private var evaluations = 0
    /// Whether an observed property has changed that the body has read.
    private var isChanged = false

    private init(_ type: Any.Type) {
        self.type = type
    }

    /// Shows a view at the position of an earlier one; a view of the same type keeps the state.
    static func show(_ view: any View, after earlier: ViewNode?, _ update: ViewUpdate) -> ViewNode {
        let viewType: Any.Type = Swift.type(of: view)
        let isSame = earlier?.type == viewType
        if !isSame { earlier?.remove() }
        let node = isSame ? earlier ?? ViewNode(viewType) : ViewNode(viewType)
        node.link(view, update)
        if let primitive = view as? any PrimitiveView {
            primitive.show(in: node, update)
        } else if let represented = view as? any UIViewRepresentable {
            represented.showRepresented(in: node, update)
        } else if let represented = view as? any UIViewControllerRepresentable {
            represented.showRepresented(in: node, update)
        } else {
            node.showBody(of: view, update)
        }
        return node
    }

    /// Shows a view's body, until an observed property that the body has read changes.
    private func showBody(of view: any View, _ update: ViewUpdate) {
        refresh = { [unowned self] in showBody(of: view, update) }
        evaluations += 1
        let (number, host) = (evaluations, update.host)
        isChanged = false
        SimulatedSwiftUI.bodyEvaluations += 1
        let body = withObservationTracking {
            Self.body(of: view)
        } onChange: { [weak self, weak host] in
            MainActor.assumeIsolated {
                guard let self, self.evaluations == number else { return }
                self.isChanged = true
                host?.setNeedsRefresh()
            }
        }
        show([body], update)
    }

    /// Evaluates the bodies whose observed properties have changed.
    func refreshChanged() {
        if isChanged, let refresh { return refresh() }
        for child in children { child.refreshChanged() }
    }

    func show(_ views: [any View], _ update: ViewUpdate) {
        for extra in children.dropFirst(views.count) { extra.remove() }
        children = views.enumerated().map { place, view in
            Self.show(view, after: place < children.count ? children[place] : nil, update)
        }
    }

    /// The UIKit views, in order.
    var leaves: [UIView] { view.map { [$0] } ?? children.flatMap(\.leaves) }

    /// The size of the first represented view that answers a proposal.
    func size(forWidth width: CGFloat?, height: CGFloat?) -> CGSize? {
        fit?(width, height) ?? children.lazy.compactMap { $0.size(forWidth: width, height: height) }.first
    }

    /// The UIKit view that contains the node.
    var container: UIView? { leaves.first?.superview }

    /// Notes whether the host is in a window.
    func setVisible(_ isVisible: Bool) {
        for child in children { child.setVisible(isVisible) }
        guard self.isVisible != isVisible else { return }
        self.isVisible = isVisible
        visibilityDidChange?(isVisible)
    }

    func remove() {
        setVisible(false)
        for child in children { child.remove() }
        dismantle?()
        view?.removeFromSuperview()
    }

    private func link(_ view: any View, _ update: ViewUpdate) {
        for (label, value) in Mirror(reflecting: view).children {
            guard let label, let property = value as? any DynamicProperty else { continue }
            properties[label] = property.link(
                to: properties[label], in: update.environment, host: update.host)
        }
    }

    private static func body<V: View>(of view: V) -> any View { view.body }
}
