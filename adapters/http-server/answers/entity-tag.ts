import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/**
 * The tag of what is sent, by which whoever has it already need not be sent it again. It is the same for everybody: it says nothing of who
 * was sent it.
 */
export const entityTagOf = (content: Uint8Array | string): string => `"${hash("sha256", content, "base64url").slice(0, 22)}"`;

/** Whether the caller has it. What stands between may have marked the tag as weak. */
export const hasAlready = ({ headers }: Pick<FastifyRequest, "headers">, tag: string): boolean =>
  (headers["if-none-match"] ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
