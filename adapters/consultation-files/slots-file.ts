import { DAY_OR_INSTANT, INSTANT, TEXT, oneOfInAnyCase, whole, wholeMinute } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { readBookings } from "./bookings.ts";
import { readExceptions, readWindows } from "./calendar.ts";
import { BUFFER, LENGTH, OFFERED_LENGTH } from "./minutes.ts";
import type { SlotFacts, SlotRules } from "#core/consultations/slots/slot-facts.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** `now` in milliseconds since 1970; null: the file names none. */
export type SlotsFile = Omit<SlotFacts, "now"> & { readonly now: number | null };

/** Reads what JSON.parse made of a file of `slots list` and `slots explain`. Source: specification/slots.md, The command. */
export const readSlotsFile = (wire: unknown): Result<SlotsFile, readonly Fault[]> => readObject(wire, readFile);

const MOST_DAYS = 62;
const DAY_LENGTH = 24 * 60 * 60 * 1000;

function readFile(file: Part): Read<SlotsFile> {
  const { rules, lengths } = readPractitioner(file);
  const length = file.required("length", LENGTH);
  if (length !== FAULTY && lengths !== FAULTY && !lengths.includes(length)) file.fault("length", "one of practitioner.lengths");
  const { bookings, ids } = readBookings(file, rules);
  const exclude = file.optional("exclude", TEXT, null);
  ids.expect(file, "exclude", { id: exclude, noun: "a booking" });
  const slots: Reads<SlotsFile> = {
    now: file.optional("now", INSTANT, null),
    ...readSpan(file),
    practitioner: isWhole(rules) ? rules : FAULTY,
    length,
    patient: file.optional("patient", TEXT, null),
    exclude,
    windows: readWindows(file),
    exceptions: readExceptions(file),
    bookings: wholeEntries(bookings),
  };
  return isWhole(slots) ? slots : FAULTY;
}

function readSpan(file: Part): Pick<Reads<SlotsFile>, "from" | "to"> {
  const from = file.required("from", MOMENT);
  const to = file.required("to", MOMENT);
  if (from === FAULTY || to === FAULTY) return { from, to };
  if (to <= from || to - from > MOST_DAYS * DAY_LENGTH) file.fault("to", `an instant after from, by at most ${MOST_DAYS} days`);
  return { from, to };
}

function readPractitioner(file: Part): { readonly rules: Reads<SlotRules>; readonly lengths: Read<readonly number[]> } {
  const part = file.requiredPart("practitioner");
  if (part === FAULTY) return { rules: UNREADABLE, lengths: FAULTY };
  const status = part.optional("status", STATUS, "ACTIVE");
  const rules: Reads<SlotRules> = {
    id: part.required("_id", TEXT),
    isActive: status === FAULTY ? FAULTY : status === "ACTIVE",
    buffer: part.optional("buffer", BUFFER, 5),
    lead: part.optional("lead", LEAD, 60),
    horizon: part.optional("horizon", HORIZON, 30),
  };
  return { rules, lengths: readLengths(part) };
}

function readLengths(part: Part): Read<readonly number[]> {
  const lengths = part.values("lengths", OFFERED_LENGTH);
  if (lengths === FAULTY) return FAULTY;
  if (lengths.length === 0) part.fault("lengths", "a list of at least one length in minutes");
  const read = lengths.filter((length) => length !== FAULTY);
  return read.length === 0 || read.length < lengths.length ? FAULTY : read;
}

const UNREADABLE: Reads<SlotRules> = { id: FAULTY, isActive: FAULTY, buffer: FAULTY, lead: FAULTY, horizon: FAULTY };

const STATUS = oneOfInAnyCase(["ACTIVE", "INACTIVE"]);
const LEAD = whole(0, 10_080);
const HORIZON = whole(1, 365);
const MOMENT = wholeMinute(DAY_OR_INSTANT);
