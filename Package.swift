// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .treatWarning("EmbeddedRestrictions", as: .error),
]

let package = Package(
    name: "Fanfold",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [
        .library(name: "Fanfold", targets: ["Fanfold"])
    ],
    targets: [
        .target(name: "Fanfold", swiftSettings: strict),
        .testTarget(
            name: "FanfoldTests", dependencies: ["Fanfold"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
