import { Readable } from "node:stream";
import { OWN_DATA } from "#adapters/http-contract/identity/person.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** Everything that is stored about the caller, as one JSON document. It is sent while it is read, however long it is. */
export const ownDataExport =
  (takeMyData: TakeMyData): RawRoute =>
  (api, whoAsks) => {
    api.get(OWN_DATA, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const taken = await takeMyData(session.customer);
      if (taken.kind === "refused") {
        return reply.code(429).header("retry-after", "3600").send(envelopeOf(429, "Too many requests. Please try again later."));
      }
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="my-data.json"')
        .send(Readable.from(taken.value, { objectMode: false }));
    });
  };
