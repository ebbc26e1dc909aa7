import { codePointOrder } from "../../shared/code-point-order.ts";
import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import type { Appointment, SlotFacts } from "./slot-facts.ts";

const MINUTE = 60_000;

/** No appointment with its buffer is longer than this. */
const LONGEST = 360 * MINUTE;

export type SlotReason = "past" | "inactive" | "lead" | "horizon" | "current" | "own" | "booked" | "held" | "buffer" | "offered";

/** `booking`: the id of the booking that causes the reason; `freeAt` is there only with `held`, in milliseconds since 1970. */
export type SlotVerdict = { readonly reason: SlotReason; readonly booking: string | null; readonly freeAt: number | null };

/** Gives each slot of a practitioner's grid one reason: the first that applies. Source: specification/slots.md, The grid. */
export class SlotJudge {
  readonly #facts: SlotFacts;
  /** When the horizon ends: to compare instants is much cheaper than to name the day of each. */
  readonly #end: number;
  readonly #excluded: Appointment | null;
  /** The bookings that block time, by start and then id. */
  readonly #blocking: readonly Appointment[];

  constructor(facts: SlotFacts) {
    this.#facts = facts;
    this.#end = firstInstantOf(daysAfter(indianDay(facts.now), facts.practitioner.horizon + 1));
    this.#excluded = facts.bookings.find(({ id }) => id === facts.exclude) ?? null;
    this.#blocking = facts.bookings
      .filter((one) => one !== this.#excluded && blocks(one, facts.now))
      .sort((a, b) => a.start - b.start || codePointOrder(a.id, b.id));
  }

  verdictOn(start: number): SlotVerdict {
    const { now, practitioner } = this.#facts;
    if (start < now) return because("past");
    if (!practitioner.isActive) return because("inactive");
    if (start < now + practitioner.lead * MINUTE) return because("lead");
    if (start >= this.#end) return because("horizon");
    if (this.#isExcluded(start)) return because("current", this.#excluded);
    return this.#verdictByAppointments(start);
  }

  #isExcluded(start: number): boolean {
    const excluded = this.#excluded;
    return (
      excluded !== null &&
      excluded.start === start &&
      excluded.length === this.#facts.length &&
      excluded.practitioner === this.#facts.practitioner.id
    );
  }

  #verdictByAppointments(start: number): SlotVerdict {
    const { patient, practitioner, length } = this.#facts;
    const end = start + length * MINUTE;
    const near = this.#near(start, end + practitioner.buffer * MINUTE);
    if (near.length === 0) return OFFERED;
    const meets = (one: Appointment) => one.start < end && start < endOf(one);

    const own = near.find((one) => patient !== null && one.patient === patient && meets(one));
    if (own !== undefined) return because("own", own);
    const theirs = near.filter((one) => one.practitioner === practitioner.id);
    const booked = theirs.find((one) => !isHold(one) && meets(one));
    if (booked !== undefined) return because("booked", booked);
    const holds = theirs.filter((one) => isHold(one) && meets(one));
    const [hold] = holds;
    if (hold !== undefined) return { reason: "held", booking: hold.id, freeAt: Math.max(...holds.map((one) => one.expiresAt ?? 0)) };
    const rest = theirs.find((one) => start < endOf(one) + one.buffer * MINUTE);
    return rest === undefined ? because("offered") : because("buffer", rest);
  }

  /** The bookings that begin before `end` and may last beyond `start`. */
  #near(start: number, end: number): readonly Appointment[] {
    const first = this.#firstAfter(start - LONGEST);
    if ((this.#blocking[first]?.start ?? Infinity) >= end) return NONE;
    const near: Appointment[] = [];
    for (let at = first; at < this.#blocking.length; at++) {
      const one = this.#blocking[at];
      if (one === undefined || one.start >= end) break;
      near.push(one);
    }
    return near;
  }

  #firstAfter(instant: number): number {
    let [low, high] = [0, this.#blocking.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#blocking[middle]?.start ?? Infinity) <= instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const NONE: readonly Appointment[] = [];
const OFFERED: SlotVerdict = { reason: "offered", booking: null, freeAt: null };

const because = (reason: SlotReason, booking: Appointment | null = null): SlotVerdict => ({
  reason,
  booking: booking?.id ?? null,
  freeAt: null,
});

const endOf = ({ start, length }: Appointment): number => start + length * MINUTE;

const isHold = ({ state }: Appointment): boolean => state === "held" || state === "pending_payment";

/** A hold blocks time as long as now is before its end. */
function blocks({ state, expiresAt }: Appointment, now: number): boolean {
  switch (state) {
    case "confirmed":
    case "checked_in":
    case "in_progress":
      return true;
    case "held":
    case "pending_payment":
      return expiresAt !== null && now < expiresAt;
    case "expired":
    case "completed":
    case "cancelled_by_patient":
    case "cancelled_by_practitioner":
    case "no_show_patient":
    case "no_show_practitioner":
    case "failed_technically":
      return false;
  }
}
