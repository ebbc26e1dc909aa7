import { CALENDAR_DOWNLOAD, calendarQueryIn } from "#adapters/http-contract/consultations/calendar-download.ts";
import { fileDownload, notFound, savedFile } from "./file-download.ts";
import type { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** An appointment of the caller as a calendar file. Another customer's is not found. */
export const calendarDownload = (download: DownloadCalendarFile): RawRoute =>
  fileDownload({
    at: CALENDAR_DOWNLOAD,
    in: "query",
    askedIn: calendarQueryIn,
    read: download,
    fileOf: (body) => savedFile({ type: "text/calendar; charset=utf-8", name: "appointment.ics", body }),
    refusalOf: ({ kind }) =>
      kind === "unknown-booking" ? notFound("Booking not found") : { status: 409, message: "This appointment is not booked" },
  });
