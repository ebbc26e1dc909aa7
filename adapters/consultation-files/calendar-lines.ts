import { isUtf8 } from "node:buffer";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { DAY, TEXT } from "#adapters/input-file/kind.ts";
import { readJsonText } from "#adapters/input-file/json-text.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { readExceptions, readWindows } from "./calendar.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { IncomingCalendar } from "#core/consultations/register/import-calendars.use-case.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

type Calendars = { readonly calendars: readonly IncomingCalendar[]; readonly faults: readonly LineFault[] };

/** The calendars of a file of `calendar import`, one practitioner a line. Source: specification/consultations.md, Staff commands. */
export function readCalendars(bytes: Uint8Array): Calendars {
  if (!isUtf8(bytes)) return { calendars: [], faults: [{ line: 1, path: "", expected: "text in UTF-8" }] };
  const calendars: IncomingCalendar[] = [];
  const faults: LineFault[] = [];
  for (const [at, text] of new TextDecoder().decode(bytes).split("\n").entries()) {
    if (text.trim() === "") continue;
    const read = readJsonText(text, (wire) => readObject(wire, (file) => calendarIn(file, at + 1)));
    if (read.kind === "ok") calendars.push(read.value);
    else faults.push(...read.refusal.map((fault) => ({ line: at + 1, ...fault })));
  }
  return { calendars, faults };
}

function calendarIn(file: Part, line: number): Read<IncomingCalendar> {
  const id = file.required("practitioner", TEXT);
  const windows = readWindows(file);
  const exceptions = readExceptions(file);
  const replaceFrom = file.optional("replace_from", DAY, null);
  if (id === "") file.fault("practitioner", "an id");
  if (id === FAULTY || id === "" || windows === FAULTY || exceptions === FAULTY || replaceFrom === FAULTY) return FAULTY;
  return { line, id: practitionerId(id), calendar: { windows, exceptions }, replaceFrom };
}
