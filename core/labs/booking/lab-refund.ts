import { ok, refused } from "../../shared/result.ts";
import type { Result } from "../../shared/result.ts";
import type { LabBooking, LabRefund, LabStepRefusal } from "./lab-booking.ts";
import type { LabRefundEvent, LabStep } from "./lab-booking-step.ts";

/** A booking after something became of its refund. Source: specification/labs.md, Money back of a lab booking. */
export function refundAfter(booking: LabBooking, event: LabRefundEvent, step: LabStep): Result<LabBooking, LabStepRefusal> {
  const { refund } = booking;
  const state = refund === null ? undefined : REFUND_TABLE[refund.state][event];
  if (refund === null || state === undefined) return refused({ kind: "not-possible", state: booking.state });
  if (state === refund.state) return ok(booking);
  return ok({ ...booking, refund: { ...refund, state }, history: [...booking.history, step] });
}

/** A refund never leaves "processed". */
const REFUND_TABLE: Readonly<Record<LabRefund["state"], Readonly<Partial<Record<LabRefundEvent, LabRefund["state"]>>>>> = {
  initiated: { send: "pending", "give-up": "manual" },
  pending: { send: "pending", process: "processed", fail: "failed" },
  processed: { process: "processed", fail: "processed" },
  failed: { fail: "failed", process: "processed", "give-up": "manual" },
  manual: { "give-up": "manual", process: "processed", fail: "manual" },
};
