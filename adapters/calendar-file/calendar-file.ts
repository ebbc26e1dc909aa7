import type { CalendarFile } from "#core/consultations/news/calendar-file.port.ts";

/** An appointment as RFC 5545 has it; its link leads to `site` ("https://niramaya.example"). Nothing of health stands in it. */
export const calendarFile =
  (site: string): CalendarFile =>
  ({ booking, sequence, start, end, isCancelled, stamp }) =>
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Niramaya//Appointments//EN",
      "BEGIN:VEVENT",
      `UID:${booking}@niramaya`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(end)}`,
      "SUMMARY:Consultation",
      `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
      `URL:${site}/appointments/${encodeURIComponent(booking)}`,
      "END:VEVENT",
      "END:VCALENDAR",
    ]
      .map((line) => `${folded(line)}\r\n`)
      .join("");

/** 20261123T033000Z */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** No line is longer than 75 octets; what goes on begins with a blank. All of it is ASCII. */
const folded = (line: string): string => (line.match(/.{1,74}/g) ?? []).join("\r\n ");
