import { Readable } from "node:stream";
import { ENTRIES_DOWNLOAD, entriesFileOf, takenFormIn } from "#adapters/http-contract/trackers/entries-download.ts";
import { memberIn } from "#adapters/http-contract/patient-name.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { FindPatient } from "#core/account/find-patient.use-case.ts";
import type { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** The tracker entries of the caller, or of a member of the family, as a file. It is sent while it is read, however long it is. */
export const entriesDownload =
  (take: TakeMyEntries, findPatient: FindPatient): RawRoute =>
  (api, whoAsks) => {
    api.get(ENTRIES_DOWNLOAD, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const form = takenFormIn(request.query);
      if (form === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const named = memberIn(request.query);
      if ("problems" in named) return reply.code(400).send(envelopeOf(400, "Bad request", named.problems));
      const patient = await findPatient(session.customer, named.member);
      if (patient === null) return reply.code(404).send(envelopeOf(404, "Not found"));
      const { type, name } = entriesFileOf(form);
      return reply
        .header("content-type", type)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(Readable.from(await take(patient, form), { objectMode: false }));
    });
  };
