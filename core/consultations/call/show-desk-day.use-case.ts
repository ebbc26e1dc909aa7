import { patientAge } from "../../shared/age.ts";
import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { roomTimes } from "./room-times.ts";
import { maker } from "../../shared/use-case.ts";
import { Rooms } from "./rooms.port.ts";
import { Households } from "../../account/households.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Gender } from "../../identity/customer.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Age } from "../../shared/age.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { Booking } from "../booking/booking.ts";
import type { Mode } from "../practitioner.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { Place } from "./room.ts";

/**
 * An appointment as its practitioner sees it. `patient` fields null: not told, or the account has gone. `waitingSince` null: they do not
 * wait, or are not there to be let in at present. Times in milliseconds since 1970.
 */
export type DeskEntry = {
  readonly id: PayableId;
  readonly start: number;
  readonly length: number;
  readonly mode: Mode;
  readonly state: BookingState;
  readonly opens: number;
  readonly closes: number;
  readonly patient: { readonly name: string | null; readonly age: Age | null; readonly gender: Gender | null };
  readonly place: Place;
  readonly waitingSince: number | null;
};

/**
 * `week`: today and the six days after it, with how many appointments each has that were not cancelled. `next`: of a day without
 * appointments, the first later one that has some which were not cancelled. null: there is none, or the day has some itself.
 */
export type DeskDay = {
  readonly name: string;
  readonly day: Day;
  readonly now: number;
  readonly entries: readonly DeskEntry[];
  readonly next: Day | null;
  readonly week: readonly { readonly day: Day; readonly count: number }[];
};

/** Whoever asks is no practitioner. */
export type NoPractitioner = { readonly kind: "no-practitioner" };

/**
 * A day of a practitioner, by who asks: the appointments that are paid for, by their start. `date` null: today. Source:
 * specification/consultations.md, Who may see what.
 */
export type ShowDeskDay = (account: CustomerId, date: Day | null) => Promise<Result<DeskDay, NoPractitioner>>;
export const ShowDeskDay = useCase<ShowDeskDay>("consultations", "ShowDeskDay");

type Needs = {
  readonly rooms: Pick<Rooms, "ofPractitioner" | "nextOfPractitioner" | "startsOfPractitioner">;
  readonly practitionerOf: PractitionerOf;
  readonly households: Pick<Households, "family">;
  readonly customers: Pick<Customers, "withId">;
  readonly now: Clock;
};

/** States of a booking that its practitioner does not see. Source: specification/consultations.md, Who may see what. */
export const UNSEEN_AT_DESK: readonly BookingState[] = ["held", "pending_payment", "expired"];

/** Of so many days it is told how many appointments they have. */
const DAYS_AHEAD = 7;

const NOBODY_COMES: readonly BookingState[] = [...UNSEEN_AT_DESK, "cancelled_by_patient", "cancelled_by_practitioner"];

export const makeShowDeskDay = maker(
  ShowDeskDay,
  { rooms: Rooms, households: Households, customers: Customers, now: Clock, practitionerOf: PractitionerOf },
  (needs: Needs) => async (account, date) => {
    const at = needs.now();
    const day = date ?? indianDay(at);
    const practitioner = await needs.practitionerOf(account);
    if (practitioner === null) return refused({ kind: "no-practitioner" });
    const span = { from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) };
    const seen = await needs.rooms.ofPractitioner({ practitioner: practitioner.id, ...span });
    const shown = seen.filter(({ kept }) => !UNSEEN_AT_DESK.includes(kept.booking.state));
    const entries: DeskEntry[] = [];
    for (const { kept, room } of shown) {
      const { id, start, length, mode, state } = kept.booking;
      const { place, patient: seat } = room;
      const waitingSince = seat.isHere ? room.waitingSince : null;
      const patient = await patientOf(kept.booking, needs);
      entries.push({ id, start, length, mode, state, ...roomTimes(kept.booking), patient, place, waitingSince });
    }
    const later = { practitioner: practitioner.id, from: span.to, without: NOBODY_COMES };
    const next = entries.length === 0 ? await needs.rooms.nextOfPractitioner(later) : null;
    const week = await weekOf(practitioner.id, indianDay(at), needs.rooms);
    return ok({ name: practitioner.name, day, now: at, entries, next: next === null ? null : indianDay(next), week });
  },
);

async function weekOf(practitioner: PractitionerId, today: Day, rooms: Pick<Rooms, "startsOfPractitioner">): Promise<DeskDay["week"]> {
  const days = Array.from({ length: DAYS_AHEAD }, (_, nth) => daysAfter(today, nth));
  const span = { from: firstInstantOf(today), to: firstInstantOf(daysAfter(today, DAYS_AHEAD)) };
  const taken = (await rooms.startsOfPractitioner({ practitioner, ...span, without: NOBODY_COMES })).map(indianDay);
  return days.map((day) => ({ day, count: taken.filter((one) => one === day).length }));
}

async function patientOf({ customer, member, start }: Booking, { households, customers }: Needs): Promise<DeskEntry["patient"]> {
  const found = member === null ? await customers.withId(customer) : (await households.family(customer)).find(({ id }) => id === member);
  if (found === undefined || found === null) return { name: null, age: null, gender: null };
  return { name: found.name, age: found.birthdate === null ? null : patientAge(indianDay(start), found.birthdate), gender: found.gender };
}
