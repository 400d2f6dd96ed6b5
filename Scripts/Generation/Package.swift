// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Generation",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "Fanfold", path: "../..")],
    targets: [
        .executableTarget(
            name: "Generation", dependencies: [.product(name: "Fanfold", package: "Fanfold")],
            swiftSettings: [.treatAllWarnings(as: .error)])
    ],
    swiftLanguageModes: [.v6]
)
