import { stepByStaff } from "../../payments/purchase/step-by-staff.ts";
import { refused } from "../../shared/result.ts";
import { labBookingChange } from "./lab-booking-change.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "./change-my-lab-booking.ts";
import type { TooMuch } from "../../payments/purchase/step-by-staff.ts";
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

export type LabStaffRefusal = UnknownLabBooking | LabStepRefusal | TooMuch;

/**
 * Takes a step of a booking of tests as staff, with an entry in the audit log, or refuses it. The same step again changes nothing. Answers
 * the booking afterwards. Source: specification/labs.md, Staff commands.
 */
export type StepLabBooking = (step: LabStaffStep) => Promise<Result<KeptLabBooking, LabStaffRefusal>>;

export const makeStepLabBooking =
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "changeAsStaff">; readonly now: Clock }): StepLabBooking =>
  async ({ id, staff, action, deed }) => {
    const at = now();
    const givenBack = deed.kind === "give-back" ? deed : null;
    const answer = await bookings.changeAsStaff<Awaited<ReturnType<StepLabBooking>>>(id, (stored) =>
      stepByStaff(
        stored,
        { at, staff, action, givenBack },
        {
          most: stored.booking.basket.total,
          kind: "lab-booking",
          change: (booking) => labBookingChange(booking, [{ at, by: { kind: "staff", name: staff }, deed }]),
        },
      ),
    );
    return answer ?? refused({ kind: "unknown-booking" });
  };
