// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "fanfold", targets: ["FanfoldCommand"])
    ],
    dependencies: [
        .package(name: "Fanfold", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ],
    targets: [
        .executableTarget(
            name: "FanfoldCommand",
            dependencies: [
                "Inspection", "Replay", "GallerySite", .product(name: "Fanfold", package: "Fanfold"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .target(
            name: "Inspection", dependencies: [.product(name: "Fanfold", package: "Fanfold")],
            swiftSettings: strict),
        .target(
            name: "Replay",
            dependencies: ["Inspection", .product(name: "Fanfold", package: "Fanfold")],
            resources: [.embedInCode("Resources/replay-script.schema.json")], swiftSettings: strict),
        .target(
            name: "GallerySite",
            dependencies: [
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [
                .copy("Resources/Page"), .copy("Resources/Pictures"), .copy("Resources/View"),
            ],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
