import { ok, refused } from "../../shared/result.ts";
import { bestLine, lowerLine } from "./line/line.ts";
import type { Language } from "../../shared/language.ts";
import type { Result } from "../../shared/result.ts";
import type { Mode } from "../practitioner.ts";
import type { Line } from "./line/line.ts";

/** Where the patient is. "away": let in before, and may come back without being let in anew. */
export const PLACES = ["outside", "waiting", "inside", "away"] as const;
export type Place = (typeof PLACES)[number];

export const SEATS = ["patient", "practitioner"] as const;
export type Seat = (typeof SEATS)[number];

/** Whoever sits says again and again that they do, after so many milliseconds each time: a line can break without a word. */
export const SEAT_RENEWED_EVERY = 4 * 60_000;
/** It is a step of its own after so many. */
const SEAT_NOTED_EVERY = 3 * 60_000;
/** Whoever has not said so for so many milliseconds is not there. */
export const SEAT_LASTS = 5 * 60_000;

/** "drop": the patient's line is lost; "return": it is there again. */
export type AdmissionEvent = "check-in" | "admit" | "leave" | "drop" | "return" | "remove";

/** Where each event leads the patient. One that stands in no cell is refused; one that leads to its own place changes nothing. */
export const ADMISSION: Readonly<Record<Place, Readonly<Partial<Record<AdmissionEvent, Place>>>>> = {
  outside: { "check-in": "waiting", leave: "outside", remove: "outside" },
  waiting: { "check-in": "waiting", admit: "inside", leave: "outside", drop: "waiting", return: "waiting" },
  inside: { admit: "inside", leave: "away", drop: "away", return: "inside", remove: "outside" },
  away: { leave: "away", drop: "away", return: "inside", remove: "outside" },
};

/**
 * What a patient allowed before checking in: `version` of the text they read, in that language. `callBack`: being called by phone where the
 * line fails. `givenBy` "guardian": for a minor, by who says to be present.
 */
export type CallConsent = {
  readonly version: number;
  readonly language: Language;
  readonly mode: Mode;
  readonly callBack: boolean;
  readonly givenBy: "patient" | "guardian";
};

/**
 * "sit": a connection takes a seat, whoever had it, or says that it still has it; "rise": it is lost. "line": what a side says of the line.
 * "switch": what a side wants it to carry. "both-gone": nobody is there any more who could say anything of the line.
 */
export type RoomDeed =
  | { readonly kind: "check-in"; readonly consent: CallConsent }
  | { readonly kind: "admit" | "remove" | "by-phone" | "both-gone" }
  | { readonly kind: "leave"; readonly seat: Seat }
  | { readonly kind: "sit" | "rise"; readonly seat: Seat; readonly connection: string }
  | { readonly kind: "line"; readonly seat: Seat; readonly line: Line }
  | { readonly kind: "switch"; readonly seat: Seat; readonly to: Mode };

/** `at` in milliseconds since 1970. */
export type RoomStep = { readonly at: number; readonly deed: RoomDeed };

/**
 * A side of the room. `connection` null: nobody ever sat there, or whoever did has left by a press. `firstAt`: when somebody first sat
 * there, null: never. `heardAt`: when somebody last took the seat, said to have it still, or was lost.
 */
export type RoomSeat = {
  readonly connection: string | null;
  readonly isHere: boolean;
  readonly firstAt: number | null;
  readonly heardAt: number | null;
  readonly line: Line;
};

/** A room as its steps have made it. Times in milliseconds since 1970. `generation` grows with each removal. */
export type Room = {
  readonly mode: Mode;
  readonly place: Place;
  readonly generation: number;
  readonly patient: RoomSeat;
  readonly practitioner: RoomSeat;
  /** When the patient first checked in; null: never. */
  readonly checkedInAt: number | null;
  /** Since when the patient waits; null: they don't. */
  readonly waitingSince: number | null;
  /** The lower report of both sides, or sound where that was chosen; and since when. */
  readonly line: Line;
  readonly lineSince: number;
  /** Somebody switched to sound, and not both have asked for the picture since. */
  readonly isSoundChosen: boolean;
  /** Who asked for the picture while there was only sound; never both. */
  readonly pictureAsked: readonly Seat[];
  /** How often both asked for it, and it came. */
  readonly raises: number;
  /** The practitioner has reached the patient by phone. */
  readonly isByPhone: boolean;
  readonly history: readonly RoomStep[];
};

