import * as z from "zod/mini";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { ReachByPhone } from "#core/consultations/call/by-phone/reach-by-phone.use-case.ts";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { PLACES } from "#core/consultations/call/room.ts";
import { RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { CALL_OFF_REASONS } from "#core/consultations/booking/call-off-reason.ts";
import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { ShowTicksAtDesk } from "#core/consultations/ticks/show-ticks-at-desk.use-case.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { answerOf, endpoint, fields, only, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, instant, mobile } from "#adapters/http-contract/scalars.ts";
import { age } from "./age-shape.ts";
import { stepRefusals, unknownBooking } from "./booking-refusals.ts";
import { bookingId, connection, openRoom, roomRefusals, roomShape, signalShape } from "./call-shapes.ts";
import type { TickedItem } from "#core/consultations/ticks/ticked-items.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Day } from "#core/shared/day.ts";

const atDesk = {
  method: "POST",
  in: "body",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: roomShape,
  refusals: { ...unknownBooking, ...roomRefusals },
} as const;

export const admitPatient = endpoint(AdmitPatient, {
  ...atDesk,
  path: "/call/admit",
  request: fields({
    booking: ["booking_id", bookingId],
    opening: z._default(z.nullable(fields({ from: connection, to: connection, signal: signalShape })), null),
  }),
});
export const removePatient = endpoint(RemovePatient, { ...atDesk, path: "/call/remove" });
export const completeCall = endpoint(CompleteCall, { ...atDesk, path: "/call/complete" });
export const reachByPhone = endpoint(ReachByPhone, { ...atDesk, path: "/call/reached" });

export const showPhoneOfPatient = endpoint(ShowPhoneOfPatient, {
  ...atDesk,
  path: "/call/mobile",
  response: wire(
    z.object({ mobile }),
    (given): Mobile => given.mobile,
    (mobile) => ({ mobile: mobile }),
  ),
  refusals: {
    ...unknownBooking,
    ...openRoom,
    "no-such-move": roomRefusals["no-such-move"],
    "no-phone": answerOf(6, "This patient can't be called by phone."),
  },
});

export const showDeskDay = endpoint(ShowDeskDay, {
  method: "GET",
  path: "/get/deskday",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({ date: z.optional(calendarDay) }),
    ({ date = null }): Day | null => date,
    (date) => (date === null ? {} : { date }),
  ),
  response: fields({
    name: z.string(),
    day: calendarDay,
    now: instant,
    entries: [
      "appointments",
      z.array(
        fields({
          id: ["_id", bookingId],
          start: instant,
          length: z.int(),
          mode: z.enum(MODES),
          state: z.enum(BOOKING_STATES),
          opens: ["opens_at", instant],
          closes: ["closes_at", instant],
          patient: fields({ name: z.nullable(z.string()), age: z.nullable(age), gender: z.nullable(z.enum(GENDERS)) }),
          place: z.enum(PLACES),
          waitingSince: ["waiting_since", z.nullable(instant)],
        }),
      ),
    ],
    next: ["next_day", z._default(z.nullable(calendarDay), null)], // A server of the release before does not tell.
    week: z._default(z.array(fields({ day: calendarDay, count: z.int() })), []),
  }),
  refusals: { "no-practitioner": answerOf(403, "This account is no practitioner's.") },
});

export const callOffBooking = endpoint(CallOffBooking, {
  method: "PUT",
  path: "/calloff/appointment",
  in: "body",
  audience: "customer",
  request: fields({ booking: ["booking_id", bookingId], reason: z.enum(CALL_OFF_REASONS) }),
  response: z.null(),
  refusals: stepRefusals,
});

/** Of what is taken as needed nothing is due, and all that was taken is done. */
const tickedItem: Shape<TickedItem> = wire(
  z.object({
    item: z.string(),
    is: z.enum(["drug", "task"]),
    name: z.string(),
    due: z.int(),
    done: z.int(),
    as_needed: z._default(z.boolean(), false),
  }),
  ({ item, is, name, due, done, as_needed }) => ({
    key: item,
    is,
    name,
    ...(as_needed ? { kind: "as-needed", taken: done } : { kind: "planned", due, done }),
  }),
  ({ key, is, name, ...ticked }) => ({
    item: key,
    is,
    name,
    ...(ticked.kind === "as-needed"
      ? { due: 0, done: ticked.taken, as_needed: true }
      : { due: ticked.due, done: ticked.done, as_needed: false }),
  }),
);

export const showTicksAtDesk = endpoint(ShowTicksAtDesk, {
  method: "GET",
  path: "/get/ticksatdesk",
  in: "query",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: z.array(tickedItem),
  refusals: {
    "unknown-booking": answerOf(404, "Booking not found"),
    "too-early": answerOf(409, "This is possible once the consultation has begun."),
  },
});
