import { Buffer } from "node:buffer";
import { GROUP_PICTURE_FILE, requestedGroupIn, requestedLinkIn } from "#adapters/http-contract/fitbook/group-picture.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { asSent } from "#adapters/http-server/uploads/sent-file.ts";
import type { PicturedGroup, ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The picture of a group, for whoever sees the group or its card now. One that they do not see is answered in the same bytes as one that does not exist. */
export const groupPicture =
  (read: ReadGroupPicture): RawRoute =>
  (api, whoAsks) => {
    const answer = async (of: PicturedGroup | null, request: FastifyRequest, reply: FastifyReply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      if (of === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const picture = await read(session.customer, of);
      if (picture.kind === "refused") return reply.code(404).send(envelopeOf(404, "This isn't available."));
      const { mediaType, bytes } = picture.value;
      return asSent(reply, { mediaType, name: "picture" }).header("cache-control", "private, no-store").send(Buffer.from(bytes));
    };
    api.get(GROUP_PICTURE_FILE, (request, reply) => answer(requestedGroupIn(request.query), request, reply));
    api.post(GROUP_PICTURE_FILE, (request, reply) => answer(requestedLinkIn(request.body), request, reply));
  };