/** The step does not fit where the patient is. */
export type NoSuchMove = { readonly kind: "no-such-move"; readonly place: Place };

const seatOf = (mode: Mode): RoomSeat => ({ connection: null, isHere: false, firstAt: null, heardAt: null, line: bestLine(mode) });

/** A room that nobody has entered. Source: specification/consultation-calls.md, The room. */
export const emptyRoom = (mode: Mode): Room => ({
  mode,
  place: "outside",
  generation: 1,
  patient: seatOf(mode),
  practitioner: seatOf(mode),
  checkedInAt: null,
  waitingSince: null,
  line: bestLine(mode),
  lineSince: 0,
  isSoundChosen: false,
  pictureAsked: [],
  raises: 0,
  isByPhone: false,
  history: [],
});

/** The room from all its steps. Throws a RangeError where one does not fit. Source: specification/consultation-calls.md, Being let in. */
export function roomFrom(mode: Mode, steps: readonly RoomStep[]): Room {
  let room = emptyRoom(mode);
  for (const step of steps) {
    const next = roomAfter(room, step);
    if (next.kind === "refused") throw new RangeError(`${step.deed.kind} while ${room.place}`);
    room = next.value;
  }
  return room;
}

/**
 * The room after a step. One that changes nothing answers the very same room. A removal makes all that was let in before worthless.
 * Source: specification/consultation-calls.md, Being let in.
 */
export function roomAfter(room: Room, step: RoomStep): Result<Room, NoSuchMove> {
  const { deed } = step;
  switch (deed.kind) {
    case "check-in":
    case "admit":
    case "remove":
      return moved(room, deed.kind, step);
    case "leave":
      return left(room, deed.seat, step);
    case "sit":
      return sat(room, deed.seat, deed.connection, step);
    case "rise":
      return risen(room, deed.seat, deed.connection, step);
    case "line":
      return ok(withLine(room, deed.seat, deed.line, step));
    case "switch":
      return ok(switched(room, deed.seat, deed.to, step));
    case "both-gone":
      return ok(givenUp(room, step));
    case "by-phone":
      if (room.line !== "call_back" || !isInCall(room)) return refused({ kind: "no-such-move", place: room.place });
      return ok(room.isByPhone ? room : withStep({ ...room, isByPhone: true }, step));
  }
}

/**
 * Whether there is a call: the patient is inside, or was until their line to the shop was lost. Source:
 * specification/consultation-calls.md, A bad line.
 */
export const isInCall = ({ place, patient }: Pick<Room, "place" | "patient">): boolean =>
  place === "inside" || (place === "away" && patient.connection !== null);

/** Whether the patient, as they last checked in, agreed to be called by phone. Source: specification/consultation-calls.md, Consent. */
export const mayBePhoned = (room: Pick<Room, "history">): boolean => lastConsent(room)?.callBack === true;

/** What the patient allowed as they last checked in; null: they never did. Source: specification/consultation-calls.md, Consent. */
export function lastConsent({ history }: Pick<Room, "history">): CallConsent | null {
  const last = history.findLast(({ deed }) => deed.kind === "check-in")?.deed;
  return last?.kind === "check-in" ? last.consent : null;
}

const withStep = (room: Room, step: RoomStep): Room => ({ ...room, history: [...room.history, step] });

function moved(room: Room, event: AdmissionEvent, step: RoomStep, before: Room = room): Result<Room, NoSuchMove> {
  const place = ADMISSION[before.place][event];
  if (place === undefined) return refused({ kind: "no-such-move", place: before.place });
  const isSame = place === before.place && room.patient === before.patient;
  if (isSame) return ok(before);
  const isRemoved = event === "remove" && place !== before.place;
  const isNewLine = place === "inside" || (place !== before.place && event !== "drop"); // The two browsers may hear each other though the shop hears one of them no more.
  const begins = isNewLine ? freshLine(event === "admit" ? { ...room, isSoundChosen: false } : room, step.at) : room;
  return ok(
    withStep(
      {
        ...begins,
        place,
        generation: room.generation + (isRemoved ? 1 : 0),
        patient: isRemoved ? { ...begins.patient, isHere: false } : begins.patient,
        checkedInAt: event === "check-in" ? (room.checkedInAt ?? step.at) : room.checkedInAt,
        waitingSince: place === "waiting" ? (room.waitingSince ?? step.at) : null,
      },
      step,
    ),
  );
}

