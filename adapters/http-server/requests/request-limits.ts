import { isUtf8 } from "node:buffer";
import cors from "@fastify/cors";
import { callStreamContract } from "#adapters/http-contract/consultations/call-stream.ts";
import type { FastifyInstance } from "fastify";

/** Which proxies and sites the server trusts, and how many callers it accepts. */
export type RequestLimits = {
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Other sites whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly mostConnections: number;
};

export const DEFAULT_LIMITS: RequestLimits = { trustedProxies: [], allowedOrigins: [], mostConnections: 2_000 };

export const LARGEST_BODY = 1024 * 1024;
export const DEEPEST = 32;
const PREFLIGHT_KEPT = 600; // Seconds.

/** Lets pages of these origins call `api`: with a token that they send, never with a cookie. */
export function allowOrigins(api: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  api.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "last-event-id", callStreamContract.tokenHeader],
    exposedHeaders: ["content-disposition", "date", "retry-after", "x-request-id"],
    credentials: false,
    maxAge: PREFLIGHT_KEPT,
  });
}

/** Escapes in JSON that none of our texts contains and PostgreSQL does not accept: a NUL, or half of a surrogate pair. */
const NO_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Reads JSON in UTF-8 that is not nested deeper than any of ours. */
export function readJson(app: FastifyInstance): void {
  const parsed = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (!isUtf8(bytes) || depthOf(bytes) > DEEPEST) return done(unreadable());
    const text = bytes.toString("utf8");
    parsed(request, text, (error, read) => {
      const isText = error !== null || !text.includes("\\u") || !NO_TEXT.test(JSON.stringify(read)); // Whole surrogate pairs are written as themselves, so they do not match.
      return isText ? done(error, read) : done(unreadable());
    });
  });
}

const unreadable = () => Object.assign(new Error("unreadable"), { statusCode: 400 });

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** How deep lists and objects are nested. This is checked before anything is built from them. */
function depthOf(bytes: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) deepest = Math.max(deepest, ++depth);
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return deepest;
}

/** Whether an address contains what none of our texts does: a NUL, which PostgreSQL does not accept, or bytes that are no UTF-8. */
export function isUnreadable(address: string): boolean {
  if (!address.includes("%")) return false;
  if (address.includes("%00")) return true;
  if (!address.startsWith("/api/")) return false; // People may type any address of a page.
  try {
    decodeURIComponent(address);
    return false;
  } catch {
    return true;
  }
}

/** A page's address whose path can be decoded. If the path can't be, each % of it is escaped. */
export function decodable(address: string): string {
  if (address.startsWith("/api/")) return address;
  const [path = "/"] = address.split("?", 1);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll("%", "%25") + address.slice(path.length);
  }
}
