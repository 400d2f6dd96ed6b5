import SwiftUI

/// The application: a list of screens, and the screens.
@main
struct ExamplesApp: App {
    var body: some Scene {
        WindowGroup {
            Navigation().ignoresSafeArea()
        }
    }
}

/// UIKit's navigation, from the list on.
struct Navigation: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: ScreenList())
        // Xcode and `simctl launch` may name the screen to begin with: -screen "Tab stack"
        if let screen = UserDefaults.standard.string(forKey: "screen").flatMap(Screen.init) {
            navigation.pushViewController(screen.makeController(), animated: false)
        }
        return navigation
    }

    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}
