// @ts-check
/** Exports the selection as a view controller. */

import { swiftFile } from "./swift-files.js";
import { isDark, itemSections } from "./swiftui.js";
import { feel } from "./swift-motion.js";
import { collectionViewLayout, imports, indented, parameterStatements, products, summary, typeName, wholeNumeral } from "./text.js";

/** A view controller that shows the selected layout. */
export const uikit = (/** @type {import("./text.js").Choice} */ choice) => swiftFile("Controller", choice.layout, {
  ...itemSections(choice),
  head: head(choice),
  parameters: indented(8, parameters(choice)),
  settings: indented(8, settings(choice)),
  moving: choice.reorderable,
  removal: choice.removable,
  ground: isDark(choice) || indented(8, "collectionView.backgroundColor = .systemBackground"),
  title: true,
});

/** The imports, and the class up to its items. */
function head(/** @type {import("./text.js").Choice} */ choice) {
  const source = choice.removable ? "FanfoldCollectionViewDataSource" : "UICollectionViewDataSource";
  return `${imports([...products(choice), "SwiftUI", "UIKit"])}
${summary(choice)}
final class ${typeName(choice.layout)}Controller: UIViewController, ${source},
    FanfoldCollectionViewDelegate
{
    private let layout = ${collectionViewLayout(choice)}
${items(choice)}`;
}

function items(/** @type {import("./text.js").Choice} */ { count, removable, reorderable }) {
  const range = `0..<${wholeNumeral(count)}`;
  return indented(4, removable || reorderable ? `private var items = Array(${range})` : `private let items = ${range}`);
}

const parameters = (/** @type {import("./text.js").Choice} */ { layout, item, isPreset, parameters }) => [
  ...(layout === "album-fan" ? [Object.keys(parameters).length > 0 && "layout.collectionLayout = fan"] : parameterStatements({ isPreset, parameters })),
  item > 0 && `layout.initialIndexPath = IndexPath(item: ${wholeNumeral(item)}, section: 0)`,
];

const settings = (/** @type {import("./text.js").Choice} */ choice) => [
  ...feel(choice, "collectionView.motionStyle = ", "", 8),
  choice.loop && "collectionView.loops = true",
  choice.removable && "collectionView.allowsRemoval = true",
  choice.reorderable && "collectionView.allowsReordering = true",
  choice.direction === "rtl" && "collectionView.semanticContentAttribute = .forceRightToLeft",
];
