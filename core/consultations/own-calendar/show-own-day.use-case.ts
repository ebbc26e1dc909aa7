import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import { listSlots } from "../slots/list-slots.ts";
import { UNSEEN_AT_DESK } from "../call/show-desk-day.use-case.ts";
import { registeredOf } from "./registered-of.ts";
import { maker } from "../../shared/use-case.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { PractitionerRegister } from "../register/practitioner-register.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { NoPractitioner } from "../call/show-desk-day.use-case.ts";
import type { CalendarEntry } from "../slots/slot-calendar.ts";
import type { Appointment } from "../slots/slot-facts.ts";
import type { RegisteredOfNeeds } from "./registered-of.ts";

/**
 * `appointment`: the practitioner's appointment at that time, or the one whose break covers it; null: there is none, or it is a hold, which
 * is no appointment yet.
 */
export type OwnDayEntry = Omit<CalendarEntry, "booking"> & { readonly appointment: Pick<Appointment, "id" | "start" | "length"> | null };

/** `length` in minutes. */
export type OwnDayRequest = { readonly date: Day; readonly length: number };

/** The practitioner has no consultation of that length. */
export type NoSuchLength = { readonly kind: "no-such-length" };

/**
 * A day in the calendar of the practitioner who is signed in: each possible start, and why it is not offered if it is not. Source:
 * specification/consultations.md, A practitioner's own calendar.
 */
export type ShowOwnDay = (
  account: CustomerId,
  request: OwnDayRequest,
) => Promise<Result<readonly OwnDayEntry[], NoPractitioner | NoSuchLength>>;
export const ShowOwnDay = useCase<ShowOwnDay>("consultations", "ShowOwnDay");

type Needs = RegisteredOfNeeds & { readonly now: Clock };

export const makeShowOwnDay = maker(
  ShowOwnDay,
  { practitionerOf: PractitionerOf, register: PractitionerRegister, now: Clock },
  (needs: Needs) =>
    async (account, { date, length }) => {
      const at = needs.now();
      const found = await registeredOf(account, needs, at);
      if (found === null) return refused({ kind: "no-practitioner" });
      if (!found.practitioner.fees.some((fee) => fee.length === length)) return refused({ kind: "no-such-length" });
      const span = { from: firstInstantOf(date), to: firstInstantOf(daysAfter(date, 1)) };
      const { calendar } = listSlots(slotFactsOf(found, found.appointments, { now: at, ...span, length, patient: null, exclude: null }));
      return ok(calendar.map(({ booking, ...entry }) => ({ ...entry, appointment: named(booking, found.appointments) })));
    },
);

function named(booking: string | null, appointments: readonly Appointment[]): OwnDayEntry["appointment"] {
  const found = appointments.find(({ id }) => id === booking);
  return found === undefined || UNSEEN_AT_DESK.includes(found.state) ? null : { id: found.id, start: found.start, length: found.length };
}
