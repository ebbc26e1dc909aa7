import { mayBePhoned } from "./room.ts";
import { roomTimes } from "./room-times.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Mode } from "../practitioner.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { Line } from "./line/line.ts";
import type { Place, Seat } from "./room.ts";
import type { SeenRoom } from "./rooms.port.ts";

/** A room as one of its seats sees it. Times in milliseconds since 1970. */
export type RoomView = {
  readonly booking: PayableId;
  readonly state: BookingState;
  readonly mode: Mode;
  readonly opens: number;
  readonly start: number;
  readonly end: number;
  readonly closes: number;
  readonly seat: Seat;
  readonly place: Place;
  readonly generation: number;
  readonly waitingSince: number | null;
  readonly line: Line;
  readonly lineSince: number;
  /** Who asked for the picture while there is only sound. */
  readonly pictureAsked: readonly Seat[];
  /** How often both asked for it, and it came. */
  readonly raises: number;
  readonly isByPhone: boolean;
  /** The patient agreed to be called by phone where the line fails. */
  readonly mayBePhoned: boolean;
  /** The connection at the other seat, and whether it is there at present; null: nobody came yet. */
  readonly other: { readonly connection: string; readonly isHere: boolean } | null;
};

/** What a seat sees. Source: specification/consultation-calls.md, The room. */
export function roomView({ kept: { booking }, room }: SeenRoom, seat: Seat): RoomView {
  const { id, state, mode, start, length } = booking;
  const { place, generation, waitingSince, line, lineSince, pictureAsked, raises, isByPhone } = room;
  const { connection, isHere } = room[otherSeat(seat)];
  return {
    booking: id,
    state,
    mode,
    start,
    end: start + length * 60_000,
    ...roomTimes(booking),
    seat,
    place,
    generation,
    waitingSince,
    line,
    lineSince,
    pictureAsked,
    raises,
    isByPhone,
    mayBePhoned: mayBePhoned(room),
    other: connection === null ? null : { connection, isHere },
  };
}

/**
 * Whether there is a call: both are in it, or one of them lost their line to the shop. Source: specification/consultation-calls.md, A bad
 * line.
 */
export const isCalling = ({ place, other }: RoomView): boolean => place === "inside" || (place === "away" && other !== null);

/** The seat across. Source: specification/consultation-calls.md, The room. */
export const otherSeat = (seat: Seat): Seat => (seat === "patient" ? "practitioner" : "patient");
