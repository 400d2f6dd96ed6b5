import assert from "node:assert/strict";
import { test } from "node:test";
import { devices } from "../../core/state/devices.js";
import { linkQuery, readParameters, readState, setsSomething } from "../../core/link/link.js";
import { readFragment, writeFragment } from "../../core/link/fragment.js";
import { queryOf } from "../../core/link/query.js";
import { CASES, randomFrom, SEED } from "./random.mjs";

const LAYOUTS = ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"];
const DEFAULTS = {
  layout: "expanding", count: 31, item: 0, bare: false, device: "phone", size: { width: 640, height: 480 }, orientation: "portrait",
  theme: "auto", direction: "ltr", reduceMotion: "auto", rate: 1, loop: false, removable: true, reorderable: true, cells: "auto", design: null, parameters: {},
};
const DESCRIPTORS = [
  { name: "pitch", unit: "points", minimum: 1, maximum: 10_000, default: 160, value: 160 },
  { name: "topTilt", unit: "degrees", minimum: -85, maximum: 0, default: -60, value: -60 },
  { name: "layers", unit: "count", minimum: 1, maximum: 8, default: 4, value: 4 },
];
/** The problems of a query, as the page reports them. */
const problemsOf = (query) => {
  const parameters = new URLSearchParams(query);
  return [...readState(parameters, LAYOUTS, 31).problems, ...readParameters(parameters, DESCRIPTORS).problems];
};

const INVALID = [
  ["layout", "cover-flow", `one of ${LAYOUTS.join(", ")}`],
  ["count", "-1", "a whole number from 0 to 10000000"], ["count", "10000001", "a whole number from 0 to 10000000"],
  ["count", "1.5", "a whole number from 0 to 10000000"], ["item", "31", "a whole number from 0 to 30"],
  ["item", "x", "a whole number from 0 to 30"], ["pitch", "0", "a number from 1 to 10000"], ["pitch", "", "a number from 1 to 10000"],
  ["pitch", "wide", "a number from 1 to 10000"], ["layers", "1.5", "a whole number from 1 to 8"], ["pich", "200", "a parameter of this layout"],
  ["size", "12x9000", "WIDTHxHEIGHT, each from 120 to 4000"], ["device", "watch", `one of ${Object.keys(devices).join(", ")}`],
  ["orientation", "askew", "one of portrait, landscape"], ["theme", "sepia", "one of auto, light, dark"], ["direction", "up", "one of ltr, rtl"],
  ["reduceMotion", "no", "one of auto, on, off"], ["rate", "3", "1, 0.25 or 0.1"], ["loop", "yes", "0 or 1"], ["bare", "2", "0 or 1"],
  ["design", "[1]", "a keyframe layout as JSON"], ["Theme", "dark", "a parameter of this layout"],
  ["cardWidth", "0.5", "a parameter of this layout"], ["ptich", "200", "a parameter of this layout"],
];
for (const [name, text, right] of INVALID) {
  test(`${name}=${text} is ignored and named`, () => {
    assert.deepEqual(problemsOf(new URLSearchParams({ [name]: text })), [{ name, text, right }]);
  });
}

// As messengers, mail programs, shops and advertisers add them.
const TRACKERS = `utm_source utm_medium utm_campaign utm_term utm_content utm_id fbclid fb_action_ids gclid gclsrc dclid gbraid wbraid
  gad_source gad_campaignid srsltid msclkid twclid ttclid yclid ysclid li_fat_id igshid igsh ig_rid epik rdt_cid ScCid sccid irclickid irgwc zanpid tduid
  mc_eid mc_cid mkt_tok vero_id vero_conv _hsenc _hsmi __hstc __hssc __hsfp hsCtaTracking oly_enc_id oly_anon_id _openstat wickedid elqTrackId elqTrack
  _ga _gl _ke _kx _branch_match_id _bta_tid __s __twitter_impression trk trkCampaign mtm_campaign matomo_kwd pk_campaign piwik_kwd at_campaign
  WT.mc_id wt_zmc ns_mchannel s_cid s_kwcid ef_id dm_i cmpid campaignid adgroupid guccounter guce_referrer guce_referrer_sig xtor spm scm si s t ga ap ref
  referrer ref_src ref_url source src via share share_id feature cid rb_clickid sb_referer_host soc_src ml_subscriber ml_subscriber_hash sms_click
  nr_email_referer ved ei sxsrf sca_esv usqp amp amp_js_v bxid ICID icid otc algo_exp_id algo_pvid pd_rd_r pd_rd_w tag linkCode hmb_source unicorn_click_id`;
for (const name of TRACKERS.split(/\s+/)) {
  test(`the tracking parameter ${name} is ignored`, () => { assert.deepEqual(problemsOf(`layout=tab-stack&${name}=1`), []); });
}

