/** A replica that is further behind its primary is not read. In milliseconds. */
const OLDEST = 5_000;

/**
 * How far a replica is behind its primary, by the newest place in the primary's log that it has reached. Instants are in milliseconds since
 * 1970.
 */
export class ReplicaAge {
  /** Places in the primary's log, each with the instant at which the log ended there, the oldest first. */
  #written: { readonly at: number; readonly place: bigint }[] = [];
  /** The instant whose state of the primary the replica is known to have; null: not known, or the replica does not answer. */
  #asOf: number | null = null;
  /** The place in the primary's log that the replica is known to have reached; null: not known. */
  #reached: bigint | null = null;

  /** A place in the log, as PostgreSQL writes it ("16/B374D848"), that the primary had reached by then. */
  primaryIsAt(place: string, at: number): void {
    this.#written.push({ at, place: placeIn(place) });
    this.#written = this.#written.filter((known, nth) => at - known.at <= OLDEST || nth === this.#written.length - 1);
  }

  /** A replica that has reached the primary's last known place is as new as anything that is known. */
  replicaIsAt(place: string, now: number): void {
    const reached = placeIn(place);
    this.#reached = reached;
    const last = this.#written.at(-1);
    if (last === undefined) this.#asOf = null;
    else if (reached >= last.place) this.#asOf = now;
    else this.#asOf = this.#written.findLast(({ place: known }) => known <= reached)?.at ?? null;
  }

  replicaIsGone(): void {
    this.#asOf = null;
    this.#reached = null;
  }

  isFresh(now: number): boolean {
    return this.#asOf !== null && now - this.#asOf <= OLDEST;
  }

  /** Whether the replica is known to have all that lies before a place. */
  hasReached(place: string): boolean {
    return this.#reached !== null && this.#reached >= placeIn(place);
  }
}

function placeIn(text: string): bigint {
  const [file = "0", offset = "0"] = text.split("/");
  return (BigInt(`0x${file}`) << 32n) | BigInt(`0x${offset}`);
}
