/** So many ranks lie in a part. A page of the database holds three full ones; those with few members are kept compressed. */
export const PART = 16_384;
const WORDS = PART / 32;

/** A set of ranks within a part, a bit a rank, the lowest bit first, as PostgreSQL's get_bit counts them. */
export type Members = Uint32Array;

export const partOf = (rank: number): number => Math.floor(rank / PART);

export const noMembers = (): Members => new Uint32Array(WORDS);

export function membersOf(ranks: Iterable<number>): Members {
  const members = noMembers();
  for (const rank of ranks) members[(rank % PART) >> 5] = (members[(rank % PART) >> 5] ?? 0) | (1 << (rank & 31));
  return members;
}

/** From the bytes of a row; they are copied where they do not lie even. */
export const membersIn = (bytes: Buffer): Members =>
  bytes.byteOffset % 4 === 0 ? new Uint32Array(bytes.buffer, bytes.byteOffset, WORDS) : new Uint32Array(new Uint8Array(bytes).buffer);

export const bytesOf = (members: Members): Buffer => Buffer.from(members.buffer, members.byteOffset, members.byteLength);

/** Adds to `into` what is in `others`. */
export function addTo(into: Members, others: Members): void {
  for (let word = 0; word < WORDS; word += 1) into[word] = (into[word] ?? 0) | (others[word] ?? 0);
}

/** Leaves in `into` what is in `others` too. */
export function keepIn(into: Members, others: Members): void {
  for (let word = 0; word < WORDS; word += 1) into[word] = (into[word] ?? 0) & (others[word] ?? 0);
}

/** Takes from `into` what is in `others`. */
export function takeFrom(into: Members, others: Members): void {
  for (let word = 0; word < WORDS; word += 1) into[word] = (into[word] ?? 0) & ~(others[word] ?? 0);
}

export function countOf(members: Members): number {
  let count = 0;
  for (let word = 0; word < WORDS; word += 1) {
    let bits = members[word] ?? 0;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** The ranks in a part above `after`, rising. */
export function* ranksIn(members: Members, part: number, after: number): Generator<number> {
  const from = Math.max(after + 1 - part * PART, 0);
  for (let word = from >> 5; word < WORDS; word += 1) {
    let bits = members[word] ?? 0;
    if (word === from >> 5) bits &= -1 << (from & 31);
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      yield part * PART + word * 32 + bit;
    }
  }
}
