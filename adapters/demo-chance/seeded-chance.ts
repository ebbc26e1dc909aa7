/** A number from 0 up to 1 that hangs on its words alone: the same today, tomorrow and on every machine. */
export function seededChance(...words: readonly string[]): number {
  const text = words.join("\u0000");
  let state = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.codePointAt(place) ?? 0;
    if (letter > 0xffff) place += 1; // It takes two places.
    state = Math.imul(state ^ letter, 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}

/** One of the choices, by the same words always the same. Throws a RangeError where there is none. */
export function pick<T>(choices: readonly T[], ...words: readonly string[]): T {
  const picked = choices[Math.floor(seededChance(...words) * choices.length)];
  if (picked === undefined) throw new RangeError(`nothing to pick from for ${words.join(", ")}`);
  return picked;
}
