// @ts-check
/** Exports a keyframe layout in Swift. */

import { indented } from "./text.js";

/**
 * A design as a constant, `ownLayout`: the text of its file. The view has accepted it. JSON escapes quotes, so that none ends the literal.
 * @param {import("fanfold-view").KeyframeLayout} layout
 */
export const swiftLayout = (layout) => `private let ownLayout: KeyframeLayout = {
    let json = #"""
${indented(8, JSON.stringify(layout, null, 2).replaceAll("\\#", "\\\\u0023"))}        """#
    do {
        return try KeyframeLayout(json: json)
    } catch {
        fatalError("the layout could not be loaded: \\(error)")
    }
}()`;
