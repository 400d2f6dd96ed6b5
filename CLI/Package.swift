// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Debian's headers are on the default search path; requiring pkg-config would make SwiftPM warn on Linux.
#if os(macOS)
let pkgConfig: String? = "jansson"
let qrCodeConfig: String? = "libqrencode"
#else
let pkgConfig: String? = nil
let qrCodeConfig: String? = nil
#endif

let fanfold = Target.Dependency.product(name: "Fanfold", package: "Fanfold")
let standard = Target.Dependency.product(name: "FanfoldStandard", package: "Fanfold")

let package = Package(
    name: "FanfoldCLI",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "fanfold", targets: ["FanfoldCommand"]),
        .executable(name: "fanfold-fuzz", targets: ["FuzzCommand"]),
        .executable(name: "write-style-sheets", targets: ["StyleSheetFiles"]),
    ],
    dependencies: [
        .package(name: "Fanfold", path: ".."),
        .package(name: "FanfoldWeb", path: "../Web"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        .executableTarget(
            name: "FanfoldCommand",
            dependencies: [
                "Inspection", "Replay", "PlaygroundSite",
                .product(name: "StyleSheets", package: "FanfoldWeb"),
                fanfold, standard,
                .product(name: "FanfoldKeyframes", package: "Fanfold"),
                .product(name: "FanfoldTesting", package: "Fanfold"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .systemLibrary(
            name: "CQRCode", pkgConfig: qrCodeConfig,
            providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
        .executableTarget(
            name: "FuzzCommand",
            dependencies: [
                "Replay", "PlaygroundSite", .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/FuzzCommand", swiftSettings: strict),
        .executableTarget(
            name: "StyleSheetFiles",
            dependencies: [
                "Inspection", .product(name: "StyleSheets", package: "FanfoldWeb"),
                fanfold, standard,
                .product(name: "FanfoldKeyframes", package: "Fanfold"),
            ],
            swiftSettings: strict),
        .target(
            name: "Inspection", dependencies: [fanfold, standard],
            swiftSettings: strict),
        .target(
            name: "Replay",
            dependencies: [
                "CJansson", "Inspection", fanfold, standard,
                .product(name: "FanfoldKeyframes", package: "Fanfold"),
            ],
            resources: [.embedInCode("Schema/replay-script.schema.json")], swiftSettings: strict),
        .systemLibrary(
            name: "CJansson", pkgConfig: pkgConfig, providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
        .target(
            name: "PlaygroundSite",
            dependencies: [
                "CQRCode",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            // `make` builds the page beside the command, and copies it into the command's resources.
            exclude: ["Resources/Page", "Resources/View"],
            resources: [.copy("Resources/Pictures")], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
