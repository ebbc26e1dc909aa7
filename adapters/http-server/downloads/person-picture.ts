import { Buffer } from "node:buffer";
import { PERSON_PICTURE_FILE, requestedPersonIn } from "#adapters/http-contract/fitbook/person-picture.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { asSent } from "#adapters/http-server/uploads/sent-file.ts";
import type { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A picture of a person, for whoever sees them now. Somebody whom they do not see is answered in the same bytes as somebody who does not exist. */
export const personPicture =
  (read: ReadPersonPicture): RawRoute =>
  (api, whoAsks) => {
    api.get(PERSON_PICTURE_FILE, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const person = requestedPersonIn(request.query);
      if (person === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const picture = await read(session.customer, person);
      if (picture.kind === "refused") return reply.code(404).send(envelopeOf(404, "This isn't available."));
      const { mediaType, bytes } = picture.value;
      return asSent(reply, { mediaType, name: "picture" }).header("cache-control", "private, no-store").send(Buffer.from(bytes));
    });
  };
