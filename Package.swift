// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors only in builds of this repository with `make`. Builds of applications suppress the
// warnings of packages, which conflicts with this setting, and newer compilers or SDKs add warnings.
let isStrict = Context.environment["FANFOLD_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

// `make test` optimizes the tested products, each as a whole, and keeps their assertions: the tests take a quarter
// of the time. With a number of threads, the compiler writes a file for each source, as SwiftPM expects.
let isOptimized = Context.environment["FANFOLD_OPTIMIZED"] != nil
let whole = ["-whole-module-optimization", "-num-threads", "2"]
let driven = strict + (isOptimized ? [.unsafeFlags(["-O", "-assert-config", "Debug"] + whole)] : [])

var strictCore = driven
#if compiler(>=6.3)
if isStrict { strictCore.append(.treatWarning("EmbeddedRestrictions", as: .error)) }
#endif

// `make` includes the stand-ins for Apple's modules on Linux. An adopter's package never does.
let includesStandIns = Context.environment["FANFOLD_STAND_INS"] != nil

/// The platforms of FanfoldUIKit.
let uiKitPlatforms: [Platform] =
    [.iOS, .tvOS, .macCatalyst, .visionOS] + (includesStandIns ? [.linux] : [])

let package = Package(
    name: "Fanfold",
    defaultLocalization: "en",
    platforms: [
        .iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12), .watchOS(.v9),
    ],
    products: [
        .library(name: "Fanfold", targets: ["Fanfold"]),
        .library(name: "FanfoldSwiftUI", targets: ["FanfoldSwiftUI"]),
        .library(name: "FanfoldUIKit", targets: ["FanfoldUIKit"]),
        .library(name: "FanfoldKeyframes", targets: ["FanfoldKeyframes"]),
        .library(name: "FanfoldTesting", targets: ["FanfoldTesting"]),
        // For the command and the web component.
        .library(name: "FanfoldStandard", targets: ["FanfoldStandard"]),
    ],
    targets: [
        .target(name: "Fanfold", swiftSettings: strictCore),
        .target(
            name: "FanfoldStandard", dependencies: ["Fanfold", "FanfoldKeyframes"], swiftSettings: driven),
        .target(name: "FanfoldSwiftUI", dependencies: ["Fanfold"], swiftSettings: driven),
        .target(
            name: "FanfoldUIKit", dependencies: ["Fanfold", "FanfoldSwiftUI"],
            resources: [.process("Resources")], swiftSettings: driven),
        .target(
            name: "FanfoldKeyframes", dependencies: ["Fanfold"],
            // `make generate` writes them into Swift literals.
            exclude: ["Presets", "Schema"], swiftSettings: driven),
        .target(
            name: "FanfoldTesting",
            dependencies: [
                "Fanfold", "FanfoldStandard",
                .target(name: "FanfoldUIKit", condition: .when(platforms: uiKitPlatforms)),
            ], swiftSettings: driven),
        .testTarget(
            name: "FanfoldTests",
            dependencies: ["Fanfold", "FanfoldKeyframes", "FanfoldStandard", "FanfoldTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "FanfoldSwiftUITests", dependencies: ["FanfoldSwiftUI", "FanfoldKeyframes"],
            // These tests use the views of the stand-ins.
            exclude: includesStandIns ? [] : ["Simulated"],
            swiftSettings: strict),
        .testTarget(
            name: "FanfoldUIKitTests",
            dependencies: ["FanfoldKeyframes", "FanfoldStandard", "FanfoldUIKit", "FanfoldTesting"],
            // These tests use the clock, fingers and painter of the stand-ins.
            exclude: includesStandIns ? [] : ["Simulated"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

if includesStandIns {
    let standIns = Target.Dependency.product(name: "StandIns", package: "StandIns")
    let layoutsOfOthers = Target.Dependency.product(name: "LayoutsOfOthers", package: "StandIns")
    package.dependencies.append(.package(path: "StandIns"))
    let viewModules = [
        "FanfoldSwiftUI", "FanfoldSwiftUITests", "FanfoldUIKit", "FanfoldUIKitTests", "FanfoldTesting",
    ]
    for target in package.targets where viewModules.contains(target.name) {
        target.dependencies.append(standIns)
    }
    package.targets += [
        .executableTarget(
            name: "Examples", dependencies: ["FanfoldKeyframes", "FanfoldSwiftUI", "FanfoldUIKit", standIns],
            path: "Examples/iOS/Examples.swiftpm/Sources", swiftSettings: strict),
        .target(
            name: "Exported", dependencies: ["FanfoldUIKit", standIns], path: "Examples/Exported",
            swiftSettings: strict),
        .testTarget(
            name: "ExamplesTests", dependencies: ["Examples", "Exported", "FanfoldKeyframes", standIns],
            swiftSettings: strict),
        .testTarget(
            name: "StandInTests", dependencies: [layoutsOfOthers, standIns], path: "StandIns/Tests",
            swiftSettings: strict),
    ]
}
