import { token } from "../../shared/token.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** Writes an appointment as a calendar file. */
export type CalendarFile = (event: CalendarEvent) => string;
export const CalendarFile = token<CalendarFile>("CalendarFile");
