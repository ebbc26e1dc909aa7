import * as z from "zod/mini";
import { event } from "./event-shapes.ts";
import type { EventId } from "#core/events/listed-event.ts";

/** Where an event comes as a calendar file: no endpoint, since it answers in no envelope. */
export const EVENT_CALENDAR_DOWNLOAD = "/get/eventcalendar";

export const eventCalendarQuery = z.object({ id: event });

/** What a query asks for; null: it is none that was declared. */
export function eventCalendarQueryIn(query: unknown): EventId | null {
  const read = eventCalendarQuery.safeParse(query);
  return read.success ? read.data.id : null;
}
