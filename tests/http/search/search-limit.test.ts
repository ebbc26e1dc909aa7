import { describe, expect, it } from "vitest";
import { Clock } from "#core/shared/clock.port.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { server } from "#adapters/http-server/server.ts";
import { limitSearches } from "#adapters/http-server/requests/search-limit.ts";
import { searchProducts } from "#adapters/http-contract/search/endpoints.ts";
import { DEFAULT_LIMITS } from "#adapters/http-server/requests/request-limits.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";

const CALL = "/api/shop/product/searchProduct?title=tea&limit=1";

/** Servers over one memory, all of which draw the same lot. */
function servers(chance: number) {
  const limits = memoryLimits(new Memory());
  const clock = { at: now };
  const one = () =>
    server({
      endpoints: [searchProducts],
      use: () => async () => [],
      holderOf: async () => null,
      pages: { files: () => [], render: async () => new Response("<p>a page</p>") },
      log: "off",
      limits: { ...DEFAULT_LIMITS, trustedProxies: ["127.0.0.1"] },
      guards: [limitSearches({ limits, now: () => clock.at, chance: () => chance })],
    });
  const [first, second] = [one(), one()];
  const ask = async (app: typeof first, url = CALL, from = "203.0.113.7") => {
    const { statusCode, headers } = await app.inject({ url, headers: { "x-forwarded-for": from } });
    return [statusCode, headers["retry-after"]];
  };
  return { first, second, ask, clock };
}

describe("searching", () => {
  it("is for whoever asks some 3,000 times a minute, on however many servers, as a call or a page, until there is room again", async () => {
    const { first, second, ask, clock } = servers(0.09); // Every one is drawn.
    for (let searches = 0; searches < 150; searches++) {
      expect((await ask(first))[0]).toBe(200);
      expect((await ask(second, "/shop/products?title=tea"))[0]).toBe(200);
    }
    for (const app of [first, second])
      for (const url of [CALL, "/shop/products?order=saving&title=tea"]) expect(await ask(app, url)).toEqual([429, "60"]);
    const otherwise = [
      CALL.replace("search", "%73earch"),
      "/shop/%70roducts?title=tea",
      "/Shop/products/?title=tea",
      "/shop/products?t%69tle=tea",
    ];
    for (const url of otherwise) expect([url, ...(await ask(first, url))]).toEqual([url, 429, "60"]);
    for (const url of ["/shop/products", "/shop/products?order=saving", "/shop/products?%", "/shop?title=tea"])
      expect([url, (await ask(first, url))[0]]).toEqual([url, 200]);
    expect((await ask(first, CALL, "198.51.100.4"))[0]).toBe(200);
    clock.at += 59_000;
    expect(await ask(first)).toEqual([429, "1"]);
    clock.at += 1_000;
    expect((await ask(first))[0]).toBe(200);
  });

  it("is counted only where the lot falls on it, and never of this machine", async () => {
    const undrawn = servers(0.1);
    for (let searches = 0; searches < 310; searches++) expect((await undrawn.ask(undrawn.first))[0]).toBe(200);
    const here = servers(0);
    for (let searches = 0; searches < 310; searches++) expect((await here.ask(here.first, CALL, "127.0.0.1"))[0]).toBe(200);
  });

  it("of the shop is limited so", async () => {
    const container = composeMemory();
    expect(container.get(Clock)()).toBe(now);
    const app = serverOver(container, { pages: null, log: "off", limits: { ...DEFAULT_LIMITS, trustedProxies: ["127.0.0.1"] } });
    const statuses = new Set<number>();
    for (let searches = 0; searches < 6_000 && statuses.size < 2; searches++)
      statuses.add((await app.inject({ url: CALL, headers: { "x-forwarded-for": "203.0.113.7" } })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});
