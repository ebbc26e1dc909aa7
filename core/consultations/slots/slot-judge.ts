import { codePointOrder } from "../../shared/code-point-order.ts";
import { indianMidnight } from "../../shared/indian-time.ts";
import type { Appointment, SlotFacts } from "./slot-facts.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

export type SlotReason = "past" | "inactive" | "lead" | "horizon" | "current" | "own" | "booked" | "held" | "buffer" | "offered";

/** `booking`: the id of the booking that causes the reason; `freeAt` is there only with `held`, in milliseconds since 1970. */
export type SlotVerdict = { readonly reason: SlotReason; readonly booking: string | null; readonly freeAt: number | null };

/**
 * Gives each slot of a practitioner's grid one reason: the first that applies. It is asked about starts in their order: a booking that is
 * over before one start is not looked at for the next. Source: specification/slots.md, The grid.
 */
export class SlotJudge {
  readonly #facts: SlotFacts;
  /** The first instant that is not too soon. */
  readonly #soonest: number;
  /** When the horizon ends. */
  readonly #end: number;
  readonly #excluded: Appointment | null;
  /** The bookings that block time, by start and then id. */
  readonly #blocking: readonly Appointment[];
  /** The longest of them with what its practitioner rests after it, in milliseconds. */
  readonly #longest: number;
  /** The place of the first of them that may last beyond the start that was asked about last. */
  #next = 0;

  constructor(facts: SlotFacts) {
    const { now, practitioner, bookings, exclude } = facts;
    this.#facts = facts;
    this.#soonest = now + practitioner.lead * MINUTE;
    this.#end = indianMidnight(now) + (practitioner.horizon + 1) * DAY;
    this.#excluded = exclude === null ? null : (bookings.find(({ id }) => id === exclude) ?? null);
    this.#blocking = bookings
      .filter((one) => one !== this.#excluded && blocks(one, now))
      .sort((a, b) => a.start - b.start || codePointOrder(a.id, b.id));
    this.#longest = this.#blocking.reduce((longest, { length, buffer }) => Math.max(longest, length + buffer), 0) * MINUTE;
  }

  verdictOn(start: number): SlotVerdict {
    if (start < this.#facts.now) return PAST;
    if (!this.#facts.practitioner.isActive) return INACTIVE;
    if (start < this.#soonest) return LEAD;
    if (start >= this.#end) return HORIZON;
    if (this.#excluded !== null && this.#isOfExcluded(start, this.#excluded)) return because("current", this.#excluded);
    return this.#verdictByAppointments(start);
  }

  #isOfExcluded(start: number, excluded: Appointment): boolean {
    return excluded.start === start && excluded.length === this.#facts.length && excluded.practitioner === this.#facts.practitioner.id;
  }

  #verdictByAppointments(start: number): SlotVerdict {
    const { patient, practitioner, length } = this.#facts;
    const end = start + length * MINUTE;
    const rested = end + practitioner.buffer * MINUTE;
    let booked: Appointment | null = null;
    let hold: Appointment | null = null;
    let rest: Appointment | null = null;
    let freeAt = 0;
    for (let at = this.#passedBefore(start); at < this.#blocking.length; at += 1) {
      const one = this.#blocking[at];
      if (one === undefined || one.start >= rested) break;
      const meets = one.start < end && start < endOf(one);
      if (meets && patient !== null && one.patient === patient) return because("own", one);
      if (one.practitioner !== practitioner.id) continue;
      if (!meets) {
        if (start < endOf(one) + one.buffer * MINUTE) rest ??= one;
      } else if (isHold(one)) {
        hold ??= one;
        freeAt = Math.max(freeAt, one.expiresAt ?? 0);
      } else booked ??= one;
    }
    if (booked !== null) return because("booked", booked);
    if (hold !== null) return { reason: "held", booking: hold.id, freeAt };
    return rest === null ? OFFERED : because("buffer", rest);
  }

  /** The place of the first booking that may last beyond a start. */
  #passedBefore(start: number): number {
    for (;;) {
      const one = this.#blocking[this.#next];
      if (one === undefined || one.start + this.#longest > start) return this.#next;
      this.#next += 1;
    }
  }
}

const because = (reason: SlotReason, { id }: Appointment): SlotVerdict => ({ reason, booking: id, freeAt: null });

/** Most slots have one of these, which are made once. */
const ofNoBooking = (reason: SlotReason): SlotVerdict => ({ reason, booking: null, freeAt: null });
const [PAST, INACTIVE, LEAD, HORIZON, OFFERED] = [
  ofNoBooking("past"),
  ofNoBooking("inactive"),
  ofNoBooking("lead"),
  ofNoBooking("horizon"),
  ofNoBooking("offered"),
];

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
