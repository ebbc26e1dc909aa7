import { EVENT_CALENDAR_DOWNLOAD, eventCalendarQueryIn } from "#adapters/http-contract/events/calendar-download.ts";
import { envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { DownloadEventCalendar } from "#core/events/listing/download-event-calendar.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** An event as a calendar file, for everybody. */
export const eventCalendarDownload =
  (download: DownloadEventCalendar): RawRoute =>
  (api) => {
    api.get(EVENT_CALENDAR_DOWNLOAD, async (request, reply) => {
      const id = eventCalendarQueryIn(request.query);
      if (id === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await download(id);
      if (file.kind === "refused") return reply.code(404).send(envelopeOf(404, "This isn't available."));
      return reply
        .header("content-type", "text/calendar; charset=utf-8")
        .header("content-disposition", 'attachment; filename="event.ics"')
        .send(file.value);
    });
  };
