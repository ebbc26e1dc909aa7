import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countPageViews } from "#web/platform/window/page-views.ts";
import { patternsOf } from "#web/features/site/page/composition.ts";
import { shell as benefits } from "#web/shells/benefits/composition.ts";
import { shell as desk } from "#web/shells/desk/composition.ts";
import { shell as shop } from "#web/shells/shop/composition.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window at the first page of three, with what it counts. */
function aWindow(browser: object = {}) {
  const routes = ["/", "/order/:id", "/search", "*"].map((path) => ({ path, element: null }));
  const router = createMemoryRouter(routes, { initialEntries: ["/"] });
  const counted: string[] = [];
  const count = async (route: string) => {
    counted.push(route);
    return null;
  };
  countPageViews(router, count, { navigator: { doNotTrack: null, ...browser } });
  return { router, counted };
}

describe("views of pages in a window", () => {
  it("are counted after 250 ms on each, by its route and without what its address names [co-pageview-delay]", async () => {
    const { router, counted } = aWindow();
    await vi.advanceTimersByTimeAsync(249);
    expect(counted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await router.navigate("/order/secret-1?token=secret-2#secret-3");
    await vi.advanceTimersByTimeAsync(250);
    await router.navigate("/no/such/page");
    await vi.advanceTimersByTimeAsync(250);
    expect(counted).toEqual(["/", "/order/:id", "*"]);
  });

  it("are none of a page that is left before", async () => {
    const { router, counted } = aWindow();
    await router.navigate("/order/1");
    await vi.advanceTimersByTimeAsync(200);
    await router.navigate("/search");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(counted).toEqual(["/search"]);
  });

  it("are one of a page that changes in place, and one more of the next page by the same route", async () => {
    const { router, counted } = aWindow();
    await router.navigate("/order/1");
    await vi.advanceTimersByTimeAsync(250);
    await router.navigate("/order/1?shown=papers");
    await vi.advanceTimersByTimeAsync(250);
    await router.navigate("/order/2");
    await vi.advanceTimersByTimeAsync(250);
    expect(counted).toEqual(["/order/:id", "/order/:id"]);
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "are not told where a browser asks not to be tracked: %j",
    async (asks) => {
      const { router, counted } = aWindow(asks);
      await router.navigate("/order/1");
      await vi.advanceTimersByTimeAsync(1_000);
      expect(counted).toEqual([]);
    },
  );
});

describe("the patterns by which views are counted", () => {
  it.each([
    ["shop", shop, ["/", "/practitioners/:id/:slug?", "/therapists/:id", "/shop/checkout", "/yoga/:city", "*"]],
    ["benefits", benefits, ["/", "/shop/checkout", "*"]],
    ["desk", desk, ["/desk", "/desk/:id", "*"]],
  ] as const)("are all routes of the %s, each once", async (_, shell, known) => {
    const patterns = await patternsOf(shell);
    expect(patterns).toEqual(expect.arrayContaining([...known]));
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
