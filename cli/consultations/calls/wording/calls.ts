import { explainedRoom } from "#core/consultations/staff/explained-room.ts";
import { isInCall } from "#core/consultations/call/room.ts";
import { roomTimes } from "#core/consultations/call/room-times.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { printable } from "#cli/printing/columns.ts";
import type { Line } from "#core/consultations/call/line/line.ts";
import type { CallConsent, Place, RoomDeed, Seat } from "#core/consultations/call/room.ts";
import type { SeenRoom } from "#core/consultations/call/rooms.port.ts";
import type { ExplainedRoomStep } from "#core/consultations/staff/explained-room.ts";

/** With seconds: a line changes within them. */
const written = (at: number): string => `${indianDay(at)} ${indianTime(at)}:${String(Math.floor(at / 1000) % 60).padStart(2, "0")}`;

const SEATS: Readonly<Record<Seat, string>> = { patient: "The patient", practitioner: "The practitioner" };

const LINES: Readonly<Record<Line, string>> = {
  video: "video and audio",
  audio: "audio only",
  reconnecting: "nothing (reconnecting)",
  call_back: "nothing (the practitioner calls by phone)",
};

const PLACES: Readonly<Record<Place, string>> = {
  outside: "outside",
  waiting: "waiting to be let in",
  inside: "in the call",
  away: "away, and may come back without being let in",
};

export function callText({ kept: { booking }, room }: SeenRoom): string {
  const { opens, closes } = roomTimes(booking);
  const lines = [
    `${booking.id}  by ${room.mode}: ${booking.state}`,
    `The room is open from ${written(opens)} to ${written(closes)}.`,
    ...explainedRoom(room).map(stepText),
    room.history.length === 0 ? "Nobody has been there." : `The patient is ${PLACES[room.place]}.`,
    ...(isInCall(room) ? [`Connection: ${LINES[room.line]}.`] : []),
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

function stepText({ number, at, deed, place, line }: ExplainedRoomStep): string {
  const carried = line === null ? "" : `; connection: ${LINES[line]}`;
  return `${number}. ${written(at)}  ${deedText(deed)} The patient is ${PLACES[place]}${carried}.`;
}

function deedText(action: RoomDeed): string {
  switch (action.kind) {
    case "check-in":
      return `The patient checks in${consentText(action.consent)}.`;
    case "admit":
      return "The practitioner lets the patient in.";
    case "remove":
      return "The practitioner removes the patient.";
    case "by-phone":
      return "The practitioner has reached the patient by phone.";
    case "both-gone":
      return "Both are gone, and neither reports a connection.";
    case "leave":
      return `${SEATS[action.seat]} leaves.`;
    case "sit":
      return `${SEATS[action.seat]} takes the seat.`;
    case "rise":
      return `${SEATS[action.seat]} is lost.`;
    case "switch":
      return action.to === "audio" ? `${SEATS[action.seat]} switches to audio only.` : `${SEATS[action.seat]} asks for video.`;
    case "line":
      return `${SEATS[action.seat]} has ${LINES[action.line]}.`;
  }
}

const consentText = ({ version, language, mode, callBack, givenBy }: CallConsent): string =>
  `, having agreed to version ${version} (${language}) by ${mode}${callBack ? " and to being called back" : ""}${givenBy === "guardian" ? ", as a guardian" : ""}`;
