/** A set of ranks: a bit a rank from 0 on, as the parts of a shelf hold them one behind another. */
export type Bits = Uint32Array<ArrayBuffer>;

/** Parts that lie side by side, each of so many bytes. Where one lacks, nothing is set. */
export function bitsOf(parts: ReadonlyMap<number, Buffer>, bytes: number): Bits {
  const bits = new Uint32Array((bytes / 4) * (Math.max(-1, ...parts.keys()) + 1));
  const place = bytesOf(bits);
  for (const [part, members] of parts) place.set(members, part * bytes);
  return bits;
}

export const bytesOf = ({ buffer, byteOffset, byteLength }: Bits): Buffer => Buffer.from(buffer, byteOffset, byteLength);

/** What lies in a set of every group. */
export function meeting(groups: readonly (readonly Bits[])[]): Bits {
  const [first = new Uint32Array(), ...others] = groups.map(joined).toSorted((a, b) => a.length - b.length);
  if (others.length === 0) return first;
  const met = first.slice();
  for (const other of others) for (let place = 0; place < met.length; place += 1) met[place] = (met[place] ?? 0) & (other[place] ?? 0);
  return met;
}

function joined(sets: readonly Bits[]): Bits {
  const [longest = new Uint32Array(), ...others] = sets.toSorted((a, b) => b.length - a.length);
  if (others.length === 0) return longest;
  const all = longest.slice();
  for (const other of others) for (let place = 0; place < other.length; place += 1) all[place] = (all[place] ?? 0) | (other[place] ?? 0);
  return all;
}

/** How many ranks there are. */
export function countOf(bits: Bits): number {
  let count = 0;
  for (let place = 0; place < bits.length; place += 1) {
    let word = bits[place] ?? 0;
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}
