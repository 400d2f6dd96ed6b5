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
        .library(name: "Fanfold", targets: ["Fanfold"]),
        .library(name: "FanfoldUIKit", targets: ["FanfoldUIKit"]),
    ],
    targets: [
        .target(name: "Fanfold", swiftSettings: strict),
        .target(
            name: "FanfoldUIKit", dependencies: ["Fanfold"],
            // Where applications are built, a newer SDK's deprecations must not stop them.
            swiftSettings: [.treatAllWarnings(as: .error, .when(platforms: [.linux]))]),
        .testTarget(
            name: "FanfoldTests", dependencies: ["Fanfold"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
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
        swiftSettings: [.treatAllWarnings(as: .error)])
}
for target in package.targets where target.name == "FanfoldUIKit" {
    target.dependencies += ["UIKit", "SwiftUI"]
}
package.targets += [
    .executableTarget(
        name: "Examples", dependencies: ["FanfoldUIKit"] + standIns.map { .byName(name: $0) },
        path: "Examples/iOS/Examples.swiftpm/Sources", swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
        name: "ExamplesTests", dependencies: ["Examples"] + standIns.map { .byName(name: $0) },
        swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
        name: "FanfoldUIKitTests", dependencies: ["FanfoldUIKit"] + standIns.map { .byName(name: $0) },
        swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(
        name: "LayoutsOfOthers", dependencies: standIns.map { .byName(name: $0) },
        path: "Tests/StandIns/LayoutsOfOthers", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "StandInTests", dependencies: ["LayoutsOfOthers"] + standIns.map { .byName(name: $0) },
        swiftSettings: [.treatAllWarnings(as: .error)]),
]
#endif
