import { ICalEventStatus } from "ical-generator";
import { calendarOf, remindBefore } from "./calendar-of.ts";
import type { CalendarFile } from "#core/consultations/news/calendar-file.port.ts";

/** An appointment as RFC 5545 has it; its link leads to `site` ("https://niramaya.example"). Nothing of health stands in it. */
export const calendarFile =
  (site: string): CalendarFile =>
  ({ booking, sequence, start, end, isCancelled, stamp }) => {
    const calendar = calendarOf("Appointments", { isCancelled });
    const entry = calendar.createEvent({
      id: `${booking}@niramaya`,
      sequence,
      stamp: new Date(stamp),
      start: new Date(start),
      end: new Date(end),
      summary: "Consultation",
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: `${site}/appointments/${encodeURIComponent(booking)}`,
    });
    if (!isCancelled) remindBefore(entry, MINUTES_BEFORE);
    return `${calendar.toString()}\r\n`;
  };

/** Time enough to find a quiet place. */
const MINUTES_BEFORE = 15;
