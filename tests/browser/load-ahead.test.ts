import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const FAST = { saveData: false, effectiveType: "4g" };
const PRODUCTS = "/shop/products";
/** An empty cart leads to the products, whose code it does without. */
const CART = "/shop/cart";
const OF_PRODUCTS = /\/catalogue-[\w-]{8}\.js$/;

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

/** Somebody whose browser says so of its line, at a page. */
async function at(address: string, connection: object) {
  const { context } = await visitor();
  await context.addInitScript((given) => {
    Object.defineProperty(navigator, "connection", { value: given, configurable: true });
  }, connection);
  const page = await context.newPage();
  const asked = watched(page);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.takeEarly === undefined);
  return { page, asked };
}

describe("what is likely next", () => {
  it("has its code before it is pressed [co-prefetch-idle]", async () => {
    const { asked } = await at(CART, FAST);
    await expect.poll(() => asked.code.filter((file) => OF_PRODUCTS.test(file))).toHaveLength(1);
  });

  it("has its data before it is pressed, where it is the first [co-prefetch-idle]", async () => {
    const { page, asked } = await at(PRODUCTS, FAST);
    const first = page.locator("main article a").first();
    const slug = new URL((await first.getAttribute("href")) ?? "", page.url()).pathname.split("/").at(-1) ?? "";
    await expect.poll(() => asked.calls.filter((call) => call.includes(slug)).length).toBe(1);
    const [data = ""] = asked.calls.filter((call) => call.includes(slug));
    await page.waitForLoadState("networkidle");
    await first.click();
    await page.waitForURL((url) => url.pathname.endsWith(`/${slug}`));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.calls.filter((call) => call === data)).toHaveLength(1);
  });

  it.each([{ saveData: true }, { saveData: false, effectiveType: "2g" }])("is not asked for over a line like %j", async (connection) => {
    for (const address of [CART, PRODUCTS]) {
      const { page, asked } = await at(address, connection);
      await page.waitForLoadState("networkidle");
      await setTimeout(3_000); // Longer than a busy browser is waited for.
      expect(asked.calls).toEqual([]);
      if (address === CART) expect(asked.code.filter((file) => OF_PRODUCTS.test(file))).toEqual([]);
    }
  });
});
