import { describe, expect, it } from "vitest";
import { CountPageView } from "#core/page-views/count-page-view.use-case.ts";
import { PageViews } from "#core/page-views/page-views.port.ts";
import { SitePatterns } from "#core/page-views/site-patterns.port.ts";
import { day, daysAfter, monthsAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { pageViewBeacon } from "#adapters/http-client/page-view-beacon.ts";
import { pageViewsArea } from "#adapters/composition/page-views/server.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { postgresPageViews } from "#adapters/postgres/page-views/page-views.ts";
import { composeMemory } from "#tests/composition.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import { aStockedPlace } from "#tests/stocked-template.ts";

const ALWAYS = [day("2000-01-01"), day("2199-12-31")] as const;

function aServer() {
  const container = composeMemory();
  const app = serverOver(container, { pages: null, log: "off" });
  const views = container.get(PageViews);
  const counted = async () => {
    await views.write();
    return (await views.between(...ALWAYS)).map(({ route, views }) => [route, views]);
  };
  const post = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: "POST",
      url: "/api/pageview",
      payload: JSON.stringify(payload),
      headers: { "content-type": "application/json", ...headers },
    });
  return { app, post, counted };
}

describe("page views over HTTP", () => {
  it("are counted by what a window sends, and answered by nothing", async () => {
    const { post, counted } = aServer();
    const answer = await post({ route: "/order/:id" });
    expect([answer.statusCode, answer.body, answer.headers["set-cookie"]]).toEqual([204, "", undefined]);
    await post({ route: "/" });
    await post({ route: "/" });
    expect(await counted()).toEqual([
      ["/", 2],
      ["/order/:id", 1],
    ]);
  });

  it.each([{ dnt: "1" }, { "sec-gpc": "1" }])("are not counted where a browser asks not to be tracked: %j", async (headers) => {
    const { post, counted } = aServer();
    expect((await post({ route: "/" }, headers)).statusCode).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it("are of known routes alone, whatever else is sent", async () => {
    const { post, counted } = aServer();
    for (const sent of [{ route: "/order/1234" }, { route: 7 }, { route: "/".repeat(5_000) }, [], "x", null])
      expect((await post(sent)).statusCode).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it("come from a window without token, cookie or referrer, and where they do not arrive nobody hears of it", async () => {
    const { app, counted } = aServer();
    const requested: Request[] = [];
    const count = pageViewBeacon("http://shop.test/api", () => ({
      async fetch(address, init) {
        const request = new Request(address, init);
        requested.push(request);
        const { pathname } = new URL(request.url);
        await app.inject({
          method: "POST",
          url: pathname,
          payload: await request.clone().text(),
          headers: Object.fromEntries(request.headers),
        });
        return new Response(null, { status: 204 });
      },
    }));
    await count("/order/:id");
    expect(await counted()).toEqual([["/order/:id", 1]]);
    const [request] = requested;
    expect([request?.credentials, request?.referrerPolicy, request?.keepalive]).toEqual(["omit", "no-referrer", true]);
    expect([...(request?.headers.keys() ?? [])]).toEqual(["content-type"]);
    expect(await request?.text()).toBe('{"route":"/order/:id"}');
    await pageViewBeacon("/api", () => ({ fetch: async () => Promise.reject(new TypeError("no line")) }))("/");
  });
});

describe("page views of a server", () => {
  it("are stored as it stops in order, though no minute has passed since", async () => {
    const place = await aStockedPlace();
    const product = await wholeApplication(place);
    product.container.rebind(SitePatterns).toConstantValue(async () => true);
    await product.container.get(CountPageView)("/order/:id");
    await product.close();
    const db = openDatabase(place);
    const stored = await postgresPageViews(db).between(...ALWAYS);
    await db.destroy();
    expect(stored.map(({ route, views }) => [route, views])).toEqual([["/order/:id", 1]]);
  });

  it("are kept for 25 months", async () => {
    const container = composeMemory();
    const now = Date.now();
    const views = container.get(PageViews);
    const last = monthsAfter(indianDay(now), -25);
    for (const on of [last, daysAfter(last, -1)]) views.count({ day: on, route: "/" });
    const unused = null as never; // The work is over the port alone.
    for (const work of [...pageViewsArea.minutely, ...pageViewsArea.hourly]) await work(unused, now, container);
    expect((await views.between(...ALWAYS)).map(({ day }) => day)).toEqual([last]);
  });
});
