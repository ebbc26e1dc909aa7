/** A whole number from 0 up to `count`, for the same text always the same. */
export function textHash(text: string, count: number): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((state ^ (state >>> 13)) >>> 0) % count;
}
