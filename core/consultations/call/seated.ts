import { refused } from "../../shared/result.ts";
import { claimsIn } from "./call-token.ts";
import { asItIs, inOpenRoom } from "./in-room.ts";
import { Rooms } from "./rooms.port.ts";
import { CallSeals } from "./call-seals.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { NeedsOf } from "../../shared/use-case.ts";
import type { Session } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CallClaims } from "./call-token.ts";
import type { NotAdmitted, RoomRefusal } from "./in-room.ts";
import type { RememberedRoom, RoomDecision, SeenRoom } from "./rooms.port.ts";

export const seatedNeeds = { rooms: Rooms, seals: CallSeals, now: Clock };
export type SeatedNeeds = NeedsOf<typeof seatedNeeds>;

/** Whether the claims still hold in a room, whether or not their token is over. Source: specification/consultation-calls.md, Tokens. */
export function isSeated({ kept, room }: RememberedRoom, claims: CallClaims): boolean {
  if (kept.booking.start !== claims.start || room[claims.seat].connection !== claims.connection) return false;
  return claims.seat === "practitioner" || (room.generation === claims.generation && room.place !== "outside");
}

/** Decides about the room that a token opens for this session. Source: specification/consultation-calls.md, Tokens. */
export async function bySeat<Value>(
  { rooms, seals, now }: SeatedNeeds,
  { session, token }: { readonly session: Session; readonly token: string },
  decide: (seen: SeenRoom, claims: CallClaims, at: number) => RoomDecision<Result<Value, RoomRefusal>>,
): Promise<Result<Value, RoomRefusal>> {
  const at = now();
  const claims = claimsIn(token, session, seals);
  const notAdmitted: NotAdmitted = { kind: "not-admitted" };
  if (claims === null || at >= claims.until) return refused(notAdmitted);
  const answer = await rooms.change<Result<Value, RoomRefusal>>(claims.booking, (seen) =>
    inOpenRoom<Value, RoomRefusal>(seen, at, (open) => (isSeated(open, claims) ? decide(open, claims, at) : asItIs(refused(notAdmitted)))),
  );
  return answer ?? refused(notAdmitted);
}
