import type { FastifyInstance } from "fastify";

/** Where a replica is read: what somebody wrote is in its primary first. */
export type OwnWrites = {
  /** The place in the primary's log before which all lies that was written until now; null: it does not answer. */
  place(): Promise<string | null>;
  /** What `act` reads, now or later, has all of it. */
  readingFrom(place: string, act: () => void): void;
};

/** Longer than a replica may lag and still be read, in seconds. */
const KEPT = 10;
const PLACE = /(?:^|;\s*)written=([0-9A-F]{1,8}\/[0-9A-F]{1,8})(?:;|$)/;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
const REFUSED = 400;

/**
 * Who wrote reads their own write, by whichever server they are answered: a call that wrote is answered with a cookie that names the place in
 * the database's log, and the calls of some seconds after it are answered by a database that has that place. It says nothing of anybody.
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
      reply.header("set-cookie", `written=${written}; Path=/api; Max-Age=${KEPT}; HttpOnly; SameSite=Lax${secure}`); // Beside those that are set already.
    });
  };
