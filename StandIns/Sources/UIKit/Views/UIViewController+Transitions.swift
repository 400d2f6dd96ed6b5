/// A transition in progress.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
}

/// Runs closures beside and after a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewController {
    /// The animation of a navigation. Simulated: only the call of the closure for the source.
    @available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
    @preconcurrency @MainActor public final class Transition: NSObject {
        let provideSource: (ZoomSourceViewProviderContext) -> UIView?

        private init(_ provideSource: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
            self.provideSource = provideSource
            super.init()
        }

        /// A zoom from a view of the lower controller into the upper one, and back.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(sourceViewProvider)
        }

        /// The options of a zoom. Simulated: without effect.
        @preconcurrency @MainActor public final class ZoomOptions: NSObject {}

        /// The controllers of a zoom.
        @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(from source: UIViewController, to zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
                super.init()
            }
        }
    }

    /// The transition in progress; nil if there is none.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        navigationController?.transition
    }
}

/// Simulated: a navigation that lasts half a second.
@MainActor final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    var isAnimated: Bool { true }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0.5 }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func complete() {
        for completion in completions { completion(self) }
        completions = []
    }
}