test(`misspelled names are reported, seed ${SEED}`, () => {
  const below = randomFrom(SEED);
  const names = [...Object.keys(DEFAULTS), ...DESCRIPTORS.map(({ name }) => name)].filter((name) => name.length > 3 && name !== "parameters");
  for (let number = 0; number < CASES; number++) {
    const name = names[below(names.length)];
    const at = below(name.length - 1);
    const letter = "abcdefghijklmnopqrstuvwxyz"[below(26)];
    const changed = [letter + name.slice(at + 1), name.slice(at + 1), letter + name.slice(at), name[at + 1] + name[at] + name.slice(at + 2)];
    const other = name.slice(0, at) + changed[below(4)];
    if (names.includes(other)) continue;
    assert.equal(problemsOf(new URLSearchParams({ [other]: "1" })).length, 1, `case ${number}: ${other}`);
  }
});

test("a link with tracking parameters alone sets nothing", () => {
  const trackers = new URLSearchParams(TRACKERS.split(/\s+/).map((name) => [name, "1"]));
  for (const [query, fragment] of [["", ""], [`?${trackers}`, ""], ["", `#${trackers}`], ["?", "#"]]) assert.equal(setsSomething(query, fragment), false);
  for (const own of ["layout=tab-stack", "count=3", "pitch=200", "design=x", "follow", "ptich=200"]) {
    assert.ok(setsSomething(`?${trackers}&${own}`, ""), own);
    assert.ok(setsSomething("", `#${own}&${trackers}`), own);
  }
});

test("a link whose characters were encoded is the same link", async () => {
  const fragment = await writeFragment({ name: "Größe" });
  for (const link of ["layout=tab-stack", "layout=tab-stack&count=5&theme=dark", "a=1&pitch=200", "follow=1"]) {
    const encoded = [encodeURIComponent(link), link.replace("=", "%3D"), link.replace("=", "%3d"), encodeURIComponent(encodeURIComponent(link))];
    for (const text of encoded.flatMap((each) => [each, `?${each}`, `#${each}`])) {
      assert.deepEqual([...queryOf(text)], [...new URLSearchParams(link)], text);
      assert.ok(setsSomething(text, "") && setsSomething("", text), text);
    }
  }
  assert.equal(await readFragment(fragment.replace("=", "%3D")), '{"name":"Größe"}');
  for (const text of ["", "?", "#", "=", "%3D", "%253D", "a", "a=", "=%3D=", "%"]) assert.ok([...queryOf(text)].length < 2, text);
});

test("names of an object's own functions are not values", () => {
  for (const name of ["constructor", "toString", "__proto__"]) {
    const { state, problems } = readState(new URLSearchParams({ loop: name }), LAYOUTS, 31);
    assert.deepEqual([state, problems.length], [{}, 1]);
    assert.deepEqual(readParameters(new URLSearchParams({ [name]: "1" }), DESCRIPTORS), { parameters: {}, problems: [] });
  }
});

test("every setting is restored from its link", () => {
  const link = "layout=tab-stack&count=500&item=40&device=free&size=640x480&orientation=landscape&theme=light&direction=rtl"
    + "&reduceMotion=on&rate=0.25&loop=1&removable=0&reorderable=0&pitch=200.5&topTilt=-40";
  assert.deepEqual(problemsOf(link), []);
  const { state } = readState(new URLSearchParams(link), LAYOUTS, 31);
  const { parameters } = readParameters(new URLSearchParams(link), DESCRIPTORS);
  const written = linkQuery({ ...DEFAULTS, ...state, parameters }, DEFAULTS);
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(new URLSearchParams(link)));
});

test("a link contains only differences from the defaults", () => {
  assert.equal(`${linkQuery(DEFAULTS, DEFAULTS)}`, "layout=expanding");
  assert.equal(`${linkQuery({ ...DEFAULTS, removable: false }, DEFAULTS)}`, "layout=expanding&removable=0");
});

test(`random links are read correctly, seed ${SEED}`, () => {
  const below = randomFrom(SEED);
  const any = (values) => values[below(values.length)];
  const names = [...Object.keys(DEFAULTS), ...DESCRIPTORS.map(({ name }) => name), "__proto__", "constructor", "toString", ""];
  const texts = ["", "0", "1", "-1", "5", "31", "1e3", "1e400", "-0", "NaN", "Infinity", "0x10", "10000001", "９", " 3 ", "640x480",
    "0x0", "1x", "99999x99999", "null", "true", "auto", "rtl", "portrait", "0.25", "%", "%00", "&", "=", "#", "+", "\ud800", "é",
    "a".repeat(5000), "__proto__", "<img src=x>", ...LAYOUTS, ...Object.keys(devices)];
  for (let number = 0; number < CASES; number++) {
    const text = Array.from({ length: below(12) }, () => `${any(names)}${any(["=", "", "=="])}${any(texts)}`).join(any(["&", "&&", ";"]));
    const read = readState(new URLSearchParams(text), LAYOUTS, DEFAULTS.count);
    const { parameters, problems } = readParameters(new URLSearchParams(text), DESCRIPTORS);
    const whole = { ...DEFAULTS, ...read.state, parameters };
    const again = `${linkQuery(whole, DEFAULTS)}`;
    assert.deepEqual(problemsOf(again), [], `case ${number}: ${text} is written as ${again}`);
    assert.equal(Object.getPrototypeOf(whole), Object.prototype, `case ${number}: ${text}`);
    for (const problem of [...read.problems, ...problems])
      for (const part of [problem.name, problem.text, problem.right]) assert.equal(typeof part, "string", `case ${number}: ${text}`);
  }
});
