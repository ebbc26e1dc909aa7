import * as z from "zod/mini";
import { addressId } from "#core/account/address.ts";
import { QuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { CancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { LAB_BOOKING_STATES } from "#core/labs/booking/lab-booking-step.ts";
import { ListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { labId } from "#core/labs/lab.ts";
import { ConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { LAB_PLACES } from "#core/labs/lab-calendar.ts";
import { LAB_SLOT_REASONS } from "#core/labs/slots/lab-slots.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { isBeingChecked } from "#adapters/http-contract/payments/payment-facts.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { callKey, idOf, instant, pincode, rupees, uploadedFile } from "#adapters/http-contract/scalars.ts";
import { bookedFields, labBooking, labBookingId, labSlot, pricedBasket, testsOfPeople } from "./booking-shapes.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { SentLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import type { LabSlotsRequest } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const notSo = fields({ test: bilingualText });

const basketRefusals = {
  "unknown-item": answerOf(404, "Test not found"),
  "no-such-people": answerOf(2, "A booking is for one to five people, each of them once."),
  "nobody-tested": answerOf(3, "Everybody needs a test."),
  "only-centre": answerOf(4, "This test is taken in a centre only.", notSo),
} as const;

const notServed = answerOf(
  409,
  "No collection there yet.",
  fields({ pincode, centre: z.string(), hindi: ["centre_hi", z._default(z.nullable(z.string()), null)] }), // A server of the release before does not tell.
  (facts) => `No collection at ${facts.pincode} yet. Nearest centre: ${facts.centre}.`,
);

export const quoteLabBasket = endpoint(QuoteLabBasket, {
  method: "POST",
  path: "/labs/basket",
  in: "body",
  audience: "visitor",
  request: fields({ people: testsOfPeople, place: z.enum(LAB_PLACES) }),
  response: pricedBasket,
  refusals: basketRefusals,
});

const FASTS = ["8", "10", "12"] as const;
/** What "yes" stands for: pages of the release before don't say for how long. */
const LEAST_FAST = 8;

const slotsAsked: Shape<LabSlotsRequest> = wire(
  z.object({ lab: idOf(labId), pincode: z.optional(pincode), fasting: z.optional(z.enum(["yes", ...FASTS])) }),
  ({ lab, pincode: code, fasting }): LabSlotsRequest => ({
    lab,
    spot: code === undefined ? { kind: "centre" } : { kind: "home", pincode: code },
    fastingHours: fasting === undefined ? 0 : fasting === "yes" ? LEAST_FAST : Number(fasting),
  }),
  ({ lab, spot, fastingHours }) => ({
    lab,
    ...(spot.kind === "home" ? { pincode: spot.pincode } : {}),
    ...(fastingHours === 0 ? {} : { fasting: FASTS.find((hours) => Number(hours) >= fastingHours) ?? "12" }),
  }),
);

export const listLabSlots = endpoint(ListLabSlots, {
  method: "GET",
  path: "/labs/slots",
  in: "query",
  audience: "anyone",
  request: slotsAsked,
  response: z.array(labSlot),
  refusals: { "unknown-lab": answerOf(404, "Lab not found"), "not-served": notServed },
});

const slotGone = answerOf(8, "That time is gone.", fields({ reason: z.enum(LAB_SLOT_REASONS), slots: z.array(labSlot) }));

const notFasted = answerOf(
  12,
  "The fast for that time has begun already. Say that nothing was eaten since, or take a later time.",
  fields({ from: ["fast_from", instant], slots: z.array(labSlot) }),
);

/** Since when nothing was eaten, as the customer says; pages of the release before say nothing. */
const fastedFrom = ["fasted_from", z._default(z.nullable(instant), null)] as const;

export const holdLabSlot = endpoint(HoldLabSlot, {
  method: "POST",
  path: "/labs/booking",
  in: "body",
  audience: "reader",
  request: fields({
    people: testsOfPeople,
    lab: ["lab_id", idOf(labId)],
    address: ["address_id", z.nullable(idOf(addressId))],
    start: instant,
    fastedFrom,
    key: callKey,
  }),
  response: labBooking,
  refusals: {
    ...basketRefusals,
    "unknown-lab": answerOf(7, "Lab not found"),
    "unknown-address": answerOf(9, "Address not found"),
    "unknown-member": answerOf(10, "Member not found"),
    "own-consent": answerOf(
      11,
      "A grown-up agrees to this test in an account of their own.",
      fields({ tests: ["test_list", z.array(bilingualText)] }),
    ),
    "not-served": notServed,
    "not-offered": slotGone,
    "not-fasted": notFasted,
    "too-many-holds": answerOf(429, "Too many times were kept.", fields({ from: instant })),
  },
});

const unknownBooking = { "unknown-booking": answerOf(404, "Booking not found") } as const;

const stepRefusals = {
  ...unknownBooking,
  "not-possible": answerOf(409, "This is not possible any more.", fields({ state: z.enum(LAB_BOOKING_STATES) })),
  "too-early": answerOf(4, "It is too early for that.", fields({ from: instant })),
  "too-late": answerOf(5, "It is too late for that."),
  "moved-too-often": answerOf(6, "This booking was moved twice already."),
  "prescription-unchecked": answerOf(7, "The laboratory has not accepted the prescription yet."),
} as const;

export const releaseLabSlot = endpoint(ReleaseLabSlot, {
  method: "PUT",
  path: "/labs/release",
  in: "body",
  audience: "customer",
  request: only("booking_id", labBookingId),
  response: labBooking,
  refusals: stepRefusals,
});

export const showLabBooking = endpoint(ShowLabBooking, {
  method: "GET",
  path: "/labs/booking",
  in: "query",
  audience: "customer",
  request: only("id", labBookingId),
  response: fields({ ...bookedFields, now: instant }),
  refusals: unknownBooking,
});

export const listMyLabBookings = endpoint(ListMyLabBookings, {
  method: "GET",
  path: "/labs/bookings",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(fields({ ...bookedFields, isBeingChecked })),
});

export const previewLabCancel = endpoint(PreviewLabCancel, {
  method: "GET",
  path: "/labs/cancel",
  in: "query",
  audience: "customer",
  request: only("id", labBookingId),
  response: fields({ paid: rupees, back: rupees, freeUntil: ["free_until", instant] }),
  refusals: stepRefusals,
});

export const cancelLabBooking = endpoint(CancelLabBooking, {
  method: "PUT",
  path: "/labs/cancel",
  in: "body",
  audience: "customer",
  request: only("booking_id", labBookingId),
  response: labBooking,
  refusals: stepRefusals,
});

export const moveLabBooking = endpoint(MoveLabBooking, {
  method: "PUT",
  path: "/labs/reschedule",
  in: "body",
  audience: "customer",
  request: fields({ id: ["booking_id", labBookingId], start: instant, fastedFrom }),
  response: labBooking,
  refusals: { ...stepRefusals, "not-offered": slotGone, "not-fasted": notFasted },
});

const member = z.nullable(idOf(memberId));

/** By a file that was sent, or by the appointment for which it was signed. */
const prescribedBy: Shape<SentLabPrescription["by"]> = z.union([
  fields({ kind: z.literal("upload"), file: ["file_id", uploadedFile] }),
  fields({ kind: z.literal("signed"), booking: ["prescription_id", idOf(payableId)] }),
]);

export const sendLabPrescription = endpoint(SendLabPrescription, {
  method: "PUT",
  path: "/labs/prescription",
  in: "body",
  audience: "customer",
  request: fields({ id: ["booking_id", labBookingId], member: ["member_id", member], by: prescribedBy }),
  response: labBooking,
  refusals: { ...stepRefusals, "unknown-prescription": answerOf(8, "Prescription not found") },
});

export const consentToLabTests = endpoint(ConsentToLabTests, {
  method: "PUT",
  path: "/labs/consent",
  in: "body",
  audience: "customer",
  request: fields({ id: ["booking_id", labBookingId], member: ["member_id", member] }),
  response: labBooking,
  refusals: stepRefusals,
});

export const declineRecollection = endpoint(DeclineRecollection, {
  method: "PUT",
  path: "/labs/recollect",
  in: "body",
  audience: "customer",
  request: only("booking_id", labBookingId),
  response: labBooking,
  refusals: stepRefusals,
});
