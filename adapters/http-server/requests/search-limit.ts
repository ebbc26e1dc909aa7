import { networkOf } from "#core/identity/network.ts";
import { searchProducts } from "#adapters/http-contract/search/endpoints.ts";
import { EVERY_PAGE } from "#adapters/http-server/pages/pages.ts";
import { TOO_MANY_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Limit, Limits } from "#core/shared/limits.port.ts";

/** One of this many searches is counted, at random, because counting each would cost as much as answering it. */
const DRAWN = 10;

/** About 3,000 searches a minute. One address may be that of a whole office, or of all customers of a phone network. */
const SEARCHES: Limit = { name: "searches", most: 300, within: 60_000 };

const MOST_REMEMBERED = 10_000;
const TOO_MANY = 429;

type Needs = {
  readonly limits: Limits;
  readonly now: Clock;
  /** At least 0, below 1. */
  readonly chance: () => number;
};

/**
 * Refuses an address that searches too often, counted over all servers. Each server remembers until when. Calls from this machine are not
 * counted: behind a proxy that is not trusted, every caller would have its address.
 */
export const limitSearches =
  ({ limits, now, chance }: Needs) =>
  (app: FastifyInstance): void => {
    const over = new Map<string, number>();
    app.addHook("preHandler", (request, reply, done) => {
      const search = searchIn(request);
      if (search === null) return done();
      const isDrawn = chance() < 1 / DRAWN;
      if (!isDrawn && over.size === 0) return done();
      const place = networkOf(request.ip);
      const refuse = (until: number) => {
        const wait = Math.max(1, Math.ceil((until - now()) / 1000));
        if (search === "page") {
          request.waits = wait; // A person is shown a page instead.
          return done();
        }
        reply.code(TOO_MANY).header("retry-after", wait);
        reply.send(envelopeOf(TOO_MANY, TOO_MANY_TEXT));
      };
      const until = over.get(place) ?? 0;
      if (until > now()) return refuse(until);
      if (place === "here" || !isDrawn) return done();
      limits.count([{ limit: SEARCHES, by: place }], now()).then((counted) => {
        if (counted.kind === "counted") return done();
        if (over.size >= MOST_REMEMBERED) over.clear();
        over.set(place, counted.until);
        refuse(counted.until);
      }, done);
    });
  };

const CALL = `/api${searchProducts.path}`;

const RESULTS = /^\/shop\/products\/*$/i;

/**
 * Whether a request is a search: the call, or the page of results that the server draws, however the address is written. null: it is no
 * search.
 */
function searchIn({ url, query, routeOptions }: FastifyRequest): "call" | "page" | null {
  if (routeOptions.url === CALL) return "call";
  if (routeOptions.url !== EVERY_PAGE || !("title" in Object(query))) return null;
  const [path = "/"] = url.split("?", 1);
  return RESULTS.test(decodeURIComponent(path)) ? "page" : null; // A path that can't be decoded was already rewritten, see `decodable`.
}
