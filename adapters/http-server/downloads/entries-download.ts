import { Readable } from "node:stream";
import { ENTRIES_DOWNLOAD, entriesFileOf, takenFormIn } from "#adapters/http-contract/trackers/entries-download.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** The caller's tracker entries as a file. It is sent while it is read, however long it is. */
export const entriesDownload =
  (take: TakeMyEntries): RawRoute =>
  (api, whoAsks) => {
    api.get(ENTRIES_DOWNLOAD, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const form = takenFormIn(request.query);
      if (form === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const { type, name } = entriesFileOf(form);
      return reply
        .header("content-type", type)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(Readable.from(await take(session.customer, form), { objectMode: false }));
    });
  };
