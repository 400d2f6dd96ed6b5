// @ts-check
/** The layout whose cells a custom layout uses, and with which its code begins. @type {import("fanfold-view").LayoutName} */
export const FACE = "card-carousel";
