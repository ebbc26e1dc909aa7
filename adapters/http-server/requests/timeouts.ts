import { LATE } from "./bad-request.ts";
import type { IncomingMessage, ServerOptions } from "node:http";
import type { FastifyInstance } from "fastify";

/** Milliseconds for the parts of a request. Each counts from the beginning of its part. */
export type Timeouts = { readonly head: number; readonly whole: number; readonly file: number };

/** A large video on a slow line takes some minutes. All other requests are small. */
export const DEFAULT_TIMEOUTS: Timeouts = { head: 10_000, whole: 30_000, file: 300_000 };

export const timeoutsOf = ({ head, file }: Timeouts): ServerOptions => ({
  headersTimeout: head,
  requestTimeout: file,
  connectionsCheckingInterval: head / 5,
});

/** Refuses callers who do not finish a request in time, except requests with a file. Node itself has only one time for all requests. */
export function addTimeouts(app: FastifyInstance, { whole }: Timeouts): void {
  app.addHook("onRequest", ({ raw, routeOptions }, reply, done) => {
    done();
    const { socket } = raw;
    if (!bringsBody(raw) || routeOptions.config.takesFiles === true) return;
    // A small body mostly comes with its head and is there by then: nothing needs to wait for it.
    setImmediate(() => {
      if (raw.complete || socket.destroyed || reply.raw.writableFinished) return;
      const late = setTimeout(() => {
        if (raw.complete || socket.destroyed) return;
        if (!reply.raw.headersSent) socket.write(LATE);
        socket.destroySoon();
      }, whole).unref();
      raw.once("close", () => clearTimeout(late));
      reply.raw.once("finish", () => clearTimeout(late));
    });
  });
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly takesFiles?: boolean;
  }
}
