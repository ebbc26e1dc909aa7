/**
 * The UUID of version 5 of a text within a namespace, itself a UUID: the same text always has the same one. The hash is worked out here, as
 * browsers have theirs on secure addresses alone.
 */
export function uuidOf(namespace: string, text: string): string {
  const space = (namespace.replaceAll("-", "").match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const hash = sha1([...space, ...utf8(text)]);
  const bytes = hash.slice(0, 16).map((byte, nth) => (nth === 6 ? (byte & 0x0f) | 0x50 : nth === 8 ? (byte & 0x3f) | 0x80 : byte));
  return bytes
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function utf8(text: string): readonly number[] {
  return (encodeURIComponent(text).match(/%..|./g) ?? []).map((part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
}

const CONSTANTS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6] as const;

/** The SHA-1 hash of bytes, in bytes. */
function sha1(message: readonly number[]): readonly number[] {
  const bits = message.length * 8;
  const padded = [...message, 0x80];
  while (padded.length % 64 !== 56) padded.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) padded.push(Math.floor(bits / 2 ** shift) & 0xff);
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let block = 0; block < padded.length; block += 64) state = mixed(state, padded.slice(block, block + 64));
  return state.flatMap((word) => [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff]);
}

function mixed(state: readonly number[], block: readonly number[]): number[] {
  const words = Array.from({ length: 16 }, (_, nth) => block.slice(4 * nth, 4 * nth + 4).reduce((word, byte) => (word << 8) | byte, 0));
  for (let nth = 16; nth < 80; nth += 1)
    words.push(turned(at(words, nth - 3) ^ at(words, nth - 8) ^ at(words, nth - 14) ^ at(words, nth - 16), 1));
  let [a, b, c, d, e] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3), at(state, 4)];
  for (const [nth, word] of words.entries()) {
    const round = Math.floor(nth / 20);
    const choice = round === 0 ? (b & c) | (~b & d) : round === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
    [a, b, c, d, e] = [(turned(a, 5) + choice + e + at(CONSTANTS, round) + word) | 0, a, turned(b, 30), c, d];
  }
  return [a, b, c, d, e].map((word, nth) => (word + at(state, nth)) >>> 0);
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
const at = (words: readonly number[], nth: number): number => words[nth] ?? 0;
