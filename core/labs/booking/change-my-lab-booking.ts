import { ok, refused } from "../../shared/result.ts";
import { labBookingChange } from "./lab-booking-change.ts";
import { labBookingView } from "./lab-booking-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { LabStepRefusal } from "./lab-booking.ts";
import type { LabDeed, PlainLabEvent } from "./lab-booking-step.ts";
import type { LabBookingView } from "./lab-booking-view.ts";
import type { LabBookings } from "./lab-bookings.port.ts";

/** Somebody else's booking is refused like one that does not exist. */
export type UnknownLabBooking = { readonly kind: "unknown-booking" };

export type LabStepAnswer = Result<LabBookingView, UnknownLabBooking | LabStepRefusal>;

type Wanted = { readonly id: PayableId; readonly event: PlainLabEvent; readonly at: number };

/** Takes a step of a customer's own booking, or refuses it. Source: specification/labs.md, States of a lab booking. */
export const changeMyLabBooking = (
  bookings: Pick<LabBookings, "change">,
  customer: CustomerId,
  { id, event, at }: Wanted,
): Promise<LabStepAnswer> => takeMyLabStep(bookings, customer, { id, at, deed: { kind: "state", event, payment: null } });

type WantedDeed = { readonly id: PayableId; readonly deed: LabDeed; readonly at: number };

/** The same of a step of whatever kind. Source: specification/labs.md, States of a lab booking. */
export async function takeMyLabStep(
  bookings: Pick<LabBookings, "change">,
  customer: CustomerId,
  { id, deed, at }: WantedDeed,
): Promise<LabStepAnswer> {
  const answer = await bookings.change<LabStepAnswer>(id, {
    at,
    events: [],
    decide({ booking }) {
      if (booking.customer !== customer) return { change: null, answer: refused({ kind: "unknown-booking" }) };
      const moved = labBookingChange(booking, [{ at, by: { kind: "customer" }, deed }]);
      if (moved.kind === "refused") return { change: null, answer: moved };
      return { change: moved.value.after === booking ? null : moved.value, answer: ok(labBookingView(moved.value.after)) };
    },
  });
  return answer ?? refused({ kind: "unknown-booking" });
}

/**
 * Takes a step of a booking because its time has come. Does nothing where the step does not fit, or comes too early. Source:
 * specification/labs.md, States of a lab booking.
 */
export async function changeLabBookingByClock(bookings: Pick<LabBookings, "change">, { id, event, at }: Wanted): Promise<void> {
  await bookings.change(id, {
    at,
    events: [],
    decide({ booking }) {
      const moved = labBookingChange(booking, [{ at, by: { kind: "clock" }, deed: { kind: "state", event, payment: null } }]);
      return { change: moved.kind === "ok" && moved.value.after !== booking ? moved.value : null, answer: null };
    },
  });
}
