/** A set of ranks: one bit for each rank from 0 on, with the parts of a set in sequence. */
export type BitSet = Int32Array<ArrayBuffer>;

/** Parts in sequence, each of this many bytes. A missing part has no bit set. */
export function bitSetOf(parts: ReadonlyMap<number, Buffer>, bytes: number): BitSet {
  const bits = new Int32Array((bytes / 4) * (Math.max(-1, ...parts.keys()) + 1));
  const place = bytesOf(bits);
  for (const [part, members] of parts) place.set(members, part * bytes);
  return bits;
}

export const bytesOf = ({ buffer, byteOffset, byteLength }: BitSet): Buffer => Buffer.from(buffer, byteOffset, byteLength);

/** What is in a set of every group, and how many. `filled` holds the places of `bits` that can have a bit set. */
export type Intersection = { readonly bits: BitSet; readonly filled: BitSet; readonly count: number };

/**
 * What it answers holds until the next meeting: it stands in the same place each time, as so much would soon have to be collected again.
 * The loops stand in here, as what is called within is compiled with less care.
 */
export function intersectionOf(groups: readonly (readonly BitSet[])[]): Intersection {
  const length = Math.min(...groups.map((sets) => Math.max(0, ...sets.map((set) => set.length))));
  const bits = placeFor(0, Number.isFinite(length) ? length : 0);
  const places = placeFor(1, bits.length);
  const [one = bits, other = one, ...others] = groups.map((sets, nth) =>
    sets.length === 1 ? (sets[0] ?? bits) : joined(sets, placeFor(nth + 2, bits.length)),
  );
  let end = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    bits[at] = word;
    places[end] = at;
    end += (word | (0 - word)) >>> 31; // Adds one if any bit is set. A branch here would be mispredicted too often.
  }
  for (const more of others)
    for (let nth = 0; nth < end; nth += 1) {
      const at = places[nth] ?? 0;
      bits[at] = (bits[at] ?? 0) & (more[at] ?? 0);
    }
  let count = 0;
  for (let nth = 0; nth < end; nth += 1) {
    let word = bits[places[nth] ?? 0] ?? 0;
    word = (word - ((word >>> 1) & 0x5555_5555)) | 0;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return { bits, filled: places.subarray(0, end), count };
}

/** The ranks above `after`, in ascending order; at most `most` of them. `also`: of those that are in this set too. */
export function ranksOf(
  { bits, filled }: Intersection,
  { after, most, also }: { readonly after: number; readonly most: number; readonly also?: BitSet },
): number[] {
  const ranks: number[] = [];
  for (let nth = 0; nth < filled.length; nth += 1) {
    const at = filled[nth] ?? 0;
    if (at * 32 + 31 <= after) continue;
    const found = bits[at] ?? 0;
    for (let word = firstBitHighest(also === undefined ? found : found & (also[at] ?? 0)); word !== 0; ) {
      const bit = Math.clz32(word);
      word &= ~(0x8000_0000 >>> bit);
      if (at * 32 + bit <= after) continue;
      if (ranks.length === most) return ranks;
      ranks.push(at * 32 + bit);
    }
  }
  return ranks;
}

/** Reverses the bytes of a word. */
const firstBitHighest = (word: number): number => ((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);

function joined(sets: readonly BitSet[], all: BitSet): BitSet {
  all.fill(0);
  for (const set of sets) {
    const end = Math.min(all.length, set.length);
    for (let at = 0; at < end; at += 1) all[at] = (all[at] ?? 0) | (set[at] ?? 0);
  }
  return all;
}

const places: BitSet[] = [];

function placeFor(nth: number, length: number): BitSet {
  const place = places[nth];
  if (place !== undefined && place.length >= length) return place.subarray(0, length);
  const larger: BitSet = new Int32Array(length);
  places[nth] = larger;
  return larger;
}
