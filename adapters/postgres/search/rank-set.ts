import { isMember, RANKS_PER_PART, partOf, setMember } from "./set-part.ts";

/** A set of ranks with one bit for each, in the parts that the database stores. For a million products it takes an eighth of a megabyte. */
export class RankSet {
  readonly #parts = new Map<number, Buffer>();

  add(rank: number): void {
    const part = this.#parts.get(partOf(rank)) ?? Buffer.alloc(RANKS_PER_PART / 8);
    this.#parts.set(partOf(rank), part);
    setMember(part, rank % RANKS_PER_PART);
  }

  has(rank: number): boolean {
    const part = this.#parts.get(partOf(rank));
    return part !== undefined && isMember(part, rank % RANKS_PER_PART);
  }
}
