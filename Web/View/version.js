// @ts-check
/** The version of the package: modules of two versions do not work together. */
export const VERSION = "0.1.0";
