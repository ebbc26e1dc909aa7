import { ok, refused } from "../../shared/result.ts";
import { hasReported } from "./lab-money-back.ts";
import { LAB_BOOKING_TABLE } from "./lab-booking-step.ts";
import type { PurchaseRefund } from "../../payments/purchase/purchase.ts";
import type { Result } from "../../shared/result.ts";
import type { LabBooking, LabStepRefusal } from "./lab-booking.ts";
import type { LabDeed, LabStep } from "./lab-booking-step.ts";

/**
 * A booking after staff gave back of it: once at most, when all is reported. The same again leaves it as it is. Throws a RangeError on an
 * amount that is not above 0 or above what was paid. Source: specification/labs.md, Money back of a lab booking.
 */
export function givenBackAfter(
  booking: LabBooking,
  { amount, reason }: Extract<LabDeed, { kind: "give-back" }>,
  step: LabStep,
): Result<LabBooking, LabStepRefusal> {
  const given = booking.history.find(({ deed }) => deed.kind === "give-back")?.deed;
  if (given?.kind === "give-back" && given.amount === amount && given.reason === reason) return ok(booking);
  if (booking.state !== "ready" || booking.refund !== null) return refused({ kind: "not-possible", state: booking.state });
  if (amount <= 0 || amount > booking.basket.total) throw new RangeError(`${amount} can't be given back of ${booking.basket.total}`);
  return ok({ ...booking, refund: { payout: amount, state: "initiated" }, history: [...booking.history, step] });
}

/**
 * A booking after its laboratory said that the tests of which nothing was reported can't be done ("give-up"), or need another sample
 * ("spoil"). Refused where nothing was reported: then it is about all of it. Throws a RangeError on a share that is below 0 or above what
 * was paid.
 * Source: specification/labs.md, States of a lab booking.
 */
export function undoneAfter(
  booking: LabBooking,
  { event, share }: Extract<LabDeed, { kind: "part" }>,
  step: LabStep,
): Result<LabBooking, LabStepRefusal> {
  const state = LAB_BOOKING_TABLE[booking.state][event];
  const isRepeated = state === booking.state && booking.history.findLast(({ deed }) => deed.kind !== "refund")?.deed.event === event;
  if (isRepeated) return ok(booking);
  if (state === undefined || state === booking.state || !hasReported(booking))
    return refused({ kind: "not-possible", state: booking.state });
  if (share < 0 || share > booking.basket.total) throw new RangeError(`${share} is no share of ${booking.basket.total}`);
  const refund: PurchaseRefund | null = event === "give-up" && share > 0 ? { payout: share, state: "initiated" } : booking.refund;
  return ok({ ...booking, state, refund, history: [...booking.history, step] });
}
