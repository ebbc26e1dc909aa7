import { describe, expect, inject, it } from "vitest";
import { onCommandLine } from "./harness/on-command-line.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** What a page tells of its views, with all that goes along. */
function toldBy(page: Page) {
  const told: { readonly body: string | null; readonly headers: Readonly<Record<string, string>> }[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/pageview") told.push({ body: request.postData(), headers: request.headers() });
  });
  return told;
}

const views = async (route: string): Promise<number> => {
  const { routes } = JSON.parse(await onCommandLine(inject("shop"), "views", "list", "--json"));
  return routes.find((one: { readonly route: string }) => one.route === route)?.views ?? 0;
};

describe("the view of a page", () => {
  it("is counted by its route, and nothing else is told of whoever looks [co-pageview-delay]", async () => {
    const { context } = await visitor();
    await context.addCookies([{ name: "a-cookie", value: "SENTINEL", url: inject("shop").address }]);
    const page = await context.newPage();
    const told = toldBy(page);
    await page.goto("/faq?token=SENTINEL");
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]?.body).toBe('{"route":"/faq"}');
    for (const name of ["cookie", "authorization", "referer"]) expect(told[0]?.headers[name] ?? "").toBe("");
    expect(JSON.stringify(told)).not.toContain("SENTINEL");
    await expect.poll(() => views("/faq"), { timeout: 100_000, interval: 5_000 }).toBeGreaterThan(0); // It is written once a minute.
  });

  it.each(["doNotTrack", "globalPrivacyControl"])("is not told where the browser says %s", async (name) => {
    const { context } = await visitor();
    await context.addInitScript((asked) => {
      Object.defineProperty(navigator, asked, { value: asked === "doNotTrack" ? "1" : true, configurable: true });
    }, name);
    const page = await context.newPage();
    const told = toldBy(page);
    await page.goto("/faq");
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await page.waitForTimeout(2_000);
    expect(told).toEqual([]);
  });
});
