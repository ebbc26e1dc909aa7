import { Buffer } from "node:buffer";
import { requestedPictureIn, POST_PICTURE_FILE } from "#adapters/http-contract/fitbook/post-picture.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { asSent } from "#adapters/http-server/uploads/sent-file.ts";
import type { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A picture of a post, for whoever sees the post now. What they do not see is answered in the same bytes as what does not exist. */
export const postPicture =
  (read: ReadPostPicture): RawRoute =>
  (api, whoAsks) => {
    api.get(POST_PICTURE_FILE, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const asked = requestedPictureIn(request.query);
      if (asked === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const picture = await read(session.customer, asked);
      if (picture.kind === "refused") return reply.code(404).send(envelopeOf(404, "This isn't available."));
      const { mediaType, bytes } = picture.value;
      return asSent(reply, { mediaType, name: "picture" }).header("cache-control", "private, no-store").send(Buffer.from(bytes));
    });
  };
