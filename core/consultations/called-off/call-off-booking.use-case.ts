import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { bookingChange } from "../booking/booking-change.ts";
import { asItIs, decidedByClock } from "../call/in-room.ts";
import { UNSEEN_AT_DESK } from "../call/show-desk-day.use-case.ts";
import { maker } from "../../shared/use-case.ts";
import { Rooms } from "../call/rooms.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingStepRefusal } from "../booking/booking.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { CallOffReason } from "../booking/call-off-reason.ts";

export type CallOffRequest = { readonly booking: PayableId; readonly reason: CallOffReason };

/**
 * Cancels an appointment as its practitioner: all that was paid goes back, a plan's consultation too, and the patient is told. Again it
 * changes nothing. Refused once the patient was let in or somebody has missed it; somebody else's, and one that is not paid for, like one
 * that does not exist. Source: specification/consultations.md, Cancelling at the desk.
 */
export type CallOffBooking = (account: CustomerId, request: CallOffRequest) => Promise<Result<null, UnknownBooking | BookingStepRefusal>>;
export const CallOffBooking = useCase<CallOffBooking>("consultations", "CallOffBooking");

type Needs = { readonly rooms: Pick<Rooms, "changeOf">; readonly practitionerOf: PractitionerOf; readonly now: Clock };

export const makeCallOffBooking = maker(
  CallOffBooking,
  { rooms: Rooms, practitionerOf: PractitionerOf, now: Clock },
  ({ rooms, practitionerOf, now }: Needs) =>
    async (account, { booking: id, reason }) => {
      const at = now();
      const practitioner = await practitionerOf(account);
      if (practitioner === null) return refused({ kind: "unknown-booking" });
      const people = { customer: null, practitioner: practitioner.id };
      const answer = await rooms.changeOf<Awaited<ReturnType<CallOffBooking>>>(people, id, (seen) => {
        const { booking } = seen.kept;
        if (UNSEEN_AT_DESK.includes(booking.state)) return asItIs(refused({ kind: "unknown-booking" }));
        const late = decidedByClock(seen, at); // What time has made of it comes first, whether or not anybody looked before.
        if (late !== null) return { ...late, answer: refused({ kind: "not-possible", state: late.answer.kept.booking.state }) };
        const action = { kind: "call-off", event: "call-off", reason } as const;
        const moved = bookingChange(booking, [{ at, by: { kind: "practitioner" }, deed: action }]);
        if (moved.kind === "refused") return asItIs(moved);
        return { steps: [], change: moved.value.after === booking ? null : moved.value, answer: ok(null) };
      });
      return answer ?? refused({ kind: "unknown-booking" });
    },
);
