import assert from "node:assert/strict";
import { test } from "node:test";
import { repairedRecord } from "../../core/files/avc.js";
import { i420 } from "../../core/files/i420.js";
import { animatedWebP } from "../../core/files/webp.js";
import { mp4 } from "../../core/files/mp4.js";
import { webM } from "../../core/files/webm.js";

const bytesOf = async (blob) => Buffer.from(await blob.arrayBuffer());
const sample = (time, isKey, length = 10) => ({ data: new Uint8Array(length).fill(1 + time * 30), time, isKey });
const TRACK = {
  width: 640, height: 480, fps: 30, codec: "avc1.640033", description: new Uint8Array([1, 2, 3]),
  colorSpace: { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false }, samples: [sample(0, true), sample(1 / 30, false), sample(2 / 30, true)],
};

/** The boxes of an MP4 file by name: their contents. */
function boxes(bytes) {
  const found = {};
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    found[bytes.toString("latin1", at + 4, at + 8)] = bytes.subarray(at + 8, at + length);
    at += length;
  }
  return found;
}
const inside = (bytes, ...names) => names.reduce((content, name) => boxes(content)[name], bytes);

test("an MP4 refers to the bytes of its samples", async () => {
  const file = await bytesOf(mp4(TRACK));
  const table = inside(file, "moov", "trak", "mdia", "minf", "stbl", "stco");
  const start = table.readUInt32BE(8);
  assert.deepEqual(file.subarray(start, start + 10), Buffer.from(TRACK.samples[0].data));
  const keys = inside(file, "moov", "trak", "mdia", "minf", "stbl", "stss");
  assert.deepEqual([keys.readUInt32BE(4), keys.readUInt32BE(8), keys.readUInt32BE(12)], [2, 1, 3]);
});

test("an MP4 names its color space", async () => {
  const file = await bytesOf(mp4(TRACK));
  const at = file.indexOf("colrnclx");
  assert.deepEqual([...file.subarray(at + 8, at + 15)], [0, 1, 0, 1, 0, 1, 0]);
});

test("a WebM has one cluster per key frame", async () => {
  const file = await bytesOf(webM({ ...TRACK, codec: "vp09.00.51.08" }));
  const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
  assert.equal(file.toString("latin1").split(cluster.toString("latin1")).length - 1, 2);
  assert.ok(file.includes("V_VP9"));
});

test("an animated WebP contains the pixels of its frames and their durations", async () => {
  const pixels = Buffer.concat([Buffer.from("VP8 "), Buffer.from([3, 0, 0, 0, 9, 8, 7, 0])]);
  const still = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.from("ICCP"), Buffer.from([2, 0, 0, 0, 1, 1]), pixels]);
  const file = await bytesOf(animatedWebP([{ file: new Uint8Array(still), duration: 40 }, { file: new Uint8Array(still), duration: 80 }], { width: 8, height: 6 }, true));
  assert.equal(file.readUInt32LE(4), file.length - 8);
  assert.equal(file.toString("latin1").split("VP8 ").length - 1, 2);
  const frame = file.indexOf("ANMF");
  assert.deepEqual([file.readUIntLE(frame + 14, 3), file.readUIntLE(frame + 20, 3)], [7, 40]);
  assert.equal(file.includes("ICCP"), false);
});

test("an MP4 with reordered frames begins with its first frame", async () => {
  const times = [0, 2, 1].map((frame, index) => sample(frame / 30, index === 0));
  const file = await bytesOf(mp4({ ...TRACK, samples: times }));
  const edits = inside(file, "moov", "trak", "edts", "elst");
  const delays = inside(file, "moov", "trak", "mdia", "minf", "stbl", "ctts");
  assert.deepEqual([edits.readUInt32BE(4), edits.readUInt32BE(8)], [1, 3]);
  // The first sample is decoded at 0: the edit begins at its display.
  assert.equal(edits.readUInt32BE(12), delays.readUInt32BE(12));
  assert.equal(edits.readUInt32BE(12), 1);
});

const RECORD = [1, 0x64, 0, 0x33, 0xff, 0xe1, 0, 4, 0x67, 0x64, 0, 0x33, 1, 0, 3, 0x68, 0xee, 0x3c, 0xfd, 0xf8, 0xf8, 0];
const REPEATED = [1, 0x64, 0, 0x33, 0xff, 0xe1, 0, 5, 0x67, 0x67, 0x64, 0, 0x33, 1, 0, 4, 0x68, 0x68, 0xee, 0x3c, 0xfd, 0xf8, 0xf8, 0];

test("repeated headers of parameter sets are removed", () => {
  assert.deepEqual([...repairedRecord(new Uint8Array(REPEATED))], RECORD);
  assert.deepEqual([...repairedRecord(new Uint8Array(RECORD))], RECORD);
});

const COLORS = { black: [0, 0, 0, 16, 128, 128], white: [255, 255, 255, 235, 128, 128], gray: [200, 200, 200, 188, 128, 128], red: [255, 0, 0, 63, 102, 240], blue: [0, 0, 255, 32, 240, 118] };
for (const [name, [r, g, b, ...wanted]] of Object.entries(COLORS)) {
  test(`${name} has its values in limited-range BT.709, also at odd sizes`, () => {
    const [width, height] = [3, 5];
    const pixels = new Uint8ClampedArray(Array.from({ length: width * height }, () => [r, g, b, 255]).flat());
    const frame = i420(pixels, width, height);
    assert.equal(frame.length, 15 + 2 * 2 * 3);
    assert.deepEqual([frame[0], frame[15], frame.at(-1)], wanted);
  });
}
