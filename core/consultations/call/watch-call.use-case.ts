import { auditTime, concat, concatMap, defer, EMPTY, from, map, merge, mergeMap, Observable, of, Subject } from "rxjs";
import { useCase } from "../../shared/token.ts";
import { claimsIn } from "./call-token.ts";
import { roomMoved } from "./in-room.ts";
import { roomRefusal } from "./room-times.ts";
import { otherSeat, roomView } from "./room-view.ts";
import { isSeated, seatedNeeds } from "./seated.ts";
import { maker } from "../../shared/use-case.ts";
import type { Rooms } from "./rooms.port.ts";
import type { Session } from "../../identity/session.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { CallClaims } from "./call-token.ts";
import type { RoomView } from "./room-view.ts";
import type { ReadSignal, RoomBeat, SeenRoom, SignalWay } from "./rooms.port.ts";
import type { SeatedNeeds } from "./seated.ts";

/** "replaced": another window has the seat. "removed": the patient must check in anew. "over": so is the appointment. */
export type CallEnd = "replaced" | "removed" | "over";

/**
 * What a seat hears: how the room is and what the other side's browser said since; or that the seat is lost. `ahead`: of a patient who
 * waits, how many the practitioner has before; null: nobody waits here.
 */
export type CallNews =
  | { readonly kind: "room"; readonly room: RoomView; readonly ahead: number | null; readonly signals: readonly ReadSignal[] }
  | { readonly kind: "end"; readonly end: CallEnd };

/** Where to begin: after the signal with this number; null: with all that is kept. */
export type WatchedCall = { readonly token: string; readonly after: number | null };

/**
 * Yields what a seat hears as long as somebody listens, and ends once the seat is lost. Whoever listens is there; whoever stops is not. A
 * token that opens nothing hears that it was removed. Source: specification/consultation-calls.md, Signals.
 */
export type WatchCall = (session: Session, call: WatchedCall) => Observable<CallNews>;
export const WatchCall = useCase<WatchCall>("consultations", "WatchCall");

export const makeWatchCall = maker(
  WatchCall,
  seatedNeeds,
  (needs: SeatedNeeds) =>
    (session, { token: opens, after }) =>
      defer(() => {
        const claims = claimsIn(opens, session, needs.seals);
        if (claims === null || needs.now() >= claims.until) return of({ kind: "end", end: "removed" } as const);
        return watched(needs, claims, after);
      }),
);

const watched = ({ rooms, now }: SeatedNeeds, claims: CallClaims, after: number | null): Observable<CallNews> =>
  new Observable((listener) => {
    let known = after ?? 0;
    const read = new Subject<{ readonly way: SignalWay; readonly upTo: number }>();
    let last: SeenRoom | null = null;
    let ahead: number | null = null;
    let looking: Promise<void> = Promise.resolve();
    const look = async (beat: RoomBeat | "others"): Promise<void> => {
      if (listener.closed || (beat === "others" && last?.room.place !== "waiting")) return;
      const at = now();
      // Each change of the room is told by itself, before any signal that was sent after it.
      const seen = beat !== "room" && last !== null ? last : await rooms.find(claims.booking);
      if (listener.closed) return; // Whoever left meanwhile is not seated again.
      const isKnown = seen === last;
      last = seen;
      const end =
        seen === null || roomRefusal(seen.kept.booking, at) !== null ? "over" : isSeated(seen, claims) ? null : lostBy(claims, seen.room);
      if (seen === null || end !== null) {
        listener.next({ kind: "end", end: end ?? "over" });
        return listener.complete();
      }
      // A line that came back before the former one was given up is told as gone by that one.
      if (!seen.room[claims.seat].isHere) await present(rooms, claims, { kind: "sit", at });
      const across = seen.room[otherSeat(claims.seat)].connection;
      const way = { booking: claims.booking, generation: seen.room.generation, from: across ?? "", to: claims.connection };
      const signals = across === null ? [] : await rooms.signals(way, { after: known, at });
      const before = beat === "signals" ? ahead : claims.seat === "patient" ? await aheadOf(rooms, seen, at) : null;
      const isNews = !isKnown || signals.length > 0 || before !== ahead;
      ahead = before;
      if (isNews) listener.next({ kind: "room", room: roomView(seen, claims.seat), ahead, signals });
      if (signals.length > 0 && known > 0) read.next({ way, upTo: known });
      known = Math.max(known, ...signals.map(({ number }) => number));
    };
    const listening = concat(
      from(present(rooms, claims, { kind: "sit", at: now() })).pipe(map((): RoomBeat => "room")),
      merge(rooms.beats(claims.booking, claims.connection), claims.seat === "patient" ? beatsOfOthers(rooms, claims.booking) : []),
    )
      .pipe(concatMap((beat) => (looking = look(beat))))
      .subscribe({ error: (error: unknown) => listener.error(error) });
    // A browser says much at once: what was read is deleted when it has said it, and keeps nobody waiting.
    listening.add(
      read
        .pipe(
          auditTime(1_000),
          concatMap(({ way, upTo }) => rooms.forgetRead(way, upTo)),
        )
        .subscribe({ error: (error: unknown) => listener.error(error) }),
    );
    return () => {
      listening.unsubscribe();
      // Who is gone is told to the other side, after a look that may seat them still; an outage tells it by silence.
      const rise = () => present(rooms, claims, { kind: "rise", at: now() });
      looking.then(rise, rise).catch(() => {});
    };
  });

