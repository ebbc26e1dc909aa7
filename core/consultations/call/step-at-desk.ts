import { ok, refused } from "../../shared/result.ts";
import { asItIs, inOpenRoom, roomMoved } from "./in-room.ts";
import { roomView } from "./room-view.ts";
import { Rooms } from "./rooms.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { NeedsOf } from "../../shared/use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { RoomMove, RoomRefusal } from "./in-room.ts";
import type { RoomView } from "./room-view.ts";
import type { SeenRoom } from "./rooms.port.ts";

export const deskNeeds = { rooms: Rooms, practitionerOf: PractitionerOf, now: Clock };
export type DeskNeeds = NeedsOf<typeof deskNeeds>;

/** A step that the practitioner of a booking takes at their desk. */
export type StepAtDesk = (account: CustomerId, booking: PayableId) => Promise<Result<RoomView, UnknownBooking | RoomRefusal>>;

type Move = (seen: SeenRoom) => Pick<RoomMove, "deeds" | "event">;

/**
 * Takes such a step, or refuses it: somebody else's booking is refused like one that does not exist. Source:
 * specification/consultation-calls.md, Being let in.
 */
export const stepAtDesk = (needs: DeskNeeds, move: Move): StepAtDesk => {
  const step = roomSteppedAtDesk(needs, move);
  return async (account, id) => {
    const answer = await step(account, id);
    return answer.kind === "refused" ? answer : ok(roomView(answer.value, "practitioner"));
  };
};

/** The same, answered with the room as it is then. Source: specification/consultation-calls.md, Being let in. */
export const roomSteppedAtDesk =
  ({ rooms, practitionerOf, now }: DeskNeeds, move: Move) =>
  async (account: CustomerId, id: PayableId): Promise<Result<SeenRoom, UnknownBooking | RoomRefusal>> => {
    const at = now();
    const practitioner = await practitionerOf(account);
    if (practitioner === null) return refused({ kind: "unknown-booking" });
    const people = { customer: null, practitioner: practitioner.id };
    const answer = await rooms.changeOf<Result<SeenRoom, UnknownBooking | RoomRefusal>>(people, id, (seen) =>
      inOpenRoom<SeenRoom, RoomRefusal>(seen, at, (open) => {
        const moved = roomMoved(open, { ...move(open), by: { kind: "practitioner" } }, at);
        return moved.kind === "refused" ? asItIs(moved) : { ...moved.value, answer: ok(moved.value.answer) };
      }),
    );
    return answer ?? refused({ kind: "unknown-booking" });
  };
