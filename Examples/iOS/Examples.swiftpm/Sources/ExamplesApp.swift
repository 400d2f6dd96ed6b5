import SwiftUI

/// The application: a list of screens.
@main
struct ExamplesApp: App {
    var body: some Scene {
        WindowGroup {
            Navigation().ignoresSafeArea()
        }
    }
}

/// UIKit's navigation, which starts at the list.
struct Navigation: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: ScreenList())
        // Xcode and `simctl launch` can select the initial screen: -screen "Tab stack"
        if let screen = UserDefaults.standard.string(forKey: "screen").flatMap(Screen.init) {
            navigation.pushViewController(screen.makeController(), animated: false)
        }
        return navigation
    }

    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}
