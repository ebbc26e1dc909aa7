import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { slotRefusal, spotOf } from "./lab-room.ts";
import { labBookingChange } from "./lab-booking-change.ts";
import { labBookingView } from "./lab-booking-view.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { LabHoldRequest } from "./hold-lab-slot.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { SlotNotOffered } from "./lab-room.ts";
import type { UnknownLabBooking } from "./change-my-lab-booking.ts";
import type { LabStepRefusal } from "./lab-booking.ts";
import type { LabBookingView } from "./lab-booking-view.ts";

/** `start` in milliseconds since 1970. `fastedFrom` as of a hold. */
export type LabMove = { readonly id: PayableId; readonly start: number } & Pick<LabHoldRequest, "fastedFrom">;

type Answer = Result<LabBookingView, UnknownLabBooking | LabStepRefusal | SlotNotOffered>;

/**
 * Gives a booking of the customer's own another slot at its place, free of charge: before its slot, after nobody was there, or after a
 * spoilt sample. Refused where that is not possible or the slot is not offered at this moment. Source: specification/labs.md, States of a
 * lab booking.
 */
export type MoveLabBooking = (customer: CustomerId, move: LabMove) => Promise<Answer>;
export const MoveLabBooking = useCase<MoveLabBooking>("labs", "MoveLabBooking");

export const makeMoveLabBooking = maker(
  MoveLabBooking,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "move">; readonly now: Clock }) =>
    async (customer, { id, start, fastedFrom }) => {
      const at = now();
      const answer = await bookings.move<Answer>(id, {
        start,
        at,
        decide(seen) {
          const { booking } = seen;
          if (booking.customer !== customer) return { change: null, answer: refused({ kind: "unknown-booking" }) };
          const event = booking.state === "recollect" ? "choose" : "reschedule";
          const moved = labBookingChange(booking, [
            { at, by: { kind: "customer" }, deed: { kind: "move", event, from: booking.start, to: start } },
          ]);
          if (moved.kind === "refused") return { change: null, answer: moved };
          if (moved.value.after === booking) return { change: null, answer: ok(labBookingView(booking)) };
          const query = { now: at, spot: spotOf(booking.place), fastingHours: booking.basket.fastingHours, fastedFrom, start };
          const why = slotRefusal(seen, query);
          if (why !== null) return { change: null, answer: refused(why) };
          return { change: moved.value, answer: ok(labBookingView(moved.value.after)) };
        },
      });
      return answer ?? refused({ kind: "unknown-booking" });
    },
);
