import { ok, refused } from "../../shared/result.ts";
import { bookingChange } from "../booking/booking-change.ts";
import { areBothGone } from "./line/both-gone.ts";
import { roomByClock } from "./room-by-clock.ts";
import { roomRefusal } from "./room-times.ts";
import { roomAfter } from "./room.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingActor, PlainEvent } from "../booking/booking-step.ts";
import type { RoomClosed, RoomNotOpen } from "./room-times.ts";
import type { NoSuchMove, RoomDeed, RoomStep } from "./room.ts";
import type { RoomDecision, SeenRoom } from "./rooms.port.ts";

/** Whoever asks may not be in the room, or not any more: not let in, removed, replaced, or with a token that is over. */
export type NotAdmitted = { readonly kind: "not-admitted" };

export type RoomRefusal = RoomNotOpen | RoomClosed | NotAdmitted | NoSuchMove;

/** A step of the room, and the step of its booking that comes with it; `event` null: none does. */
export type RoomMove = {
  readonly deeds: readonly RoomDeed[];
  readonly event: PlainEvent | null;
  readonly by: BookingActor;
};

/**
 * What a room becomes by a move at `at`, in milliseconds since 1970; refused where it does not fit, and then nothing changes. Source:
 * specification/consultation-calls.md, Being let in.
 */
export function roomMoved(
  seen: SeenRoom,
  { deeds, event, by }: RoomMove,
  at: number,
): Result<RoomDecision<SeenRoom>, NoSuchMove | RoomClosed> {
  let room = seen.room;
  for (const action of deeds) {
    const next = roomAfter(room, { at, deed: action });
    if (next.kind === "refused") return next;
    room = next.value;
  }
  const steps: readonly RoomStep[] = room.history.slice(seen.room.history.length);
  if (event === null) return ok({ steps, change: null, answer: { ...seen, room } });
  const change = bookingChange(seen.kept.booking, [{ at, by, deed: { kind: "state", event, payment: null } }]);
  if (change.kind === "refused") return refused({ kind: "room-closed" });
  const { after } = change.value;
  return ok({
    steps,
    change: after === seen.kept.booking ? null : change.value,
    answer: { kept: { ...seen.kept, booking: after }, room },
  });
}

/**
 * What time has made of an appointment and its room, as a decision; null: nothing. Source: specification/consultations.md, Missing an
 * appointment.
 */
export function decidedByClock(seen: SeenRoom, at: number): RoomDecision<SeenRoom> | null {
  const by = { kind: "clock" } as const;
  const { booking } = seen.kept;
  const isToNote = roomRefusal(booking, at) === null && areBothGone(booking, seen.room, at);
  const deeds = isToNote ? [{ kind: "both-gone" } as const] : [];
  const lost = roomMoved(seen, { deeds, event: null, by }, at);
  if (lost.kind === "refused") return null;
  const event = roomByClock(booking, lost.value.answer.room, at);
  if (event === null) return deeds.length === 0 ? null : lost.value;
  const moved = roomMoved(seen, { deeds, event, by }, at);
  return moved.kind === "ok" ? moved.value : null;
}

/**
 * Decides about a room that is open at `at`, in milliseconds since 1970. What time has made of the appointment comes first, whether or not
 * anybody looked before. Source: specification/consultation-calls.md, The room.
 */
export function inOpenRoom<Value, Refusal>(
  seen: SeenRoom,
  at: number,
  decide: (seen: SeenRoom) => RoomDecision<Result<Value, Refusal>>,
): RoomDecision<Result<Value, Refusal | RoomNotOpen | RoomClosed>> {
  const late = decidedByClock(seen, at);
  if (late === null) {
    const refusal = roomRefusal(seen.kept.booking, at);
    return refusal === null ? decide(seen) : asItIs(refused(refusal));
  }
  const refusal = roomRefusal(late.answer.kept.booking, at);
  if (refusal !== null) return { ...late, answer: refused(refusal) };
  const decided = decide(late.answer);
  return { ...decided, steps: [...late.steps, ...decided.steps] };
}

/** Leaves a room as it is. */
export const asItIs = <Answer>(answer: Answer): RoomDecision<Answer> => ({ steps: [], change: null, answer });
