// @ts-check
/** Small variants of pictures and their colors; written by Scripts/take-pictures. */

/** @type {Record<string, string>} */
export const colors = {
  "aitzgorri": "#7a7e67",
  "analogpattern": "#717473",
  "bridge": "#7597bd",
  "dragonfly": "#57564a",
  "fossa": "#a42964",
  "free": "#95918d",
  "friends": "#a09991",
  "greentock": "#a19f91",
  "infinite-sea": "#862963",
  "kleiber": "#9b9b95",
  "life": "#61665a",
  "painting-colors": "#af7a93",
  "picosdeeuropa": "#67686c",
  "picture-0b": "#a5564f",
  "picture-1a": "#6f5b62",
  "seeding": "#5a5032",
  "sunset": "#6a6a69",
  "umang": "#887f8c",
  "wine": "#926940",
};
