/** `import "fanfold-view/keyframes"`: `<fanfold-view>` with layouts from keyframes. */

import type { KeyframeLayout, PresetName } from "./fanfold-view.js";

export * from "./fanfold-view.js";

/** The presets by their names. `view.layout = "cover-flow"` sets one by its name. */
export const presets: Record<PresetName, KeyframeLayout>;
