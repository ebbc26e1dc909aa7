import { token } from "../../shared/token.ts";
import type { ShownEvent } from "../shown-event.ts";

/** Writes an event as a calendar file; `stamp` is when, in milliseconds since 1970. */
export type EventCalendarFile = (event: ShownEvent, stamp: number) => string;
export const EventCalendarFile = token<EventCalendarFile>("EventCalendarFile");
