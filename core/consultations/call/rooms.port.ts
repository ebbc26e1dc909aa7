import { token } from "../../shared/token.ts";
import type { Observable } from "rxjs";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Booking } from "../booking/booking.ts";
import type { BookingChange } from "../booking/booking-change.ts";
import type { KeptBooking } from "../booking/bookings.port.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { Room, RoomStep } from "./room.ts";
import type { Signal } from "./signal.ts";

/** A booking with the room of its present start. */
export type SeenRoom = { readonly kept: KeptBooking; readonly room: Room };

/** What decides who may say something in a room, which is all that is remembered of it. */
export type RememberedRoom = {
  readonly kept: { readonly booking: Pick<Booking, "start" | "length" | "state" | "mode"> };
  readonly room: Room;
};

/** `steps`: those that the room has taken anew. */
export type RoomDecision<Answer> = {
  readonly steps: readonly RoomStep[];
  readonly change: BookingChange | null;
  readonly answer: Answer;
};

/** Who has a seat in a room; null: that seat is not asked for. */
export type SeatedPeople = { readonly customer: CustomerId | null; readonly practitioner: PractitionerId | null };

/** Between which two connections of which generation signals go. */
export type SignalWay = {
  readonly booking: PayableId;
  readonly generation: number;
  readonly from: string;
  readonly to: string;
};

/** `number` grows with each signal, whoever sends it. */
export type ReadSignal = Signal & { readonly number: number };

/** What there is to look at: the room and its signals, or these alone. */
export type RoomBeat = "room" | "signals";

/** Rooms of appointments, and what is said between their seats. Times in milliseconds since 1970. */
export type Rooms = {
  /** null: there is no such booking. */
  find(id: PayableId): Promise<SeenRoom | null>;
  /** A room as it was found last: it may have changed since. null: it was not, or is forgotten. */
  remembered(id: PayableId): RememberedRoom | null;
  /**
   * Changes a room, and its booking with it, as core decides. One change of a booking is made after the other. null: there is no such
   * booking.
   */
  change<Answer>(id: PayableId, decide: (seen: SeenRoom) => RoomDecision<Answer>): Promise<Answer | null>;
  /**
   * The same of a room where one of these has their seat. null: there is no such booking, or it is of others, which costs as little to say.
   */
  changeOf<Answer>(people: SeatedPeople, id: PayableId, decide: (seen: SeenRoom) => RoomDecision<Answer>): Promise<Answer | null>;
  /** A practitioner's bookings that start in [from, to), by their start. */
  ofPractitioner(request: {
    readonly practitioner: PractitionerId;
    readonly from: number;
    readonly to: number;
  }): Promise<readonly SeenRoom[]>;
  /**
   * When the first of a practitioner's bookings starts at a moment or later, those left out that are in one of the states. null: there is
   * none.
   */
  nextOfPractitioner(request: {
    readonly practitioner: PractitionerId;
    readonly from: number;
    readonly without: readonly BookingState[];
  }): Promise<number | null>;
  /** When a practitioner's bookings in [from, to) start, in order, those left out that are in one of the states. */
  startsOfPractitioner(request: {
    readonly practitioner: PractitionerId;
    readonly from: number;
    readonly to: number;
    readonly without: readonly BookingState[];
  }): Promise<readonly number[]>;
  /** Bookings that started before a moment and are neither over nor given up; at most `limit`, the earliest first. */
  startedBefore(moment: number, limit: number): Promise<readonly PayableId[]>;
  /**
   * Keeps a signal for the other side. "repeated": it was sent before. "out-of-order": another one comes first. "too-many": more than
   * `MOST_SIGNALS` of this connection.
   */
  send(way: SignalWay, signal: Signal, at: number): Promise<"sent" | "repeated" | "out-of-order" | "too-many">;
  /**
   * Keeps a signal where its room still is as it is remembered and nothing else is in its way. false: nothing is kept; `find` and `send`
   * tell why.
   */
  sendAsRemembered(room: RememberedRoom, way: SignalWay, sent: { readonly signal: Signal; readonly at: number }): Promise<boolean>;
  /** Signals of a way after a number that are not too old, in their order. */
  signals(way: SignalWay, read: { readonly after: number; readonly at: number }): Promise<readonly ReadSignal[]>;
  /** Deletes what signals of a way say up to a number: whoever has read them waits for the next ones, not for this. */
  forgetRead(way: SignalWay, upTo: number): Promise<void>;
  /** Deletes what signals said that are too old. */
  forget(at: number): Promise<void>;
  /**
   * Emits whenever a room may have changed, or there may be a new signal to this connection in it, whichever process did it. It never ends.
   */
  beats(id: PayableId, to: string): Observable<RoomBeat>;
};
export const Rooms = token<Rooms>("Rooms");
