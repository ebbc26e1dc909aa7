import { ok, refused } from "../../shared/result.ts";
import { labBookingChange } from "./lab-booking-change.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "./change-my-lab-booking.ts";
import type { LabStepRefusal } from "./lab-booking.ts";
import type { KeptLabBooking, LabBookings } from "./lab-bookings.port.ts";

/** What a laboratory's staff do with a booking. */
export const LAB_STAFF_EVENTS = ["assign", "miss", "collect", "receive", "spoil", "call", "call-off"] as const;
export type LabStaffEvent = (typeof LAB_STAFF_EVENTS)[number];

/** `staff`: the name of who does it; `action`: the command. */
export type LabStaffStep = { readonly id: PayableId; readonly staff: string; readonly action: string; readonly event: LabStaffEvent };

/**
 * Takes a step of a booking of tests as staff, with an entry in the audit log, or refuses it. Done again it changes nothing. Answers the booking
 * afterwards. Source: specification/labs.md, Staff commands.
 */
export type StepLabBooking = (asked: LabStaffStep) => Promise<Result<KeptLabBooking, UnknownLabBooking | LabStepRefusal>>;

export const makeStepLabBooking =
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "changeAsStaff">; readonly now: Clock }): StepLabBooking =>
  async ({ id, staff, action, event }) => {
    const at = now();
    const answer = await bookings.changeAsStaff<Awaited<ReturnType<StepLabBooking>>>(id, (kept) => {
      const step = { at, by: { kind: "staff", name: staff }, deed: { kind: "state", event, payment: null } } as const;
      const moved = labBookingChange(kept.booking, [step]);
      if (moved.kind === "refused") return { change: null, audit: null, answer: moved };
      const { after } = moved.value;
      if (after === kept.booking) return { change: null, audit: null, answer: ok(kept) };
      const details = { from: kept.booking.state, to: after.state, back: after.refund?.payout ?? 0 };
      const audit = { at, who: staff, action, subject: { kind: "lab-booking", id }, details } as const;
      return { change: moved.value, audit, answer: ok({ ...kept, booking: after, ledger: [...kept.ledger, ...moved.value.entries] }) };
    });
    return answer ?? refused({ kind: "unknown-booking" });
  };