/** Rooms that may be open at the same time start within so many milliseconds of each other: an appointment has four hours at most. */
const NEAR = 5 * 60 * 60_000;

const roomsBeside = async (rooms: Rooms, { kept: { booking } }: SeenRoom): Promise<readonly SeenRoom[]> => {
  const { id, practitioner, start } = booking;
  const near = await rooms.ofPractitioner({ practitioner, from: start - NEAR, to: start + NEAR });
  return near.filter((one) => one.kept.booking.id !== id);
};

/** How many the practitioner has before a patient who waits: who is inside now, and who waits for longer. */
async function aheadOf(rooms: Rooms, seen: SeenRoom, at: number): Promise<number | null> {
  const { place, waitingSince } = seen.room;
  if (place !== "waiting" || waitingSince === null) return null;
  const open = (await roomsBeside(rooms, seen)).filter(({ kept }) => roomRefusal(kept.booking, at) === null);
  return open.filter(({ room }) => room.place === "inside" || (room.waitingSince !== null && room.waitingSince < waitingSince)).length;
}

/** Emits whenever a room beside this one may have changed. */
const beatsOfOthers = (rooms: Rooms, booking: PayableId): Observable<"others"> =>
  from(rooms.find(booking)).pipe(
    mergeMap(async (seen) => (seen === null ? [] : await roomsBeside(rooms, seen))),
    // What changed before these are heard is looked for once they are.
    mergeMap((others) => merge(...others.map(({ kept }) => rooms.beats(kept.booking.id, "")), others.length === 0 ? EMPTY : of(null))),
    map(() => "others"),
  );

const lostBy = (
  { seat, connection, generation }: CallClaims,
  room: { readonly generation: number } & Record<"patient" | "practitioner", { readonly connection: string | null }>,
): CallEnd =>
  seat === "patient" && room.generation !== generation ? "removed" : room[seat].connection === connection ? "removed" : "replaced";

/** Notes that a connection is there, or not any more, as long as the seat is its own. */
const present = (rooms: Rooms, claims: CallClaims, { kind, at }: { readonly kind: "sit" | "rise"; readonly at: number }): Promise<void> =>
  rooms
    .change<null>(claims.booking, (seen) => {
      const isOpen = roomRefusal(seen.kept.booking, at) === null;
      const { seat, connection } = claims;
      const moved =
        isOpen && isSeated(seen, claims)
          ? roomMoved(seen, { deeds: [{ kind, seat, connection }], event: null, by: { kind: "clock" } }, at)
          : null;
      return moved?.kind === "ok" ? { ...moved.value, answer: null } : { steps: [], change: null, answer: null };
    })
    .then(() => undefined);
