import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { LONGEST_COMPLAINT } from "#core/consultations/consent/complaint.ts";
import { CALL_OFF_REASONS } from "#core/consultations/booking/call-off-reason.ts";
import { BOOKING_EVENTS, BOOKING_MOVES } from "#core/consultations/booking/booking-step.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { PLAN_OUTCOMES } from "#core/consultations/booking/paid-by-plan.ts";
import { PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { LONGEST_LENGTH } from "#core/consultations/calendar/longest-appointment.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { payableId } from "#core/ledger/entry.ts";
import { REVIEW_STATES } from "#core/reviews/review-state.ts";
import { isBeingChecked } from "#adapters/http-contract/payments/payment-facts.ts";
import { stars } from "#adapters/http-contract/reviews/stars.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { boundedText, callKey, idOf, instant, rupees } from "#adapters/http-contract/scalars.ts";
import { movePreviewRefusals, moveRefusals, stepRefusals, timeRefusals, tooManyHolds, unknownBooking } from "./booking-refusals.ts";
import { practitionerName } from "./practitioner.ts";
import type { MyBookingsRequest } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import type { HoldRequest } from "#core/consultations/booking/hold-time.use-case.ts";

const bookingId = idOf(payableId);
const minutes = z.int().check(z.minimum(1), z.maximum(LONGEST_LENGTH));

const booked = {
  id: ["_id", bookingId],
  member: ["member_id", z.nullable(idOf(memberId))],
  practitioner: ["therapist_id", practitionerName],
  consulted: [
    "therapist",
    fields({
      name: z.string(),
      therapy: ["type", z.enum(THERAPIES)],
      qualifications: z.array(z.string()),
      council: z.nullable(z.string()),
      registration: ["registration_no", z.nullable(z.string())],
    }),
  ],
  start: instant,
  length: minutes,
  mode: z.enum(MODES),
  fee: rupees,
  plan: [
    "health_plan",
    z.nullable(
      fields({
        subscription: ["subscription_id", idOf(payableId)],
        title: z.string(),
        hindi: ["title_hi", z._default(z.nullable(z.string()), null)], // A server of the release before does not tell.
        instead: ["instead_of", rupees],
        left: z.int(),
      }),
    ),
  ],
  state: z.enum(BOOKING_STATES),
  expiresAt: ["expires_at", z.nullable(instant)],
  back: ["refund", rupees],
  isBack: ["refunded", z.boolean()],
  backAt: ["refunded_at", z._default(z.nullable(instant), null)], // A server of the release before does not tell.
  planOutcome: ["health_plan_outcome", z.nullable(z.enum(PLAN_OUTCOMES))],
  isBilled: ["billed", z.boolean()],
  rebookableUntil: ["rebook_until", z.nullable(instant)],
  calledOff: ["called_off", z.nullable(z.enum(CALL_OFF_REASONS))],
  steps: z.array(fields({ at: instant, event: z.enum(BOOKING_EVENTS), to: z.nullable(instant) })),
} as const;

const booking = fields(booked);

export const holdTime = endpoint(HoldTime, {
  method: "POST",
  path: "/add/booking",
  in: "body",
  audience: "reader",
  request: wire(
    z.object({
      therapist_id: practitionerName,
      start: instant,
      length: minutes,
      mode: z.enum(MODES),
      member_id: z.optional(z.nullable(idOf(memberId))),
      complaint: z.optional(z.nullable(boundedText(LONGEST_COMPLAINT))),
      key: callKey,
    }),
    ({ therapist_id: practitioner, member_id: member = null, complaint = null, ...rest }): HoldRequest => ({
      ...rest,
      practitioner,
      member,
      complaint,
    }),
    ({ practitioner, member, ...rest }) => ({ ...rest, therapist_id: practitioner, member_id: member }),
  ),
  response: booking,
  refusals: {
    "unknown-practitioner": answerOf(404, "Practitioner not found"),
    "unknown-member": answerOf(6, "Member not found"),
    "member-of-age": answerOf(7, "From 18 on they need an account of their own."),
    "consent-needed": answerOf(403, "Please allow us to keep health data first."),
    "no-such-fee": answerOf(2, "This practitioner has no appointments of that length and kind."),
    ...timeRefusals,
    "too-many-holds": tooManyHolds,
  },
});

export const releaseHold = endpoint(ReleaseHold, {
  method: "POST",
  path: "/release/booking",
  in: "body",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: booking,
  refusals: stepRefusals,
});

export const confirmBooking = endpoint(ConfirmBooking, {
  method: "POST",
  path: "/confirm/booking",
  in: "body",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: booking,
  refusals: stepRefusals,
});

export const showBooking = endpoint(ShowBooking, {
  method: "GET",
  path: "/get/bookingdetails",
  in: "query",
  audience: "customer",
  request: only("id", bookingId),
  response: fields({
    ...booked,
    complaint: z.nullable(z.string()),
    review: z.nullable(fields({ stars, text: z.string(), state: ["status", z.enum(REVIEW_STATES)], reason: z.nullable(z.string()) })),
    feedback: z.nullable(fields({ line: stars, text: z.string() })),
    isPrescribed: ["prescribed", z.boolean()],
    now: instant,
  }),
  refusals: unknownBooking,
});

export const listMyBookings = endpoint(ListMyBookings, {
  method: "GET",
  path: "/get/bookingsdetailsforuser",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({ state: z.optional(z.enum(BOOKING_STATES)), after: z.optional(bookingId) }),
    ({ state = null, after = null }): MyBookingsRequest => ({ state, after }),
    ({ state, after }) => ({ ...(state === null ? {} : { state }), ...(after === null ? {} : { after }) }),
  ),
  response: fields({ bookings: ["booking_list", z.array(fields({ ...booked, isBeingChecked }))], next: z.nullable(bookingId) }),
});

