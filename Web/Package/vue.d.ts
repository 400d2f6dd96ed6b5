/**
 * `<fanfold-view>` in Vue's templates: `import type {} from "fanfold-view/vue"` declares it for vue-tsc. Vue 3.5 or later.
 */

import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { FanfoldView, FanfoldViewEventMap, KeyframeLayout, LayoutName } from "./fanfold-view.js";

type Settable = Partial<Pick<FanfoldView,
  "count" | "item" | "position" | "parameters" | "cell" | "positionText" | "playbackRate" | "appearance" | "removable" | "reorderable"
  | "loop" | "findable" | "clip" | "snap" | "autoplay">>;

type Emits = { [Name in keyof FanfoldViewEventMap]: (event: FanfoldViewEventMap[Name]) => void };

/** An element as Vue takes it for a component. */
type Component = new () => FanfoldView & {
  $props: HTMLAttributes & PublicProps & Settable & {
    layout?: LayoutName | KeyframeLayout;
    /** A parameter of the layout, by its own name: `card-width`. */
    [parameter: `${string}-${string}`]: any;
  };
  $emit: EmitFn<Emits>;
};

declare module "vue" {
  interface GlobalComponents {
    "fanfold-view": Component;
  }
}
