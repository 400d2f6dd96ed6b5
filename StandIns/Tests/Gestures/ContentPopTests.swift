import Testing
import UIKit

/// `UINavigationController.interactiveContentPopGestureRecognizer`, since iOS 26: a swipe in the content
/// navigates back.
@MainActor @Suite struct ContentPopTests {
    @Test func swipeInTheContentNavigatesBack() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        func swipe() {
            SimulatedFinger.swipe(
                from: CGPoint(x: 180, y: 300), by: CGPoint(x: 150, y: 0), over: 0.2, in: window)
        }
        swipe()
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        swipe()
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        swipe()
        #expect(navigation.viewControllers.count == 2)
    }
}
