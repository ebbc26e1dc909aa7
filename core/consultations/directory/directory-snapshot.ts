import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { keptReading } from "../../shared/readings/kept-reading.ts";
import { token } from "../../shared/token.ts";
import { nextFreeTime } from "../calendar/next-free-time.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import { listSlots } from "../slots/list-slots.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Day } from "../../shared/day.ts";
import type { ListedPractitioner, Practitioners } from "../practitioners.port.ts";

/** Answers about free times are at most so old, in milliseconds. */
const KEPT_FOR = 60_000;

/** Practitioners at one moment, with their free times, each worked out when it is first asked for. */
export class DirectorySnapshot {
  readonly at: number;
  readonly practitioners: readonly ListedPractitioner[];
  readonly #nextFree = new Map<string, number | null>();
  readonly #freeOn = new Map<string, boolean>();

  constructor(at: number, practitioners: readonly ListedPractitioner[]) {
    this.at = at;
    this.practitioners = practitioners;
  }

  /** The first free time of that length, in milliseconds since 1970; null: there is none. */
  nextFree(who: ListedPractitioner, length: number): number | null {
    return kept(this.#nextFree, `${length} ${who.practitioner.id}`, () => nextFreeTime(who, who.appointments, this.at, length));
  }

  isFreeOn(who: ListedPractitioner, length: number, day: Day): boolean {
    return kept(this.#freeOn, `${day} ${length} ${who.practitioner.id}`, () => {
      const span = { from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) };
      const asked = { now: this.at, ...span, length, patient: null, exclude: null };
      return listSlots(slotFactsOf(who, who.appointments, asked)).slots.length > 0;
    });
  }
}

function kept<Value>(known: Map<string, Value>, key: string, ask: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined || known.has(key)) return before ?? ask();
  const answer = ask();
  known.set(key, answer);
  return answer;
}

/** Gives practitioners as they were at most 60 seconds ago. */
export type DirectorySnapshots = () => Promise<DirectorySnapshot>;
export const DirectorySnapshots = token<DirectorySnapshots>("DirectorySnapshots");

/**
 * Gives a snapshot that is at most 60 seconds old; who asks while one is read waits for the same one. A reading that fails is not kept.
 * Source: specification/consultations.md, Directory.
 */
export const directorySnapshots = ({
  practitioners,
  now,
}: {
  readonly practitioners: Pick<Practitioners, "listed">;
  readonly now: Clock;
}): DirectorySnapshots => keptReading(async (at) => new DirectorySnapshot(at, await practitioners.listed(at)), { now, keptFor: KEPT_FOR });
