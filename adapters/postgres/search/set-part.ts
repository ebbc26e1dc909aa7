/** A part holds this many ranks. A page of the database holds three parts. */
export const RANKS_PER_PART = 16_384;

export const partOf = (rank: number): number => Math.floor(rank / RANKS_PER_PART);

/** The ranks in a part as a bit string of PostgreSQL: one bit for each rank, the first rank first. */
export function partMembersOf(ranks: Iterable<number>): Buffer {
  const members = Buffer.alloc(RANKS_PER_PART / 8);
  for (const rank of ranks) setMember(members, rank % RANKS_PER_PART);
  return members;
}

/** Adds a rank to a part that begins with rank 0. */
export function setMember(members: Buffer, rank: number): void {
  members[rank >> 3] = (members[rank >> 3] ?? 0) | (0x80 >> (rank & 7));
}

/** Whether a part that begins with rank 0 has a rank. */
export const isMember = (members: Buffer, rank: number): boolean => ((members[rank >> 3] ?? 0) & (0x80 >> (rank & 7))) !== 0;

/** The ranks in a part above `after`, in ascending order. */
export function* ranksOfPart(members: Buffer, part: number, after: number): Generator<number> {
  const from = Math.max(after + 1 - part * RANKS_PER_PART, 0);
  for (let place = (from >> 5) << 2; place < members.length; place += 4) {
    let bits = members.readUInt32BE(place); // Reads 32 bits at once, because most of a narrowed set is empty.
    if (place === (from >> 5) << 2) bits &= 0xffff_ffff >>> (from & 31);
    while (bits !== 0) {
      const bit = Math.clz32(bits);
      bits &= ~(0x8000_0000 >>> bit);
      yield part * RANKS_PER_PART + place * 8 + bit;
    }
  }
}
