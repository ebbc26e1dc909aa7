import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import { listSlots } from "../slots/list-slots.ts";
import { maker } from "../../shared/use-case.ts";
import { Practitioners } from "../practitioner/practitioners.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { DayOfSlots } from "../slots/list-slots.ts";
import type { Span } from "../slots/slot-facts.ts";
import type { UnknownPractitioner } from "./show-practitioner.use-case.ts";

/** `length` in minutes; the days from `from` to `to`, both included. */
export type FreeTimesRequest = { readonly id: PractitionerId; readonly length: number; readonly from: Day; readonly to: Day };

/** The free times in order, and how many there are on each day. */
export type FreeTimes = { readonly slots: readonly Span[]; readonly days: readonly DayOfSlots[] };

/** The practitioner has no consultation of that length, or the days are in the wrong order or more than 62. */
export type NoSuchTimes = { readonly kind: "no-such-length" | "no-such-span" };

const MOST_DAYS = 62;

/** The times of a practitioner that nobody has, for nobody's patient. Source: specification/consultations.md, Calls. */
export type ListFreeTimes = (request: FreeTimesRequest) => Promise<Result<FreeTimes, UnknownPractitioner | NoSuchTimes>>;
export const ListFreeTimes = useCase<ListFreeTimes>("consultations", "ListFreeTimes");

export const makeListFreeTimes = maker(
  ListFreeTimes,
  { practitioners: Practitioners, now: Clock },
  ({ practitioners, now }) =>
    async ({ id, length, from, to }) => {
      if (to < from || to >= daysAfter(from, MOST_DAYS)) return refused({ kind: "no-such-span" });
      const found = await practitioners.find(id);
      if (found === null) return refused({ kind: "unknown-practitioner" });
      if (!found.practitioner.fees.some((fee) => fee.length === length)) return refused({ kind: "no-such-length" });
      const span = { from: firstInstantOf(from), to: firstInstantOf(daysAfter(to, 1)) };
      const appointments = await practitioners.appointments({ practitioner: id, patient: null, ...span });
      const { slots, days } = listSlots(slotFactsOf(found, appointments, { now: now(), ...span, length, patient: null, exclude: null }));
      return ok({ slots: slots.map((slot) => ({ from: slot.from, to: slot.to })), days }); // Without what the calendar says of them.
    },
);
