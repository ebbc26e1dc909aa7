import { payableId } from "../../ledger/entry.ts";
import { holdsAgainFrom } from "../../payments/purchase/hold-limit.ts";
import { NOTHING } from "../../shared/money.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isMinor } from "../../account/family-member.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { newBooking } from "./booking.ts";
import { bookingChange, jobsOfHold } from "./booking-change.ts";
import { bookingId } from "./booking-id.ts";
import { bookingView } from "./booking-view.ts";
import { complaintIn } from "../consent/complaint.ts";
import { planPaying } from "./paid-by-plan.ts";
import { consultedOf } from "./consulted.ts";
import { timeRefusal } from "./time-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "./bookings.port.ts";
import { Households } from "../../account/households.port.ts";
import { ListCareConsents } from "../consent/list-care-consents.use-case.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { Reader } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownMember } from "../directory/show-day.use-case.ts";
import type { UnknownPractitioner } from "../directory/show-practitioner.use-case.ts";
import type { TimeRefusal } from "./time-refusal.ts";
import type { Mode, PractitionerId } from "../practitioner.ts";
import type { Booking } from "./booking.ts";
import type { BookingChange } from "./booking-change.ts";
import type { BookingView } from "./booking-view.ts";
import type { HoldDecision, SeenForHold } from "./bookings.port.ts";

/**
 * `member` null: the customer is the patient. `start` in milliseconds since 1970. `complaint`: what the patient writes before; null:
 * nothing. `key` identifies the call.
 */
export type HoldRequest = {
  readonly practitioner: PractitionerId;
  readonly start: number;
  readonly length: number;
  readonly mode: Mode;
  readonly member: MemberId | null;
  readonly complaint: string | null;
  readonly key: string;
};

export type HoldRefusal =
  | UnknownPractitioner
  | UnknownMember
  /** On the day of the appointment the member is of age: they need an account of their own. */
  | { readonly kind: "member-of-age" }
  /** There is a complaint, and nobody consented to the use of this patient's health data. */
  | { readonly kind: "consent-needed" }
  /** The practitioner has no fee for that length and mode. */
  | { readonly kind: "no-such-fee" }
  | TimeRefusal
  /** More times can be held from `from` on. */
  | { readonly kind: "too-many-holds"; readonly from: number };

/**
 * Keeps a time for ten minutes; what is told of it later is in the reader's language. An account has one hold: a new one releases the
 * former. A plan that covers the patient and has a consultation left pays the fee. A repeated call answers what it held before. Refused
 * where the time is not offered at this moment. Source: specification/consultations.md, Holding a time.
 */
export type HoldTime = (reader: Reader, request: HoldRequest) => Promise<Result<BookingView, HoldRefusal>>;
export const HoldTime = useCase<HoldTime>("consultations", "HoldTime");

type Needs = {
  readonly bookings: Bookings;
  readonly households: Pick<Households, "family">;
  readonly consents: ListCareConsents;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeHoldTime = maker(
  HoldTime,
  { bookings: Bookings, households: Households, consents: ListCareConsents, now: Clock, newId: NewId },
  ({ bookings, households, consents, now, newId }: Needs) =>
    async ({ customer, language }, request) => {
      const { member, practitioner, start, key } = request;
      if (member !== null) {
        const patient = (await households.family(customer)).find(({ id }) => id === member);
        if (patient === undefined) return refused({ kind: "unknown-member" });
        if (!isMinor(patient.birthdate, indianDay(start))) return refused({ kind: "member-of-age" });
      }
      const complaint = complaintIn(request.complaint);
      if (complaint !== null && !(await consents(customer)).includes(member)) return refused({ kind: "consent-needed" });
      const at = now();
      const id = bookingId(newId());
      const decide = (seen: SeenForHold) => decided(seen, { ...request, complaint, customer, language, id, at });
      return bookings.hold({ customer, practitioner, patient: member ?? customer, start, key, at, decide });
    },
);

type Wanted = HoldRequest & Reader & { readonly id: string; readonly at: number };

function decided(seen: SeenForHold, wanted: Wanted): HoldDecision<Result<BookingView, HoldRefusal>> {
  const { at, customer, member, start, length, mode, id } = wanted;
  if (seen.earlier !== null) return { keep: null, release: null, answer: ok(bookingView(seen.earlier)) };
  const refuse = (refusal: HoldRefusal) => ({ keep: null, release: null, answer: refused(refusal) });
  const found = seen.practitioner;
  if (found === null) return refuse({ kind: "unknown-practitioner" });
  const { practitioner } = found;
  const fee = practitioner.fees.find((one) => one.length === length && one.mode === mode);
  if (fee === undefined) return refuse({ kind: "no-such-fee" });
  const from = holdsAgainFrom(seen.held, at);
  if (from !== null) return refuse({ kind: "too-many-holds", from });
  const appointments = seen.appointments.filter((one) => one.id !== seen.live?.id); // It is released for this one.
  const why = timeRefusal(found, appointments, { at, start, length, patient: member ?? customer, exclude: null });
  if (why !== null) return refuse(why);
  const plan = planPaying(seen.plans, { member, start, at, instead: fee.amount, except: seen.live?.id ?? null });
  const booking = newBooking(
    {
      id: payableId(id),
      customer,
      member,
      practitioner: practitioner.id,
      start,
      length,
      buffer: practitioner.buffer,
      mode,
      fee: plan === null ? fee.amount : NOTHING,
      plan,
    },
    at,
  );
  return {
    keep: { booking, complaint: wanted.complaint, language: wanted.language, jobs: jobsOfHold(booking) },
    release: released(seen.live, at),
    answer: ok(bookingView({ booking, consulted: consultedOf(practitioner), papers: [] })),
  };
}

function released(live: Booking | null, at: number): BookingChange | null {
  if (live === null) return null;
  const change = bookingChange(live, [{ at, by: { kind: "customer" }, deed: { kind: "state", event: "release", payment: null } }]);
  return change.kind === "ok" ? change.value : null;
}
