// @ts-check
/** Exports the selection as an application for Swift Playgrounds that contains the library's sources: its own files by path. */

import { swiftui } from "./swiftui.js";
import { typeName, words } from "./text.js";

/**
 * The files of an application that shows the selected layout.
 * @param {import("./text.js").Choice} choice
 * @returns {Record<string, string>}
 */
export const app = (choice) => ({
  "Package.swift": packageOf(choice),
  "App/FanfoldApp.swift": `import SwiftUI

@main
struct FanfoldApp: App {
    var body: some Scene {
        WindowGroup {
            ${typeName(choice.layout)}View().ignoresSafeArea()
        }
    }
}
`,
  [`App/${typeName(choice.layout)}View.swift`]: swiftui(choice),
});

/** The asset catalog: assets are named after files, without extension. */
const CATALOG = "App/Resources/Pictures.xcassets";

/** The path of a picture's image set. */
export const folderOf = (/** @type {string} */ file) => `${CATALOG}/${file.replace(/\.\w+$/, "")}.imageset/${file}`;

/**
 * The asset catalog's contents: descriptions of pictures, and drawings in light and dark.
 * @param {string[]} pictures file names
 * @param {Record<string, string>} drawings SVG by file name
 */
export function catalog(pictures, drawings) {
  const drawn = Object.entries(drawings).flatMap(([file, svg]) => /** @type {const} */ (["light", "dark"]).map((scheme) =>
    [folderOf(file).replace(/[^/]+$/, `${scheme}.svg`), inScheme(svg, scheme)]));
  return {
    [`${CATALOG}/Contents.json`]: contents({}),
    ...Object.fromEntries(pictures.map((file) => [contentsOf(file), contents({ images: [{ filename: file, idiom: "universal" }] })])),
    ...Object.fromEntries(Object.keys(drawings).map((file) => [contentsOf(file), contents(DRAWN)])),
    ...Object.fromEntries(drawn),
  };
}

const contentsOf = (/** @type {string} */ file) => folderOf(file).replace(/[^/]+$/, "Contents.json");

/** @param {object} rest */
const contents = (rest) => `${JSON.stringify({ ...rest, info: { author: "xcode", version: 1 } }, null, 2)}\n`;

/** Drawings stay vectors at any size. */
const DRAWN = {
  images: [
    { filename: "light.svg", idiom: "universal" },
    { appearances: [{ appearance: "luminosity", value: "dark" }], filename: "dark.svg", idiom: "universal" },
  ],
  properties: { "preserves-vector-representation": true },
};

/**
 * Resolves a drawing's light-dark() colors for one scheme, because asset catalogs cannot.
 * @param {string} svg
 * @param {"light" | "dark"} scheme
 */
const inScheme = (svg, scheme) => svg.replace(/light-dark\(([^,]+), ([^)]+)\)/g, scheme === "light" ? "$1" : "$2").replace(/ style="[^"]*"/, "");

/** The target of the presets. */
const KEYFRAMES = '        .target(name: "FanfoldKeyframes", dependencies: ["Fanfold"], path: "FanfoldKeyframes"),\n';

/** @param {import("./text.js").Choice} choice */
const packageOf = ({ layout, isPreset, keyframes }) => `// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Fanfold ${words(layout)}",
    defaultLocalization: "en",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "Fanfold ${words(layout)}",
            targets: ["App"],
            bundleIdentifier: "fanfold.playground.${layout.replace(/[^a-z0-9-]/g, "")}",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .box),
            accentColor: .presetColor(.orange),
            supportedDeviceFamilies: [.phone, .pad],
            supportedInterfaceOrientations: [
                .portrait,
                .landscapeLeft,
                .landscapeRight,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ],
    targets: [
        .target(name: "Fanfold", path: "Fanfold"),
${isPreset || keyframes ? KEYFRAMES : ""}        .target(name: "FanfoldSwiftUI", dependencies: ["Fanfold"], path: "FanfoldSwiftUI"),
        .target(
            name: "FanfoldUIKit", dependencies: ["Fanfold", "FanfoldSwiftUI"], path: "FanfoldUIKit",
            resources: [.process("Resources")]),
        .executableTarget(
            name: "App", dependencies: ["Fanfold", ${isPreset || keyframes ? '"FanfoldKeyframes", ' : ""}"FanfoldUIKit"], path: "App",
            resources: [.process("Resources")]),
    ],
    swiftLanguageModes: [.v6]
)
`;
