import { describe, expect, inject, it } from "vitest";
import { visitors } from "./harness/visitors.ts";
import type { Page, Request } from "playwright-core";

const { visitor } = visitors();

/** What a page tells of its views. */
function toldBy(page: Page): readonly Request[] {
  const told: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/pageview") told.push(request);
  });
  return told;
}

describe("the view of a page", () => {
  it("is counted by its route, and nothing else is told of whoever looks [co-pageview-delay]", async () => {
    const { context } = await visitor();
    await context.addCookies([{ name: "a-cookie", value: "SENTINEL", url: inject("shop").address }]);
    const page = await context.newPage();
    const told = toldBy(page);
    await page.goto("/faq?token=SENTINEL");
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]?.postData()).toBe('{"route":"/faq"}');
    const headers = (await told[0]?.allHeaders()) ?? expect.unreachable();
    expect(headers["user-agent"]).toBeDefined(); // They are all that was sent.
    for (const name of ["cookie", "authorization", "referer"]) expect(headers[name] ?? "").toBe("");
    expect(JSON.stringify(headers)).not.toContain("SENTINEL");
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
