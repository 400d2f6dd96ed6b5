// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where this repository is built with `make`, and nowhere else: an application's build suppresses
// the warnings of packages, which contradicts it, and a newer compiler or SDK warns of what nobody here could know.
let isStrict = Context.environment["FANFOLD_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

// `make test` optimizes what the tests drive, with all that it asserts: it takes longer to compile, and they a quarter of
// the time.
let isOptimized = Context.environment["FANFOLD_OPTIMIZED"] != nil
let driven = strict + (isOptimized ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : [])

var strictCore = driven
#if compiler(>=6.3)
if isStrict { strictCore.append(.treatWarning("EmbeddedRestrictions", as: .error)) }
#endif

// `make` includes the stand-ins for Apple's modules on Linux. An adopter's package never does.
let includesStandIns = Context.environment["FANFOLD_STAND_INS"] != nil

let package = Package(
    name: "Fanfold",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [
        .library(name: "Fanfold", targets: ["Fanfold"]),
        .library(name: "FanfoldUIKit", targets: ["FanfoldUIKit"]),
        .library(name: "FanfoldKeyframes", targets: ["FanfoldKeyframes"]),
        .library(name: "FanfoldTesting", targets: ["FanfoldTesting"]),
    ],
    targets: [
        .target(name: "Fanfold", swiftSettings: strictCore),
        .target(name: "FanfoldUIKit", dependencies: ["Fanfold"], swiftSettings: driven),
        .target(
            name: "FanfoldKeyframes", dependencies: ["Fanfold"],
            resources: [.embedInCode("Presets"), .embedInCode("Schema")], swiftSettings: strict),
        .target(name: "FanfoldTesting", dependencies: ["Fanfold"], swiftSettings: driven),
        .testTarget(
            name: "FanfoldTests", dependencies: ["Fanfold", "FanfoldKeyframes", "FanfoldTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "FanfoldUIKitTests", dependencies: ["FanfoldUIKit"],
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
    for target in package.targets where target.name.hasPrefix("FanfoldUIKit") {
        target.dependencies.append(standIns)
    }
    package.targets += [
        .executableTarget(
            name: "Examples", dependencies: ["FanfoldUIKit", standIns],
            path: "Examples/iOS/Examples.swiftpm/Sources", swiftSettings: strict),
        .testTarget(
            name: "ExamplesTests", dependencies: ["Examples", "FanfoldKeyframes", standIns],
            swiftSettings: strict),
        .testTarget(name: "StandInTests", dependencies: [layoutsOfOthers, standIns], swiftSettings: strict),
    ]
}
