import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** What a page has asked for, in turn: files of the shop's code, and calls but for the count of its view. */
function watched(page: Page) {
  const [code, calls]: [string[], string[]] = [[], []];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) code.push(pathname);
    if (pathname.startsWith("/api/") && pathname !== "/api/pageview") calls.push(pathname + search);
  });
  return { code, calls };
}

/** Somebody whose browser says so of its line, at a list of products. */
async function atProducts(connection: object) {
  const { context } = await visitor();
  await context.addInitScript((given) => {
    Object.defineProperty(navigator, "connection", { value: given, configurable: true });
  }, connection);
  const page = await context.newPage();
  const asked = watched(page);
  await page.goto("/shop/products");
  await page.waitForFunction(() => globalThis.takeEarly === undefined);
  return { page, asked };
}

describe("what is likely next", () => {
  it("has come before it is pressed: the code of the next page, and the data of the first [co-prefetch-idle]", async () => {
    const { page, asked } = await atProducts({ saveData: false, effectiveType: "4g" });
    await expect.poll(() => asked.code.some((file) => file.includes("product-screen"))).toBe(true);
    const first = page.locator("main article a").first();
    const slug = new URL((await first.getAttribute("href")) ?? "", page.url()).pathname.split("/").at(-1) ?? "";
    await expect.poll(() => asked.calls.filter((call) => call.includes(slug)).length).toBe(1);
    const [data = ""] = asked.calls.filter((call) => call.includes(slug));
    await page.waitForLoadState("networkidle");
    await first.click();
    await page.waitForURL((url) => url.pathname.endsWith(`/${slug}`));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.code.filter((file) => file.includes("product-screen"))).toHaveLength(1);
    expect(asked.calls.filter((call) => call === data)).toHaveLength(1);
  });

  it.each([{ saveData: true }, { saveData: false, effectiveType: "2g" }])("is not asked for over a line like %j", async (connection) => {
    const { page, asked } = await atProducts(connection);
    await page.waitForLoadState("networkidle");
    await setTimeout(3_000); // Longer than a busy browser is waited for.
    expect(asked.code.filter((file) => file.includes("product-screen"))).toEqual([]);
    expect(asked.calls).toEqual([]);
  });
});
