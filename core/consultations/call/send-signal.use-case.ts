import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { claimsIn } from "./call-token.ts";
import { roomRefusal } from "./room-times.ts";
import { otherSeat } from "./room-view.ts";
import { isSeated } from "./seated.ts";
import { bringsVideo } from "./signal.ts";
import type { Session } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { NotAdmitted } from "./in-room.ts";
import type { RoomClosed, RoomNotOpen } from "./room-times.ts";
import type { SeatedNeeds } from "./seated.ts";
import type { Signal } from "./signal.ts";

/** `to`: the connection across for which it is meant; for any other it is worth nothing. */
export type SentSignal = { readonly token: string; readonly to: string; readonly signal: Signal };

/** "sound-only": the appointment has no video. "out-of-order": `seq` is not the next one. "too-many-signals": more than sixty in ten seconds. */
export type SignalRefusal =
  | RoomNotOpen
  | RoomClosed
  | NotAdmitted
  | { readonly kind: "sound-only" }
  | { readonly kind: "out-of-order" }
  | { readonly kind: "too-many-signals" };

/** Says something to the other side's browser, while the patient is inside. The same again is kept once. Source: specification/consultation-calls.md, Signals. */
export type SendSignal = (session: Session, sent: SentSignal) => Promise<Result<null, SignalRefusal>>;
export const SendSignal = token<SendSignal>("SendSignal");

export const makeSendSignal =
  ({ rooms, seals, now }: SeatedNeeds): SendSignal =>
  async (session, { token: opens, to, signal }) => {
    const at = now();
    const claims = claimsIn(opens, session, seals);
    const seen = claims === null || at >= claims.until ? null : await rooms.find(claims.booking);
    if (claims === null || seen === null) return refused({ kind: "not-admitted" });
    const closed = roomRefusal(seen.kept.booking, at);
    if (closed !== null) return refused(closed);
    const { place, generation } = seen.room;
    if (!isSeated(seen, claims) || place !== "inside" || seen.room[otherSeat(claims.seat)].connection !== to)
      return refused({ kind: "not-admitted" });
    if (bringsVideo(signal, seen.kept.booking.mode)) return refused({ kind: "sound-only" });
    const sent = await rooms.send({ booking: claims.booking, generation, from: claims.connection, to }, signal, at);
    if (sent === "too-many") return refused({ kind: "too-many-signals" });
    return sent === "out-of-order" ? refused({ kind: "out-of-order" }) : ok(null);
  };
