import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { claimsIn } from "./call-token.ts";
import { roomRefusal } from "./room-times.ts";
import { otherSeat } from "./room-view.ts";
import { isSeated, seatedNeeds } from "./seated.ts";
import { bringsVideo } from "./signal.ts";
import { maker } from "../../shared/use-case.ts";
import type { Session } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CallClaims } from "./call-token.ts";
import type { NotAdmitted } from "./in-room.ts";
import type { RoomClosed, RoomNotOpen } from "./room-times.ts";
import type { RememberedRoom, SignalWay } from "./rooms.port.ts";
import type { SeatedNeeds } from "./seated.ts";
import type { Signal } from "./signal.ts";

/** `to`: the connection across for which it is meant; for any other it is worth nothing. */
export type SentSignal = { readonly token: string; readonly to: string; readonly signal: Signal };

/**
 * "sound-only": the appointment has no video. "out-of-order": `seq` is not the next one. "too-many-signals": more than sixty in ten
 * seconds.
 */
export type SignalRefusal =
  | RoomNotOpen
  | RoomClosed
  | NotAdmitted
  | { readonly kind: "sound-only" }
  | { readonly kind: "out-of-order" }
  | { readonly kind: "too-many-signals" };

/**
 * Says something to the other side's browser, while the patient is inside. The same again is kept once. Source:
 * specification/consultation-calls.md, Signals.
 */
export type SendSignal = (session: Session, sent: SentSignal) => Promise<Result<null, SignalRefusal>>;
export const SendSignal = useCase<SendSignal>("consultations", "SendSignal");

export const makeSendSignal = maker(
  SendSignal,
  seatedNeeds,
  ({ rooms, seals, now }: SeatedNeeds) =>
    async (session, { token: opens, to, signal }) => {
      const at = now();
      const claims = claimsIn(opens, session, seals);
      if (claims === null || at >= claims.until) return refused({ kind: "not-admitted" });
      const wayIn = (room: RememberedRoom) => wayOf(room, { claims, to, signal, at });
      // In a call rooms change seldom and signals are many: one turn of the database looks and keeps.
      const remembered = rooms.remembered(claims.booking);
      const known = remembered === null ? null : wayIn(remembered);
      if (remembered !== null && known?.kind === "ok" && (await rooms.sendAsRemembered(remembered, known.value, { signal, at })))
        return ok(null);
      const seen = await rooms.find(claims.booking);
      if (seen === null) return refused({ kind: "not-admitted" });
      const way = wayIn(seen);
      if (way.kind === "refused") return way;
      const sent = (await rooms.sendAsRemembered(seen, way.value, { signal, at })) ? "sent" : await rooms.send(way.value, signal, at);
      if (sent === "too-many") return refused({ kind: "too-many-signals" });
      return sent === "out-of-order" ? refused({ kind: "out-of-order" }) : ok(null);
    },
);

type Meant = { readonly claims: CallClaims; readonly to: string; readonly signal: Signal; readonly at: number };

/** Between which connections a signal goes in a room as it is; refused where it may not. */
function wayOf({ kept: { booking }, room }: RememberedRoom, { claims, to, signal, at }: Meant): Result<SignalWay, SignalRefusal> {
  const closed = roomRefusal(booking, at);
  if (closed !== null) return refused(closed);
  const isMeantForThem = room.place === "inside" && room[otherSeat(claims.seat)].connection === to;
  if (!isSeated({ kept: { booking }, room }, claims) || !isMeantForThem) return refused({ kind: "not-admitted" });
  if (bringsVideo(signal, booking.mode)) return refused({ kind: "sound-only" });
  return ok({ booking: claims.booking, generation: room.generation, from: claims.connection, to });
}