/** Both sides begin anew: what was said of a former line does not count for the next one. What somebody chose does. */
function freshLine(room: Room, at: number): Room {
  const line = bestLine(room.mode);
  const [patient, practitioner] = [
    { ...room.patient, line },
    { ...room.practitioner, line },
  ];
  return carried({ ...room, patient, practitioner, pictureAsked: [], lineSince: at, isByPhone: false }, at);
}

/** The room with what its line now carries. */
function carried(room: Room, at: number): Room {
  const lower = lowerLine(room.patient.line, room.practitioner.line);
  const line = room.isSoundChosen ? lowerLine(lower, "audio") : lower;
  return {
    ...room,
    line,
    lineSince: line === room.line ? room.lineSince : at,
    pictureAsked: line === "video" ? [] : room.pictureAsked,
    isByPhone: room.isByPhone && line === "call_back",
  };
}

function sat(room: Room, seat: Seat, connection: string, step: RoomStep): Result<Room, NoSuchMove> {
  const there = room[seat];
  const unheard = step.at - (there.heardAt ?? 0);
  if (there.connection === connection && there.isHere && unheard < SEAT_LASTS)
    return ok(unheard < SEAT_NOTED_EVERY ? room : withStep({ ...room, [seat]: { ...there, heardAt: step.at } }, step));
  const taken: RoomSeat = { ...there, connection, isHere: true, firstAt: there.firstAt ?? step.at, heardAt: step.at };
  const next = { ...freshLine(room, step.at), [seat]: { ...taken, line: bestLine(room.mode) } };
  return seat === "patient" ? moved(next, "return", step, room) : ok(withStep(next, step));
}

/** Whoever leaves gives up the seat: their connection does not come back by itself. */
function left(room: Room, seat: Seat, step: RoomStep): Result<Room, NoSuchMove> {
  if (room[seat].connection === null) return ok(room);
  const next = { ...room, [seat]: { ...room[seat], connection: null, isHere: false } };
  return seat === "patient" ? moved(next, "leave", step, room) : ok(withStep(next, step));
}

function risen(room: Room, seat: Seat, connection: string, step: RoomStep): Result<Room, NoSuchMove> {
  const there = room[seat];
  if (there.connection !== connection || !there.isHere) return ok(room);
  const next = { ...room, [seat]: { ...there, isHere: false, heardAt: step.at } };
  return seat === "patient" && room.place !== "outside" ? moved(next, "drop", step, room) : ok(withStep(next, step));
}

/** While there is no call there is no line to tell of. */
function withLine(room: Room, seat: Seat, said: Line, step: RoomStep): Room {
  const best = bestLine(room.mode);
  const line = lowerLine(said, best);
  if (!isInCall(room) || room[seat].line === line) return room;
  return withStep(carried({ ...room, [seat]: { ...room[seat], line } }, step.at), step);
}

/** Nobody says anything of the line: it is tried no more until somebody is there again. */
function givenUp(room: Room, step: RoomStep): Room {
  if (!isInCall(room) || room.line === "call_back") return room;
  const [patient, practitioner] = [
    { ...room.patient, line: "call_back" },
    { ...room.practitioner, line: "call_back" },
  ] as const;
  return withStep(carried({ ...room, patient, practitioner }, step.at), step);
}

/** Either side goes down to sound alone; up to the picture go both together, whatever their lines said. */
function switched(room: Room, seat: Seat, to: Mode, step: RoomStep): Room {
  if (room.mode === "audio" || !isInCall(room)) return room;
  if (to === "audio") {
    if (room.isSoundChosen && room.pictureAsked.length === 0) return room;
    return withStep(carried({ ...room, isSoundChosen: true, pictureAsked: [] }, step.at), step);
  }
  if (room.line === "video" || room.pictureAsked.includes(seat)) return room;
  if (room.pictureAsked.length === 0) return withStep({ ...room, pictureAsked: [seat] }, step);
  const up = ({ line, ...there }: RoomSeat): RoomSeat => ({ ...there, line: line === "audio" ? "video" : line });
  const [patient, practitioner] = [up(room.patient), up(room.practitioner)];
  const raised = { ...room, patient, practitioner, isSoundChosen: false, pictureAsked: [], raises: room.raises + 1 };
  return withStep(carried(raised, step.at), step);
}
