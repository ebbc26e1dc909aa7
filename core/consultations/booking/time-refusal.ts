import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import { patientCalendar } from "../directory/patient-calendar.ts";
import { listSlots } from "../slots/list-slots.ts";
import type { ConsultingPractitioner } from "../calendar/slot-facts-of.ts";
import type { PatientEntry, PatientReason } from "../directory/patient-calendar.ts";
import type { Appointment } from "../slots/slot-facts.ts";

export type TimeRefusal =
  /** `nearest`: up to three starts that are offered that day, the nearest first. `calendar`: all of that day. */
  | {
      readonly kind: "not-offered";
      readonly reason: PatientReason;
      readonly nearest: readonly number[];
      readonly calendar: readonly PatientEntry[];
    }
  /** The patient has another appointment that begins at `at`. */
  | { readonly kind: "own-appointment"; readonly at: number };

/** `start` in milliseconds since 1970, `length` in minutes; `exclude`: the booking that would be moved there; null: none. */
type Wanted = {
  readonly at: number;
  readonly start: number;
  readonly length: number;
  readonly patient: string;
  readonly exclude: string | null;
};

/** Why a patient can't have a start with a practitioner; null: it is offered. Source: specification/consultations.md, Holding a time. */
export function timeRefusal(
  found: ConsultingPractitioner,
  appointments: readonly Appointment[],
  { at, start, length, patient, exclude }: Wanted,
): TimeRefusal | null {
  const day = indianDay(start);
  const span = { from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) };
  const listed = listSlots(slotFactsOf(found, appointments, { now: at, ...span, length, patient, exclude }));
  const { slots } = listed;
  if (slots.some(({ from }) => from === start)) return null;
  const calendar = patientCalendar(listed.calendar);
  const entry = calendar.find(({ from, to }) => from <= start && start < to);
  const own = appointments.find(({ id }) => entry?.reason === "own" && id === entry.booking);
  if (own !== undefined) return { kind: "own-appointment", at: own.start };
  const nearest = slots
    .map(({ from }) => from)
    .toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start) || a - b)
    .slice(0, 3);
  const reason = entry === undefined || entry.reason === "offered" ? "outside" : entry.reason; // Within a free time, and not at its start.
  return { kind: "not-offered", reason, nearest, calendar };
}
