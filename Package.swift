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

// What tests of the adapter do with UIKit alone is tried against Apple's own there, and against the stand-in here.
#if os(Linux)
let withoutStandIns: [String] = []
#else
let withoutStandIns = ["Simulated"]
#endif

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
            name: "FanfoldUIKitTests", dependencies: ["FanfoldUIKit"], exclude: withoutStandIns,
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
// Stand-ins for Apple's modules, with which what is written for iOS is compiled and tested on Linux. No Apple
// build ever sees them. Swift Testing wants the last two beside the first two.
let standIns = ["UIKit", "SwiftUI", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]
package.targets += standIns.map { name in
    .target(
        name: name, dependencies: name == "UIKit" ? [] : ["UIKit"], path: "Tests/StandIns/\(name)",
        swiftSettings: driven)
}
for target in package.targets where target.name == "FanfoldUIKit" {
    target.dependencies += ["UIKit", "SwiftUI"]
}
for target in package.targets where target.name == "FanfoldUIKitTests" {
    target.dependencies += standIns.map { .byName(name: $0) }
}
package.targets += [
    .executableTarget(
        name: "Examples", dependencies: ["FanfoldUIKit"] + standIns.map { .byName(name: $0) },
        path: "Examples/iOS/Examples.swiftpm/Sources", swiftSettings: strict),
    .testTarget(
        name: "ExamplesTests",
        dependencies: ["Examples", "FanfoldKeyframes"] + standIns.map { .byName(name: $0) },
        swiftSettings: strict),
    .target(
        name: "LayoutsOfOthers", dependencies: standIns.map { .byName(name: $0) },
        path: "Tests/StandIns/LayoutsOfOthers", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "StandInTests", dependencies: ["LayoutsOfOthers"] + standIns.map { .byName(name: $0) },
        swiftSettings: strict),
]
#endif
