// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Stand-ins for Apple's modules: FanfoldUIKit is compiled and tested with them on Linux. Adopters' packages
// do not include them.

let isStrict = Context.environment["FANFOLD_STRICT"] != nil
let isOptimized = Context.environment["FANFOLD_OPTIMIZED"] != nil
let whole = ["-whole-module-optimization", "-num-threads", "2"]
let settings: [SwiftSetting] =
    (isStrict ? [.treatAllWarnings(as: .error)] : [])
    + (isOptimized ? [.unsafeFlags(["-O", "-assert-config", "Debug"] + whole)] : [])

// Swift Testing imports the two overlays if both of their modules are imported.
let modules = ["UIKit", "SwiftUI", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]

let package = Package(
    name: "StandIns",
    products: [
        .library(name: "StandIns", targets: modules),
        .library(name: "LayoutsOfOthers", targets: ["LayoutsOfOthers"]),
    ],
    targets: modules.map { name in
        .target(
            name: name,
            dependencies: (name == "UIKit" ? [] : ["UIKit"]) + (name == "SwiftUI" ? ["PreviewMacro"] : []),
            swiftSettings: settings)
    } + [
        // Expands `#Preview` to nothing.
        .macro(name: "PreviewMacro", swiftSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
        .target(
            name: "LayoutsOfOthers", dependencies: modules.map { .byName(name: $0) },
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)
