// @ts-check
/** Exports the selection as a view controller. */

import { albumsInSwift, focalPointsInSwift, storyType, swiftStories } from "./code-stories.js";
import { swiftFile } from "./swift-files.js";
import { kindTable } from "./swift-kinds.js";
import { swiftLayout } from "./swift-layout.js";
import { collectionViewLayout, imports, indented, parameterStatements, products, summary, typeName, wholeNumeral } from "./text.js";

/**
 * A view controller that shows the selected layout.
 * @param {import("./text.js").Choice} choice
 */
export const uikit = (choice) => swiftFile(["UIKit", "Controller"], choice.layout, {
  head: head(choice),
  parameters: indented(8, parameters(choice)),
  settings: indented(8, settings(choice)),
  moving: choice.reorderable,
  removal: choice.removable,
  corners: choice.cornerRadius === undefined || indented(8, `contentView.layer.cornerRadius = ${choice.cornerRadius} * (1 - openness)`),
  kinds: kindTable(choice.layout),
  content: content(choice),
});

/** The imports, and the class up to its items. @param {import("./text.js").Choice} choice */
function head(choice) {
  const source = choice.removable ? "FanfoldCollectionViewDataSource" : "UICollectionViewDataSource";
  return `${imports([...products(choice), "UIKit"])}
${summary(choice)}
final class ${typeName(choice.layout)}Controller: UIViewController, ${source},
    FanfoldCollectionViewDelegate
{
    private let layout = ${collectionViewLayout(choice)}
${items(choice)}`;
}

/** @param {import("./text.js").Choice} choice */
function items({ count, removable, reorderable }) {
  const range = `0..<${wholeNumeral(count)}`;
  return indented(4, removable || reorderable ? `private var items = Array(${range})` : `private let items = ${range}`);
}

/** @param {import("./text.js").Choice} choice */
const parameters = ({ item, isPreset, parameters }) => [
  ...parameterStatements({ isPreset, parameters }),
  item > 0 && `layout.initialIndexPath = IndexPath(item: ${wholeNumeral(item)}, section: 0)`,
];

/** @param {import("./text.js").Choice} choice */
const settings = ({ direction, loop, removable, reorderable }) => [
  loop && "collectionView.loops = true",
  removable && "collectionView.allowsRemoval = true",
  reorderable && "collectionView.allowsReordering = true",
  direction === "rtl" && "collectionView.semanticContentAttribute = .forceRightToLeft",
];

/** @param {import("./text.js").Choice} choice */
const content = (choice) => `${storyType(choice)}
extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
${swiftStories(choice)}]
${choice.albums ? `\n${albumsInSwift(choice.albums)}` : ""}${focalPointsInSwift(choice, "CGPoint")}${choice.keyframes ? `\n${swiftLayout(choice.keyframes)}\n` : ""}`;
