// @ts-check
/**
 * The content of opened pages and applications, by the file of a story's picture.
 *
 * @typedef {object} Article
 * @property {string[]} paragraphs text of the page
 * @property {string} [facts] three numbers of a route, or the price of an article
 * @property {string[]} [ingredients] of a recipe
 * @property {[number, string]} [weather] degrees and sky
 * @property {string} [date] of a journal's entry
 * @property {[string, string, number]} [track] passed and remaining time of a song, and the played part
 */

/** @type {Record<string, Article>} */
export const ARTICLES = {
  "infinite-sea": {
    track: ["1:42", "−2:51", 0.37],
    paragraphs: [
      "The ferry leaves at eleven, when the harbor lights are already behind the hill. By midnight there is nothing ahead but water, and above it more stars than anybody on deck has seen since childhood.",
      "The captain switches off the deck lamps for ten minutes. Nobody speaks. The Milky Way runs from the funnel to the horizon and goes on below it, broken by the bow wave.",
      "Bring a blanket and something warm to drink. The crossing takes six hours, the best two of them after one o’clock.",
    ],
  },
  picosdeeuropa: {
    facts: "38.6 km|2,340 m up|3 days", weather: [9, "Clear, wind from the north"],
    paragraphs: [
      "The path is cut into the limestone, two meters wide and two hundred above the river. Start in Poncebos before eight: the gorge stays in the shade until ten.",
      "Water comes from the spring at Culiembro and from nowhere else. The hut at Vega de Urriellu has sixty beds, and keeps soup for those who arrive after dark.",
      "On the third day the trail crosses the snow field below the Torre Blanca. Poles help; crampons are needed until the middle of June.",
    ],
  },
  "picture-0b": {
    ingredients: ["8 ripe figs, at room temperature", "2 tbsp good olive oil", "A handful of walnuts", "Salt, in flakes"],
    paragraphs: [
      "Cut the figs crosswise, no deeper than half way, and press them open from below. Toast the walnuts until they smell.",
      "Warm the oil, not more than that. Spoon it over the fruit, crumble the nuts, add the salt, and put the bowl on the table with bread.",
      "Let people help themselves. Leftovers are breakfast: on toast, with a spoonful of yogurt and the oil from the bottom of the bowl.",
    ],
  },
  friends: {
    date: "Sunday, 3 March",
    paragraphs: [
      "They hear the gate before we do. First the small one, then the other, and for a minute the window is all ears.",
      "A dog waits without a plan. It does not count the hours, and does not hope for anything in particular. It looks down the road, because the road is where people come from.",
      "We could learn from that, says my neighbor, who has had dogs for sixty years. Then she opens the door, and both are gone.",
    ],
  },
  sunset: {
    facts: "11.4 km|760 m up|4:10 h", weather: [21, "Clear until dusk"],
    paragraphs: [
      "The table on the summit names every peak that can be seen from it, and a few that cannot. Leave the car park three hours before sunset and you will have it to yourself.",
      "The last meters lead over grass. Look west: the light comes in under the clouds and stays for eleven minutes in June, for six in December.",
      "Take a lamp for the way down. The forest is dark as soon as the ridge is.",
    ],
  },
  greentock: {
    facts: "148 €",
    paragraphs: [
      "A wall clock without numbers: light falls through twelve slots in the dial and draws the hours on the wall behind it.",
      "Brushed aluminum, 40 cm, with a silent movement. The lamp uses one watt and follows the daylight. Made to order in a workshop of four people.",
      "Delivered within two weeks, in a box that is worth keeping.",
    ],
  },
  seeding: {
    date: "Thursday, 12 June",
    paragraphs: [
      "An hour before dark the meadow behind the school lights up. Each seed head is a lamp, and one breath puts it out.",
      "Counted thirty in a square meter. The children of the village say that whoever clears one in a single breath may choose where it grows next year.",
      "Nobody has told the gardeners.",
    ],
  },
  fossa: {
    facts: "32 €", track: ["0:58", "−3:04", 0.24],
    paragraphs: [
      "Ember and plum, folded: the first of four sheets about heat. Printed with seven inks on cotton paper.",
      "Edition of 200, 50 × 70 cm, signed on the back. The frame is not included, and not needed.",
      "Ships flat between two boards of recycled card.",
    ],
  },
  bridge: {
    facts: "7.8 km|45 m up|2:00 h",
    paragraphs: [
      "At noon the shadow of the deck lies exactly below it, and the estuary is a sheet of tin. Enter on the west side: the stairs are behind the toll house.",
      "The cables sing from a wind of four. In the middle there is a bench for two, and a plate with the names of the riggers.",
      "Back by the ferry, every half hour until eight.",
    ],
  },
  wine: {
    track: ["2:15", "−1:48", 0.56],
    paragraphs: [
      "The drum came from a market, the table from two pallets, the bottle from the shelf below the stairs. None of it was bought for the room, and all of it stayed.",
      "Evenings here begin when the record does. Somebody moves the bean bag out of the light, somebody finds the corkscrew, and the telephone goes into the drawer.",
      "Three sides of vinyl are an evening. The fourth is for the neighbors.",
    ],
  },
  aitzgorri: {
    weather: [12, "Fog lifting by ten"],
    paragraphs: [
      "The larches turn from the top. On the first of October there is a yellow line below the ridge; two weeks later the whole slope burns, and by November it is over.",
      "The best day is the one after the first frost, when the air is clear and the needles still hold. Take the early train and the path by the shepherd’s hut.",
      "Wood smoke, bells, and nobody before eleven.",
    ],
  },
  "picture-1a": {
    facts: "64 €",
    paragraphs: [
      "In the sign painter’s studio every color exists twice: once on the brush and once, an hour later, on the handle.",
      "A set of nine brushes, used for a year and cleaned once. Each one keeps the color that it liked best.",
      "Sold in a linen roll, with a list of the signs that they painted.",
    ],
  },
  kleiber: {
    date: "Tuesday, 21 January",
    paragraphs: [
      "It is the only bird here that comes down a trunk head first. It looks as though it had dropped something and were not in a hurry.",
      "Watched it for twenty minutes at the old oak. It takes a seed from the feeder, wedges it into the bark and hammers. Then it forgets where, and begins again.",
      "Half of the oak’s seedlings are the nuthatch’s bad memory.",
    ],
  },
  life: {
    facts: "5.2 km|310 m up|1:45 h", weather: [16, "Showers in the afternoon"],
    paragraphs: [
      "The brook has no source that could be shown. It comes out of the moss in nine places, and a hundred meters further down it is loud.",
      "Limestone is slippery when it is wet, and here it is always wet. Wear shoes with a profile and keep to the left bank until the third step.",
      "Early in the morning the light falls along the whole ravine, for a quarter of an hour.",
    ],
  },
  "painting-colors": {
    facts: "28 €", track: ["3:20", "−0:41", 0.83],
    paragraphs: [
      "Eight layers of paper, cut by hand and stacked so that each shows a finger’s width of the one below.",
      "The colors come from a cliff in the south: rose, ash, plum, and the blue of the sea behind it.",
      "Edition of 120, 40 × 60 cm. No two are cut alike.",
    ],
  },
  free: {
    paragraphs: [
      "The bird is folded from one sheet, and hangs from a thread that nobody notices. Below the lamps it turns with the warm air, always to the left.",
      "The designer made four hundred of them before this one. The difficult part, she says, was to leave out the eyes.",
      "On view until Sunday, in the stairwell, where there is enough height.",
    ],
  },
  dragonfly: {
    weather: [24, "Warm and still"],
    paragraphs: [
      "There is one minute in the hazel hedge when nothing moves. The wind has dropped, the wasps are elsewhere, and on the highest twig sits what you came for.",
      "Dragonflies rest where they can see their own shadow. Approach from the north and stop before it turns its head.",
      "It will come back to the same twig. Wait for the second visit; the first is for looking.",
    ],
  },
  umang: {
    facts: "24 €", track: ["0:12", "−4:30", 0.04],
    paragraphs: [
      "A song in every direction: the cover of a record that begins with the last note and ends with the first.",
      "Drawn with a single gradient that folds over itself eleven times. There is no place in it where two neighbors clash.",
      "Double vinyl, 180 g, with a poster of the whole fold.",
    ],
  },
  analogpattern: {
    facts: "19 €", track: ["5:01", "−1:09", 0.81],
    paragraphs: [
      "Noise, collected slowly: thirty nights of an untuned receiver, one grain of color for each crackle.",
      "The print hides a station. From four meters away you can see its frequency.",
      "Edition of 300, 30 × 40 cm, on uncoated paper.",
    ],
  },
};
