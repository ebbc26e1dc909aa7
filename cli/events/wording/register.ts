import { shownEvent } from "#core/events/shown-event.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { printable } from "#cli/printing/columns.ts";
import { OUTCOMES } from "../words.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";
import type { ListedAttendee } from "#core/events/register/event-register.port.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";
import type { StepOutcome } from "#core/events/play-event.ts";

export const NO_EVENT = "There is no event with that id.\n";
export const NO_CODE = "Nobody in this event has that code.\n";
export const CANCELLED = "The event is cancelled.\n";
export const MOVED = "The event is moved.\n";
export const EXPECTED_START = "expected --start INSTANT, such as 2026-11-20T10:00:00+05:30";
export const EXPECTED_END = "--end: expected an instant after --start, such as 2026-11-20T12:00:00+05:30";
export const NOT_EXPORTED = "This event was moved after people had joined: event play does not know moves.\n";

/** Why an event is not moved. */
export const notMovedText = (outcome: StepOutcome): string => `Not moved: ${OUTCOMES[outcome]} (${outcome}).\n`;

export function importedText({ added, changed, unchanged }: ImportPlan, run: "dry" | "real"): string {
  const events = added === 1 ? "1 event" : `${added} events`;
  return run === "dry"
    ? `${events} would be new, ${changed} changed, ${unchanged} as before.\n`
    : `${events} new, ${changed} changed, ${unchanged} as before.\n`;
}

export const listText = (stored: readonly KeptEvent[], now: number): string =>
  stored.length === 0 ? "There are no events.\n" : stored.map((one) => lineOf(one, now)).join("");

function lineOf(stored: KeptEvent, now: number): string {
  const { id, title, startsAt, capacity, state, free, waiting } = shownEvent(stored, now);
  const said = stored.event.isDraft ? "draft" : state;
  return printable(
    `${id}: ${title.english}, ${indianClockText(startsAt)}, ${said}, ${free} of ${capacity} seats free, ${waiting} waiting`,
  ).concat("\n");
}

export const attendeesText = (listed: readonly ListedAttendee[]): string =>
  listed.length === 0
    ? "Nobody has joined.\n"
    : listed.map(({ number, code, state }) => `${number}: ${code}, ${OUTCOMES[state]}\n`).join("");

export const checkedInText = (outcome: StepOutcome): string => `${OUTCOMES[outcome]} (${outcome}).\n`;
