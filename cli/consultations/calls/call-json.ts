import { printedUtc } from "#core/shared/printed-utc.ts";
import { explainedRoom } from "#core/consultations/staff/explained-room.ts";
import { isInCall } from "#core/consultations/call/room.ts";
import { roomTimes } from "#core/consultations/call/room-times.ts";
import type { RoomDeed } from "#core/consultations/call/room.ts";
import type { SeenRoom } from "#core/consultations/call/rooms.port.ts";

/** The room of a booking with its steps. Names of connections are no part of it. */
export function callJson({ kept: { booking }, room }: SeenRoom): object {
  const { opens, closes } = roomTimes(booking);
  return {
    _id: booking.id,
    state: booking.state,
    mode: room.mode,
    opens: printedUtc(opens),
    closes: printedUtc(closes),
    place: room.place,
    line: isInCall(room) ? room.line : null,
    generation: room.generation,
    by_phone: room.isByPhone,
    steps: explainedRoom(room).map(({ number, at, deed, place, line }) => ({ number, at: printedUtc(at), ...deedJson(deed), place, line })),
  };
}

function deedJson(action: RoomDeed): object {
  switch (action.kind) {
    case "check-in":
      return { event: action.kind, seat: "patient", consent: action.consent };
    case "admit":
    case "remove":
    case "by-phone":
      return { event: action.kind, seat: "practitioner" };
    case "both-gone":
      return { event: action.kind };
    case "leave":
    case "sit":
    case "rise":
      return { event: action.kind, seat: action.seat };
    case "switch":
      return { event: action.kind, seat: action.seat, to: action.to };
    case "line":
      return { event: action.kind, seat: action.seat, said: action.line };
  }
}
