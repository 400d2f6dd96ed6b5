// @ts-check
/** @type {import("fanfold-view").LayoutName} The layout whose cells a custom layout uses, and with which its code begins. */
export const FACE = "card-carousel";
