import { codingFor } from "./encoded.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoded } from "./encoded.ts";

/** Answers what is kept, packed as its client takes it. */
export async function send(request: FastifyRequest, reply: FastifyReply, body: Encoded): Promise<FastifyReply> {
  reply.header("vary", reply.hasHeader("vary") ? `${reply.getHeader("vary")}, accept-encoding` : "accept-encoding");
  const coding = codingFor(request.headers["accept-encoding"], body.bytes.length);
  if (coding === null) return reply.send(body.bytes); // Not a Response: Fastify's own HEAD fails on one.
  return reply.header("content-encoding", coding).send(await body.as(coding));
}
