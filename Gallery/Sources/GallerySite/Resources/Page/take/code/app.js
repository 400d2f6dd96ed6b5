// @ts-check
/** The choice as an application for Swift Playgrounds, with the library's sources in it: its own files, by their paths. */

import { swiftui } from "./swiftui.js";
import { typeName, words } from "./text.js";

/**
 * The files of an application that shows the chosen layout.
 * @param {import("./text.js").Choice} choice
 * @returns {Record<string, string>}
 */
export const app = (choice) => ({
  "Package.swift": packageOf(choice),
  "App/FanfoldApp.swift": `import SwiftUI

@main
struct FanfoldApp: App {
    var body: some Scene {
        WindowGroup {
            ${typeName(choice.layout)}View().ignoresSafeArea()
        }
    }
}
`,
  [`App/${typeName(choice.layout)}View.swift`]: swiftui(choice),
});

/** @param {import("./text.js").Choice} choice */
const packageOf = ({ layout }) => `// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Fanfold ${words(layout)}",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "Fanfold ${words(layout)}",
            targets: ["App"],
            bundleIdentifier: "fanfold.playground.${layout}",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .box),
            accentColor: .presetColor(.orange),
            supportedDeviceFamilies: [.phone, .pad],
            supportedInterfaceOrientations: [
                .portrait,
                .landscapeLeft,
                .landscapeRight,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ],
    targets: [
        .target(name: "Fanfold", path: "Fanfold"),
        .target(name: "FanfoldUIKit", dependencies: ["Fanfold"], path: "FanfoldUIKit"),
        .executableTarget(
            name: "App", dependencies: ["Fanfold", "FanfoldUIKit"], path: "App",
            resources: [.process("Resources")]),
    ],
    swiftLanguageModes: [.v6]
)
`;
