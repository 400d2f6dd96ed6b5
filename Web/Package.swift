// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let fanfold = Target.Dependency.product(name: "Fanfold", package: "Fanfold")
let standard = Target.Dependency.product(name: "FanfoldStandard", package: "Fanfold")
let keyframes = Target.Dependency.product(name: "FanfoldKeyframes", package: "Fanfold")

let package = Package(
    name: "FanfoldWeb",
    platforms: [.macOS(.v13)],
    products: [.library(name: "StyleSheets", targets: ["StyleSheets"])],
    dependencies: [.package(name: "Fanfold", path: "..")],
    targets: [
        .target(name: "WebRuntime"),
        .executableTarget(
            name: "FanfoldWeb",
            // Only the build with keyframes imports FanfoldKeyframes.
            dependencies: [fanfold, standard, keyframes, "WebRuntime"],
            swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
        .target(name: "StyleSheets", dependencies: [fanfold, standard, keyframes], swiftSettings: strict),
        .executableTarget(
            name: "StyleSheetModule",
            dependencies: [fanfold, standard, keyframes, "StyleSheets", "WebRuntime"],
            swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
    ],
    swiftLanguageModes: [.v6]
)
