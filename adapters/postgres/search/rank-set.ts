import { RANKS_PER_PART, partOf } from "./set-part.ts";

/** Ranks, a bit each: of a million products an eighth of a megabyte. */
export class RankSet {
  readonly #parts = new Map<number, Uint8Array>();

  add(rank: number): void {
    const known = this.#parts.get(partOf(rank));
    const part = known ?? new Uint8Array(RANKS_PER_PART / 8);
    if (known === undefined) this.#parts.set(partOf(rank), part);
    const place = (rank % RANKS_PER_PART) >> 3;
    part[place] = (part[place] ?? 0) | (1 << (rank & 7));
  }

  has(rank: number): boolean {
    return (((this.#parts.get(partOf(rank))?.[(rank % RANKS_PER_PART) >> 3] ?? 0) >> (rank & 7)) & 1) === 1;
  }
}
