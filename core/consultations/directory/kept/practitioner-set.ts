/** Practitioners by their places in the directory, a bit each, the lowest bit of a word first. */
export type PractitionerSet = Int32Array<ArrayBuffer>;

export const nobody = (size: number): PractitionerSet => new Int32Array((size + 31) >>> 5);

/** Those of `size` practitioners whose place passes. */
export function setOf(size: number, passes: (place: number) => boolean): PractitionerSet {
  const set = nobody(size);
  for (let place = 0; place < size; place += 1) if (passes(place)) add(set, place);
  return set;
}

export function setAt(size: number, places: Iterable<number>): PractitionerSet {
  const set = nobody(size);
  for (const place of places) add(set, place);
  return set;
}

/** Adds to the first set who is in the second. */
export function addAll(set: PractitionerSet, others: PractitionerSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (others[at] ?? 0);
}

export function add(set: PractitionerSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
}

export const isIn = (set: PractitionerSet, place: number): boolean => (((set[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** Who is in all of the sets, of which there is at least one. */
export function inAll([first, ...others]: readonly [PractitionerSet, ...PractitionerSet[]]): PractitionerSet {
  const set = first.slice();
  for (const other of others) for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
  return set;
}

/** A set that is counted with several others: those of its words in which somebody is, and where these words stand. */
export type CountedSet = { readonly words: Int32Array; readonly at: Int32Array };

export function counted(set: PractitionerSet): CountedSet {
  const [words, places] = [new Int32Array(set.length), new Int32Array(set.length)];
  let size = 0;
  for (let at = 0; at < set.length; at += 1) {
    const word = set[at] ?? 0;
    if (word === 0) continue;
    words[size] = word;
    places[size] = at;
    size += 1;
  }
  return { words: words.subarray(0, size), at: places.subarray(0, size) };
}

/** How many are in both sets. */
export function inBoth({ words, at }: CountedSet, other: PractitionerSet): number {
  let count = 0;
  for (let nth = 0; nth < words.length; nth += 1) count += bitsOf((words[nth] ?? 0) & (other[at[nth] ?? 0] ?? 0));
  return count;
}

export function sizeOf(set: PractitionerSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at += 1) count += bitsOf(set[at] ?? 0);
  return count;
}

function bitsOf(given: number): number {
  let word = given - ((given >>> 1) & 0x5555_5555);
  word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Acts on each place of a set in ascending order. */
export function eachIn(set: PractitionerSet, act: (place: number) => void): void {
  for (let at = 0; at < set.length; at += 1)
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) act(at * 32 + 31 - Math.clz32(word & -word));
}
