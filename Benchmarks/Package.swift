// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let fanfold = Target.Dependency.product(name: "Fanfold", package: "Fanfold")
let standard = Target.Dependency.product(name: "FanfoldStandard", package: "Fanfold")

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "benchmarks", targets: ["BenchmarkCommand"]),
        .executable(name: "count-instructions", targets: ["CountInstructions"]),
        .executable(name: "count-view-instructions", targets: ["CountViewInstructions"]),
    ],
    dependencies: [.package(name: "Fanfold", path: "..")],
    targets: [
        .executableTarget(
            name: "BenchmarkCommand", dependencies: ["CoreBenchmarks", "AdapterBenchmarks", "Harness"],
            swiftSettings: strict),
        .target(
            name: "CoreBenchmarks",
            dependencies: [
                "Harness", "AllocationCounter", fanfold, standard,
                .product(name: "FanfoldKeyframes", package: "Fanfold"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "CountInstructions",
            dependencies: ["CoreBenchmarks", "CallgrindMarks"],
            swiftSettings: strict,
            // Valgrind 3.19 fails on the compiler's debug information.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
        .executableTarget(
            name: "CountViewInstructions",
            dependencies: ["AdapterBenchmarks", "CallgrindMarks"],
            swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
        // The adapter provides UIKit: Apple's own or, on Linux, the stand-in.
        .target(
            name: "AdapterBenchmarks",
            dependencies: [
                "AllocationCounter", "CallgrindMarks", "Harness", fanfold, standard,
                .product(name: "FanfoldUIKit", package: "Fanfold"),
            ],
            swiftSettings: strict),
        .target(name: "Harness", swiftSettings: strict),
        .target(name: "AllocationCounter"),
        .target(name: "CallgrindMarks"),
    ],
    swiftLanguageModes: [.v6]
)
