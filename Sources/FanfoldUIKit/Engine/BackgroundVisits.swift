#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The visits of a view's scene to the background. Other scenes of the application may be visible meanwhile.
@MainActor
final class BackgroundVisits {
    private unowned let view: FanfoldCollectionView
    private lazy var observers: [NotificationObserver] = [
        observer(UIScene.didEnterBackgroundNotification, isInBackground: true),
        observer(UIScene.willEnterForegroundNotification, isInBackground: false),
        observer(UIApplication.didEnterBackgroundNotification, isInBackground: true),
        observer(UIApplication.didBecomeActiveNotification, isInBackground: false),
    ]

    init(of view: FanfoldCollectionView) {
        self.view = view
    }

    func observe() {
        for observer in observers { observer.observe() }
    }

    private func observer(_ name: Notification.Name, isInBackground: Bool) -> NotificationObserver {
        NotificationObserver(name) { [weak view] sender in
            guard let view, view.isConcerned(by: sender, isInBackground: isInBackground) else { return }
            view.host.visibilityDidChange(isInBackground: isInBackground)
        }
    }
}

extension FanfoldCollectionView {
    /// Returns whether a notification of a scene or of the application concerns the view. An active application may have
    /// scenes in the background.
    fileprivate func isConcerned(by sender: Any?, isInBackground: Bool) -> Bool {
        let scene = window?.windowScene
        if let sender = sender as? UIScene { return sender === scene }
        return isInBackground || scene?.activationState != .background
    }
}

extension EngineHost {
    /// Reads the state of the view's present scene, if it has one.
    func noteScene() {
        guard let scene = view.window?.windowScene else { return }
        visibilityDidChange(isInBackground: scene.activationState == .background)
    }

    fileprivate func visibilityDidChange(isInBackground: Bool) {
        guard isInBackground != playback.isInBackground else { return }
        playback.isInBackground = isInBackground
        autoplayDidChange()
    }
}
#endif
