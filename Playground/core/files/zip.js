// @ts-check
/**
 * Packs files into an uncompressed ZIP archive (APPNOTE.TXT by PKWARE). The packed files are already compressed or
 * small.
 *
 * @typedef {{path: string, data: Uint8Array}} PackedFile
 */

const LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50;
/** Version needed to extract: 2.0; file names are UTF-8. */
const VERSION = 20, UTF8 = 0x0800;
/** 1 January 1980, the earliest ZIP date: equal files give equal bytes. */
const DATE = 0x0021;
/** Unix mode: writable by the owner, readable by all. */
const MODE = 0o100644;

/** The CRC-32 polynomial, lowest power first. */
const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

function checksum(/** @type {Uint8Array} */ data) {
  let sum = ~0;
  for (const byte of data) sum = TABLE[(sum ^ byte) & 0xff] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** Little-endian fields of two bytes, or four if marked as long. */
function header(/** @type {(number | [number])[]} */ ...numbers) {
  return Uint8Array.from(numbers.flatMap((number) => {
    const [value, length] = Array.isArray(number) ? [number[0], 4] : [number, 2];
    return Array.from({ length }, (_, byte) => Math.floor(value / 256 ** byte) % 256);
  }));
}

/** Packs files into an archive. */
export function zipped(/** @type {PackedFile[]} */ files) {
  /** @type {[Uint8Array[], Uint8Array[]]} */
  const [parts, list] = [[], []];
  let offset = 0;
  for (const { path, data } of files) {
    const name = new TextEncoder().encode(path);
    const facts = [UTF8, 0, 0, DATE, /** @type {[number]} */ ([checksum(data)]), /** @type {[number]} */ ([data.length]), /** @type {[number]} */ ([data.length]), name.length, 0];
    const local = [header([LOCAL], VERSION, ...facts), name, data];
    list.push(header([CENTRAL], VERSION | (3 << 8), VERSION, ...facts, 0, 0, 0, [MODE * 0x10000], [offset]), name);
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const end = header([END], 0, 0, files.length, files.length, [size], [offset], 0);
  return new Blob(/** @type {BlobPart[]} */ ([...parts, ...list, end]), { type: "application/zip" });
}