export const previewCancel = endpoint(PreviewCancel, {
  method: "GET",
  path: "/preview/cancel",
  in: "query",
  audience: "customer",
  request: only("id", bookingId),
  response: fields({
    paid: rupees,
    back: ["refund", rupees],
    planOutcome: booked.planOutcome,
    freeUntil: ["free_until", instant],
  }),
  refusals: stepRefusals,
});

export const cancelBooking = endpoint(CancelBooking, {
  method: "PUT",
  path: "/cancel/appointment",
  in: "body",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: booking,
  refusals: stepRefusals,
});

export const takeFeeBack = endpoint(TakeFeeBack, {
  method: "PUT",
  path: "/refund/appointment",
  in: "body",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: booking,
  refusals: stepRefusals,
});

export const previewReschedule = endpoint(PreviewReschedule, {
  method: "GET",
  path: "/preview/reschedule",
  in: "query",
  audience: "customer",
  request: only("id", bookingId),
  response: fields({ event: z.enum(BOOKING_MOVES), until: instant, left: z.int(), starts: z.array(instant) }),
  refusals: movePreviewRefusals,
});

const newTime = {
  "unknown-practitioner": answerOf(1, "This practitioner takes no appointments at present."),
  ...timeRefusals,
} as const;

export const rescheduleBooking = endpoint(RescheduleBooking, {
  method: "PUT",
  path: "/reschedule/appointment",
  in: "body",
  audience: "customer",
  request: fields({ booking: ["booking_id", bookingId], start: instant }),
  response: booking,
  refusals: { ...moveRefusals, ...newTime },
});

export const rebookBooking = endpoint(RebookBooking, {
  method: "PUT",
  path: "/rebook/appointment",
  in: "body",
  audience: "customer",
  request: fields({ booking: ["booking_id", bookingId], start: instant }),
  response: booking,
  refusals: { ...moveRefusals, ...newTime },
});

export const listCareConsents = endpoint(ListCareConsents, {
  method: "GET",
  path: "/get/careconsents",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(z.nullable(idOf(memberId))),
});

export const allowCareData = endpoint(AllowCareData, {
  method: "PUT",
  path: "/set/careconsent",
  in: "body",
  audience: "customer",
  request: fields({ member: ["member_id", z.nullable(idOf(memberId))], consent: z.boolean() }),
  response: z.null(),
  refusals: { "unknown-member": answerOf(6, "Member not found") },
});
