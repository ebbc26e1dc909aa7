import * as z from "zod/mini";
import { AttachSpan, DetachSpan } from "#core/assessments/spans/attach-span.use-case.ts";
import { ListSpans } from "#core/assessments/spans/list-spans.use-case.ts";
import { MOST_ATTACHED_DAYS } from "#core/assessments/sharing/tracker-span.ts";
import { payableId } from "#core/ledger/entry.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, idOf, instant } from "#adapters/http-contract/scalars.ts";

const booking = idOf(payableId);
const tracker = z.enum(OPEN_TRACKERS);
const span = { tracker, from: calendarDay, to: calendarDay };
const unknownBooking = answerOf(404, "Booking not found");

export const attachSpan = endpoint(AttachSpan, {
  method: "POST",
  path: "/add/attachedspan",
  in: "body",
  audience: "customer",
  request: fields({ booking: ["booking_id", booking], ...span }),
  response: fields({
    ...span,
    customer: ["user_id", idOf(customerId)],
    member: ["member_id", z.nullable(idOf(memberId))],
    booking: ["booking_id", booking],
    attachedAt: ["attached_at", instant],
  }),
  refusals: {
    "unknown-booking": unknownBooking,
    "consent-needed": answerOf(403, "Consent to the use of health data is needed"),
    closed: answerOf(409, "Nothing can be attached to this appointment any more"),
    "wrong-span": answerOf(422, `At most ${MOST_ATTACHED_DAYS} days of a tracker that is shown, none of them to come`),
  },
});

export const detachSpan = endpoint(DetachSpan, {
  method: "DELETE",
  path: "/delete/attachedspan",
  in: "query",
  audience: "customer",
  request: fields({ booking: ["booking_id", booking], tracker }),
  response: z.null(),
  refusals: { "unknown-booking": unknownBooking },
});

export const listSpans = endpoint(ListSpans, {
  method: "GET",
  path: "/get/attachedspans",
  in: "query",
  audience: "customer",
  request: only("booking_id", booking),
  response: fields({
    spans: z.array(fields(span)),
    trackers: z.array(tracker),
    today: calendarDay,
    isOpen: ["open", z.boolean()],
    isConsented: ["consented", z.boolean()],
  }),
  refusals: { "unknown-booking": unknownBooking },
});
