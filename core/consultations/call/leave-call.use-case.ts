import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { asItIs, roomMoved } from "./in-room.ts";
import { roomView } from "./room-view.ts";
import { bySeat, seatedNeeds } from "./seated.ts";
import { maker } from "../../shared/use-case.ts";
import type { Session } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { RoomRefusal } from "./in-room.ts";
import type { RoomView } from "./room-view.ts";
import type { SeatedNeeds } from "./seated.ts";

/**
 * Leaves a seat. A patient who was let in may come back without being let in anew. Source: specification/consultation-calls.md, Being let
 * in.
 */
export type LeaveCall = (session: Session, token: string) => Promise<Result<RoomView, RoomRefusal>>;
export const LeaveCall = useCase<LeaveCall>("consultations", "LeaveCall");

export const makeLeaveCall = maker(
  LeaveCall,
  seatedNeeds,
  (needs: SeatedNeeds) => (session, opens) =>
    bySeat<RoomView>(needs, { session, token: opens }, (seen, { seat }, at) => {
      const moved = roomMoved(seen, { deeds: [{ kind: "leave", seat }], event: null, by: { kind: "clock" } }, at);
      return moved.kind === "refused" ? asItIs(moved) : { ...moved.value, answer: ok(roomView(moved.value.answer, seat)) };
    }),
);
