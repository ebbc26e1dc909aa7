import { EVENT_CALENDAR_DOWNLOAD, eventCalendarQueryIn } from "#adapters/http-contract/events/calendar-download.ts";
import { notFound, publicFileDownload, savedFile } from "./file-download.ts";
import type { DownloadEventCalendar } from "#core/events/listing/download-event-calendar.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** An event as a calendar file, for everybody. */
export const eventCalendarDownload = (download: DownloadEventCalendar): RawRoute =>
  publicFileDownload({
    at: EVENT_CALENDAR_DOWNLOAD,
    in: "query",
    askedIn: eventCalendarQueryIn,
    read: download,
    fileOf: (body) => savedFile({ type: "text/calendar; charset=utf-8", name: "event.ics", body }),
    refusalOf: () => notFound("This isn't available."),
  });
