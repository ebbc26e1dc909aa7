import { codingFor } from "./encoded.ts";
import { hasAlready } from "./entity-tag.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoded } from "./encoded.ts";

/** Sends a kept body, compressed as its client accepts it, or nothing of it where the client has it already. */
export async function send(request: FastifyRequest, reply: FastifyReply, body: Encoded): Promise<FastifyReply> {
  reply.header("vary", reply.hasHeader("vary") ? `${reply.getHeader("vary")}, accept-encoding` : "accept-encoding");
  const coding = codingFor(request.headers["accept-encoding"], body.size);
  if (reply.statusCode === 200 && !String(reply.getHeader("cache-control")).includes("no-store")) {
    const tag = await body.tagOf(coding);
    reply.header("etag", tag);
    if (hasAlready(request, tag)) return reply.code(304).send();
  }
  if (coding === null) return reply.send(await body.plain()); // A Response is not used, because Fastify's own HEAD fails on one.
  return reply.header("content-encoding", coding).send(await body.as(coding));
}
