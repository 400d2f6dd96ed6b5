// A list in Vue's state, around the README's example, which is inserted here.
import Vue from "vue";
import "fanfold-view";

Vue.config.ignoredElements = ["fanfold-view"];

const application = new Vue({
  el: document.body.appendChild(document.createElement("main")),
  template: `<main><template v-if="isShown">EXAMPLE</template></main>`,
  data: { items: window.initial, isShown: true },
  methods: {
    remove(event) {
      event.preventDefault();
      this.items = this.items.filter((item) => item.id !== event.detail.key);
    },
  },
});
window.app = {
  get items() { return application.items; },
  set(items) { application.items = items; },
  show(isShown) { application.isShown = isShown; },
};
