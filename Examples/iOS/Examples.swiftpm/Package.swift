// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Examples",
    platforms: [.iOS("18.0")],
    products: [
        .iOSApplication(
            name: "Examples",
            targets: ["Examples"],
            bundleIdentifier: "fanfold.examples",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .box),
            accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.phone, .pad],
            supportedInterfaceOrientations: [
                .portrait,
                .landscapeLeft,
                .landscapeRight,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ],
    dependencies: [.package(name: "Fanfold", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Examples",
            dependencies: [
                .product(name: "Fanfold", package: "Fanfold"),
                .product(name: "FanfoldKeyframes", package: "Fanfold"),
                .product(name: "FanfoldSwiftUI", package: "Fanfold"),
                .product(name: "FanfoldUIKit", package: "Fanfold"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
