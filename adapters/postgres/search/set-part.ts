/** So many ranks lie in a part; a page of the database holds three. */
export const RANKS_PER_PART = 16_384;

export const partOf = (rank: number): number => Math.floor(rank / RANKS_PER_PART);

/** A set of ranks within a part as PostgreSQL's bit strings write it: a bit a rank, the first bit first. */
export function partMembersOf(ranks: Iterable<number>): Buffer {
  const members = Buffer.alloc(RANKS_PER_PART / 8);
  for (const rank of ranks) setMember(members, rank % RANKS_PER_PART);
  return members;
}

/** Puts a rank among those that begin with the rank 0. */
export function setMember(members: Buffer, rank: number): void {
  members[rank >> 3] = (members[rank >> 3] ?? 0) | (0x80 >> (rank & 7));
}

/** Whether a rank is among those that begin with the rank 0. */
export const isMember = (members: Buffer, rank: number): boolean => ((members[rank >> 3] ?? 0) & (0x80 >> (rank & 7))) !== 0;

/** The ranks in a part above `after`, rising. */
export function* ranksOfPart(members: Buffer, part: number, after: number): Generator<number> {
  const from = Math.max(after + 1 - part * RANKS_PER_PART, 0);
  for (let place = (from >> 5) << 2; place < members.length; place += 4) {
    let bits = members.readUInt32BE(place); // 32 at once, as most of what is narrowed is empty.
    if (place === (from >> 5) << 2) bits &= 0xffff_ffff >>> (from & 31);
    while (bits !== 0) {
      const bit = Math.clz32(bits);
      bits &= ~(0x8000_0000 >>> bit);
      yield part * RANKS_PER_PART + place * 8 + bit;
    }
  }
}
