import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

const hosts = new AsyncLocalStorage<string>();

/** The host name that the request names which is being answered. A server with several sites tells them apart by it. */
export const requestedHost = {
  /** Behind the reading of the body, so that the handler runs inside. */
  follow(app: FastifyInstance): void {
    app.addHook("preHandler", (request, _, done) => hosts.run(request.hostname, done));
  },
  /** null: no request is being answered, as in a job. */
  now: (): string | null => hosts.getStore() ?? null,
};
