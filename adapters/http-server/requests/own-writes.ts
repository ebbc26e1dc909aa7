import type { FastifyInstance } from "fastify";

/** Lets callers see what they wrote, where requests are answered from a replica that lags behind its primary. */
export type OwnWrites = {
  /** The end of the primary's log: everything written so far lies before it. null: the primary does not answer. */
  place(): Promise<string | null>;
  /** Runs `act` so that its reads see everything up to `place`. */
  readingFrom(place: string, act: () => void): void;
};

/** How long the cookie is kept, in seconds: longer than a replica that is still read may lag. */
const KEPT = 10;
const PLACE = /(?:^|;\s*)written=([0-9A-F]{1,8}\/[0-9A-F]{1,8})(?:;|$)/;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
const REFUSED = 400;

/**
 * Whoever wrote something sees it in their next request, whichever server answers it. The answer to a call that wrote carries a cookie with
 * the place in the database's log. For some seconds, requests with that cookie are answered by a database that has reached the place. The
 * cookie says nothing about the person.
 */
export const followOwnWrites =
  ({ place, readingFrom }: OwnWrites) =>
  (app: FastifyInstance): void => {
    app.addHook("onRequest", (request, _, done) => {
      const written = PLACE.exec(request.headers.cookie ?? "")?.[1];
      if (written === undefined) done();
      else readingFrom(written, done);
    });
    app.addHook("onSend", async (request, reply) => {
      if (READS.has(request.method) || reply.statusCode >= REFUSED) return;
      const written = await place();
      if (written === null) return;
      const secure = request.protocol === "https" ? "; Secure" : "";
      reply.header("set-cookie", `written=${written}; Path=/api; Max-Age=${KEPT}; HttpOnly; SameSite=Lax${secure}`); // `header` adds to the cookies that are already set.
    });
  };
