import { stepByStaff } from "../../payments/purchase/step-by-staff.ts";
import { refused } from "../../shared/result.ts";
import { bookingChange } from "../booking/booking-change.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { TooMuch } from "../../payments/purchase/step-by-staff.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingStepRefusal } from "../booking/booking.ts";
import type { BookingDeed } from "../booking/booking-step.ts";
import type { Bookings, KeptBooking } from "../booking/bookings.port.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";

/** `staff`: the name of who does it; `action`: the command. */
export type StaffBookingStep = {
  readonly id: PayableId;
  readonly staff: string;
  readonly action: string;
  readonly deed: Exclude<BookingDeed, { readonly kind: "move" }>;
};

export type StaffStepRefusal = UnknownBooking | BookingStepRefusal | TooMuch;

/**
 * Takes a step of a booking as staff, with an entry in the audit log, or refuses it. Done again it changes nothing. Answers the booking
 * afterwards. Source: specification/consultations.md, Staff commands.
 */
export type StepBookingAsStaff = (step: StaffBookingStep) => Promise<Result<KeptBooking, StaffStepRefusal>>;

export const makeStepBookingAsStaff =
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "changeAsStaff">; readonly now: Clock }): StepBookingAsStaff =>
  async ({ id, staff, action, deed }) => {
    const at = now();
    const givenBack = deed.kind === "give-back" ? deed : null;
    const answer = await bookings.changeAsStaff<Awaited<ReturnType<StepBookingAsStaff>>>(id, (stored) =>
      stepByStaff(
        stored,
        { at, staff, action, givenBack },
        {
          most: stored.booking.fee,
          kind: "booking",
          change: (booking) => bookingChange(booking, [{ at, by: { kind: "staff", name: staff }, deed }]),
          further: ({ refund }) => ({ refund: refund?.state ?? null }),
        },
      ),
    );
    return answer ?? refused({ kind: "unknown-booking" });
  };
