// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FanfoldWeb",
    dependencies: [.package(name: "Fanfold", path: "..")],
    targets: [
        .target(name: "WebRuntime"),
        .executableTarget(
            name: "FanfoldWeb",
            dependencies: [
                .product(name: "Fanfold", package: "Fanfold"),
                // Only the build with keyframes imports it.
                .product(name: "FanfoldKeyframes", package: "Fanfold"), "WebRuntime",
            ],
            swiftSettings: [.treatAllWarnings(as: .error), .enableExperimentalFeature("Extern")]),
    ],
    swiftLanguageModes: [.v6]
)
