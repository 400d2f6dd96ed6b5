// A list in Vue's state, around the README's example, which is inserted here.
import { createApp } from "vue";
import "fanfold-view";

const application = createApp({
  template: `<template v-if="isShown">EXAMPLE</template>`,
  data: () => ({ items: window.initial, isShown: true }),
  methods: {
    remove(event) {
      event.preventDefault();
      this.items = this.items.filter((item) => item.id !== event.detail.key);
    },
  },
});
application.config.compilerOptions.isCustomElement = (tag) => tag === "fanfold-view";
const state = application.mount(document.body.appendChild(document.createElement("main")));
window.app = {
  get items() { return state.items; },
  set(items) { state.items = items; },
  show(isShown) { state.isShown = isShown; },
};
