import { CALENDAR_DOWNLOAD, calendarQueryIn } from "#adapters/http-contract/consultations/calendar-download.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** An appointment of the caller as a calendar file. Another customer's is not found. */
export const calendarDownload =
  (download: DownloadCalendarFile): RawRoute =>
  (api, whoAsks) => {
    api.get(CALENDAR_DOWNLOAD, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const id = calendarQueryIn(request.query);
      if (id === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await download(session.customer, id);
      if (file.kind === "refused") {
        const isUnknown = file.refusal.kind === "unknown-booking";
        return isUnknown
          ? reply.code(404).send(envelopeOf(404, "Booking not found"))
          : reply.code(409).send(envelopeOf(409, "This appointment is not booked"));
      }
      return reply
        .header("content-type", "text/calendar; charset=utf-8")
        .header("content-disposition", 'attachment; filename="appointment.ics"')
        .send(file.value);
    });
  };
