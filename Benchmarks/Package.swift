// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let fanfold = Target.Dependency.product(name: "Fanfold", package: "Fanfold")

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "benchmarks", targets: ["BenchmarkCommand"])
    ],
    dependencies: [.package(name: "Fanfold", path: "..")],
    targets: [
        .executableTarget(
            name: "BenchmarkCommand", dependencies: ["CoreBenchmarks", "Harness"], swiftSettings: strict),
        .target(
            name: "CoreBenchmarks", dependencies: ["Harness", "AllocationCounter", fanfold],
            swiftSettings: strict),
        .target(name: "Harness", swiftSettings: strict),
        .target(name: "AllocationCounter"),
    ],
    swiftLanguageModes: [.v6]
)
