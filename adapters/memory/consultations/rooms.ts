import { filter, map, Subject } from "rxjs";
import { roomFrom } from "#core/consultations/call/room.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { MOST_SIGNALS, SIGNAL_KEPT } from "#core/consultations/call/signal.ts";
import { keepBookingChange, keptIn } from "./bookings.ts";
import type { RoomStep } from "#core/consultations/call/room.ts";
import type { RoomBeat, RoomDecision, Rooms, SeenRoom, SignalWay } from "#core/consultations/call/rooms.port.ts";
import type { Signal } from "#core/consultations/call/signal.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Memory } from "#adapters/memory/memory.ts";

type KeptSignal = Omit<Signal, "data"> & {
  readonly data: string | null;
  readonly number: number;
  readonly way: SignalWay;
  readonly at: number;
};

const A_DAY = 24 * 60 * 60 * 1000;

/** What is said in rooms, and who hears of it. */
export class MemoryCalls {
  /** By booking and start. */
  readonly steps = new Map<string, readonly RoomStep[]>();
  signals: readonly KeptSignal[] = [];
  /** A signal is told to the connection that it is for. */
  readonly beats = new Subject<readonly [PayableId, RoomBeat, string | null]>();
  last = 0;
}

export function memoryRooms(memory: Memory): Rooms {
  const { rooms: calls, bookings } = memory;
  const nameOf = (id: PayableId, start: number) => `${id} ${start}`;
  const seenIn = (id: PayableId): SeenRoom | null => {
    const stored = keptIn(bookings.get(id));
    if (stored === null) return null;
    const { start, mode } = stored.booking;
    return { kept: stored, room: roomFrom(mode, calls.steps.get(nameOf(id, start)) ?? []) };
  };
  const isOf = (one: SignalWay, way: SignalWay) =>
    one.booking === way.booking && one.generation === way.generation && one.from === way.from && one.to === way.to;
  const changed = <Answer>(seen: SeenRoom | null, decide: (seen: SeenRoom) => RoomDecision<Answer>): Answer | null => {
    if (seen === null) return null;
    const { id, start } = seen.kept.booking;
    const { steps, change, answer } = decide(seen);
    calls.steps.set(nameOf(id, start), [...seen.room.history, ...steps]);
    if (change !== null) keepBookingChange(memory, change);
    if (steps.length > 0 || change !== null) calls.beats.next([id, "room", null]);
    return answer;
  };
  return {
    find: async (id) => seenIn(id),
    remembered: seenIn,
    change: async (id, decide) => changed(seenIn(id), decide),
    async changeOf({ customer, practitioner }, id, decide) {
      const seen = seenIn(id);
      const isTheirs = seen?.kept.booking.customer === customer || seen?.kept.booking.practitioner === practitioner;
      return isTheirs ? changed(seen, decide) : null;
    },
    ofPractitioner: async ({ practitioner, from, to }) =>
      [...bookings.values()]
        .filter(({ booking }) => booking.practitioner === practitioner && booking.start >= from && booking.start < to)
        .toSorted((a, b) => a.booking.start - b.booking.start)
        .flatMap(({ booking }) => seenIn(booking.id) ?? []),
    nextOfPractitioner: async ({ practitioner, from, without }) =>
      [...bookings.values()]
        .filter(({ booking }) => booking.practitioner === practitioner && booking.start >= from && !without.includes(booking.state))
        .map(({ booking }) => booking.start)
        .toSorted((a, b) => a - b)[0] ?? null,
    startsOfPractitioner: async ({ practitioner, from, to, without }) =>
      [...bookings.values()]
        .filter(({ booking }) => booking.practitioner === practitioner && booking.start >= from && booking.start < to)
        .flatMap(({ booking }) => (without.includes(booking.state) ? [] : [booking.start]))
        .toSorted((a, b) => a - b),
    startedBefore: async (moment, limit) =>
      [...bookings.values()]
        .filter(({ booking }) => OPEN_STATES.includes(booking.state) && booking.start < moment)
        .toSorted((a, b) => a.booking.start - b.booking.start)
        .slice(0, limit)
        .map(({ booking }) => booking.id),
    async send(way, signal, at) {
      const mine = calls.signals.filter((one) => one.way.booking === way.booking && one.way.from === way.from);
      const last = Math.max(0, ...mine.filter((one) => isOf(one.way, way)).map(({ seq }) => seq));
      if (signal.seq <= last) return "repeated";
      if (mine.filter((one) => one.at > at - MOST_SIGNALS.within).length >= MOST_SIGNALS.count) return "too-many";
      if (signal.seq !== last + 1) return "out-of-order";
      calls.last += 1;
      calls.signals = [...calls.signals, { ...signal, number: calls.last, way, at }];
      calls.beats.next([way.booking, "signals", way.to]);
      return "sent";
    },
    sendAsRemembered: async () => false,
    async signals(way, { after, at }) {
      return calls.signals.flatMap(({ number, seq, kind, data, ...one }) =>
        isOf(one.way, way) && number > after && data !== null && one.at > at - SIGNAL_KEPT ? [{ number, seq, kind, data }] : [],
      );
    },
    async forgetRead(way, upTo) {
      calls.signals = calls.signals.map((one) => (isOf(one.way, way) && one.number <= upTo ? { ...one, data: null } : one));
    },
    async forget(at) {
      calls.signals = calls.signals
        .filter((one) => one.at > at - A_DAY)
        .map((one) => (one.at > at - SIGNAL_KEPT ? one : { ...one, data: null }));
    },
    beats: (id, connection) =>
      calls.beats.pipe(
        filter(([one, , to]) => one === id && (to === null || to === connection)),
        map(([, what]) => what),
      ),
  };
}
