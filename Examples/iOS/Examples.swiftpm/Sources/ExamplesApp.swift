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
        UINavigationController(rootViewController: ScreenList())
    }

    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}
