import { ICalEventStatus } from "ical-generator";
import { calendarOf, remindBefore } from "./calendar-of.ts";
import type { EventCalendarFile } from "#core/events/listing/event-calendar-file.port.ts";

/** An event as RFC 5545 has it; its link leads to its page on `site` ("https://niramaya.example"), never to an online event itself. */
export const eventCalendarFile =
  (site: string): EventCalendarFile =>
  ({ id, title, venue, startsAt, endsAt, state, revision }, stamp) => {
    const calendar = calendarOf("Events", { isCancelled: state === "cancelled" });
    const entry = calendar.createEvent({
      id: `event-${id}@niramaya`,
      sequence: revision,
      stamp: new Date(stamp),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title.english,
      location: venue.kind === "place" ? venue.place : null,
      status: state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: `${site}/event/${encodeURIComponent(id)}`,
    });
    if (state !== "cancelled") remindBefore(entry, MINUTES_BEFORE);
    return `${calendar.toString()}\r\n`;
  };

/** Time enough to set out. */
const MINUTES_BEFORE = 60;
