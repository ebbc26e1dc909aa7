import { describe, expect, it } from "vitest";
import { makeCountPageView } from "#core/page-views/count-page-view.use-case.ts";
import { makeListPageViews } from "#core/page-views/list-page-views.use-case.ts";
import { PAGE_VIEW_DELAY } from "#core/page-views/page-view.ts";
import { day } from "#core/shared/day.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPageViews } from "#adapters/memory/page-views/page-views.ts";

/** Counts at a moment that can be set. */
function aCount() {
  const pageViews = memoryPageViews(new Memory());
  const clock = { at: Date.parse("2026-11-20T18:29:59Z") };
  const count = makeCountPageView({ pageViews, isPattern: async (route) => route !== "/order/1234", now: () => clock.at });
  const list = async () => {
    await pageViews.write();
    return makeListPageViews({ pageViews })(day("2026-11-01"), day("2026-11-30"));
  };
  return { clock, count, list };
}

describe("a page view", () => {
  it("is counted by route on the Indian day, whose midnight is at 18:30 UTC", async () => {
    const { clock, count, list } = aCount();
    for (const route of ["/order/:id", "/", "/order/:id"]) await count(route);
    clock.at += 1_000;
    for (const route of ["/order/:id", "/"]) await count(route);
    expect(await list()).toEqual({
      routes: [
        { route: "/order/:id", views: 3 },
        { route: "/", views: 2 },
      ],
      days: [
        { day: "2026-11-20", route: "/", views: 1 },
        { day: "2026-11-20", route: "/order/:id", views: 2 },
        { day: "2026-11-21", route: "/", views: 1 },
        { day: "2026-11-21", route: "/order/:id", views: 1 },
      ],
    });
  });

  it("is of a pattern alone: somebody's address is not kept", async () => {
    const { count, list } = aCount();
    await count("/order/1234");
    expect(await list()).toEqual({ routes: [], days: [] });
  });

  it("is one after 250 ms [co-pageview-delay]", () => {
    expect(PAGE_VIEW_DELAY).toBe(250);
  });
});
