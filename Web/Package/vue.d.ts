/**
 * `<fanfold-view>` in Vue's templates: `import type {} from "fanfold-view/vue"` declares it for vue-tsc. Vue 3.5 or later.
 */

import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { FanfoldView, FanfoldViewAttributes, FanfoldViewEventMap } from "./fanfold-view.js";

type Emits = { [Name in keyof FanfoldViewEventMap]: (event: FanfoldViewEventMap[Name]) => void };

/** An element as Vue takes it for a component. */
type Component = new () => FanfoldView & {
  $props: HTMLAttributes & PublicProps & FanfoldViewAttributes;
  $emit: EmitFn<Emits>;
};

declare module "vue" {
  interface GlobalComponents {
    "fanfold-view": Component;
  }
}
