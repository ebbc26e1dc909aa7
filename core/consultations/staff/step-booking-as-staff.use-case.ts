import { ok, refused } from "../../shared/result.ts";
import { bookingChange } from "../booking/booking-change.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
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

/** `most`: no more can be given back, taxes included. */
export type StaffStepRefusal = UnknownBooking | BookingStepRefusal | { readonly kind: "too-much"; readonly most: Paise };

/**
 * Takes a step of a booking as staff, with an entry in the audit log, or refuses it. Done again it changes nothing. Answers the booking
 * afterwards. Source: specification/consultations.md, Staff commands.
 */
export type StepBookingAsStaff = (step: StaffBookingStep) => Promise<Result<KeptBooking, StaffStepRefusal>>;

export const makeStepBookingAsStaff =
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "changeAsStaff">; readonly now: Clock }): StepBookingAsStaff =>
  async ({ id, staff, action, deed }) => {
    const at = now();
    const answer = await bookings.changeAsStaff<Awaited<ReturnType<StepBookingAsStaff>>>(id, (stored) => {
      if (deed.kind === "give-back" && deed.amount > stored.booking.fee)
        return { change: null, audit: null, answer: refused({ kind: "too-much", most: stored.booking.fee }) };
      const moved = bookingChange(stored.booking, [{ at, by: { kind: "staff", name: staff }, deed }]);
      if (moved.kind === "refused") return { change: null, audit: null, answer: moved };
      const { after } = moved.value;
      if (after === stored.booking) return { change: null, audit: null, answer: ok(stored) };
      const details = {
        from: stored.booking.state,
        to: after.state,
        refund: after.refund?.state ?? null,
        back: after.refund?.payout ?? 0,
        ...(deed.kind === "give-back" ? { reason: deed.reason } : {}),
      };
      const audit = { at, who: staff, action, subject: { kind: "booking", id }, details } as const;
      return { change: moved.value, audit, answer: ok({ ...stored, booking: after, ledger: [...stored.ledger, ...moved.value.entries] }) };
    });
    return answer ?? refused({ kind: "unknown-booking" });
  };
