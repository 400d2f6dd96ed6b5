/** `import layout from "fanfold-view/presets/cover-flow.json"`: a preset. */

import type { KeyframeLayout } from "./fanfold-view.js";

declare const layout: KeyframeLayout;
// TypeScript reads the default export of JSON from an assignment.
export = layout;
