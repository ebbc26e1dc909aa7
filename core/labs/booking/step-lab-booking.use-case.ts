import { ok, refused } from "../../shared/result.ts";
import { labBookingChange } from "./lab-booking-change.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "./change-my-lab-booking.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabDeed } from "./lab-booking-step.ts";
import type { LabStepRefusal } from "./lab-booking.ts";
import type { KeptLabBooking, LabBookings } from "./lab-bookings.port.ts";

/** What a laboratory's staff do with a booking. */
export const LAB_STAFF_EVENTS = ["assign", "miss", "collect", "receive", "spoil", "call", "call-off"] as const;
export type LabStaffEvent = (typeof LAB_STAFF_EVENTS)[number];

/** `staff`: the name of who does it; `action`: the command. */
export type LabStaffStep = {
  readonly id: PayableId;
  readonly staff: string;
  readonly action: string;
  readonly deed:
    | Extract<LabDeed, { kind: "give-back" | "collector" }>
    | { readonly kind: "state"; readonly event: LabStaffEvent; readonly payment: null };
};

/** `most`: no more can be given back, taxes included. */
export type LabStaffRefusal = UnknownLabBooking | LabStepRefusal | { readonly kind: "too-much"; readonly most: Paise };

/**
 * Takes a step of a booking of tests as staff, with an entry in the audit log, or refuses it. The same step again changes nothing. Answers
 * the booking afterwards. Source: specification/labs.md, Staff commands.
 */
export type StepLabBooking = (step: LabStaffStep) => Promise<Result<KeptLabBooking, LabStaffRefusal>>;

export const makeStepLabBooking =
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "changeAsStaff">; readonly now: Clock }): StepLabBooking =>
  async ({ id, staff, action, deed }) => {
    const at = now();
    const answer = await bookings.changeAsStaff<Awaited<ReturnType<StepLabBooking>>>(id, (stored) => {
      const { total } = stored.booking.basket;
      if (deed.kind === "give-back" && deed.amount > total)
        return { change: null, audit: null, answer: refused({ kind: "too-much", most: total }) };
      const moved = labBookingChange(stored.booking, [{ at, by: { kind: "staff", name: staff }, deed }]);
      if (moved.kind === "refused") return { change: null, audit: null, answer: moved };
      const { after } = moved.value;
      if (after === stored.booking) return { change: null, audit: null, answer: ok(stored) };
      const details = {
        from: stored.booking.state,
        to: after.state,
        back: after.refund?.payout ?? 0,
        ...(deed.kind === "give-back" ? { reason: deed.reason } : {}),
      };
      const audit = { at, who: staff, action, subject: { kind: "lab-booking", id }, details } as const;
      return { change: moved.value, audit, answer: ok({ ...stored, booking: after, ledger: [...stored.ledger, ...moved.value.entries] }) };
    });
    return answer ?? refused({ kind: "unknown-booking" });
  };
