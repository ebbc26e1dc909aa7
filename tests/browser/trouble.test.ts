import { describe, expect, inject, it } from "vitest";
import { bearerOf } from "./harness/signed-in.ts";
import { visitors } from "./harness/visitors.ts";
import type { BrowserContext, Page } from "playwright-core";

const { visitor } = visitors();

const ASHA = "5555500001";
const PAGES = [
  "/",
  "/shop/products",
  "/shop/product/ashwagandha-churna",
  "/shop/cart",
  "/shop/checkout",
  "/shop/wishlist",
  "/shop/orders",
  "/shop/product/ashwagandha-churna/review",
  "/profile",
  "/members",
  "/user/addresses",
  "/user/points",
  "/user/tickets",
  "/user/delete",
  "/notification",
];

/** Calls that stay open are no answers. */
const isCall = (url: URL): boolean => url.pathname.startsWith("/api/") && !url.pathname.endsWith("/live");

const QUIET = 1_000; // Milliseconds without a new call: a page rests.

/** The calls that a page makes by itself until it rests. */
async function callsOf(page: Page, path: string): Promise<readonly string[]> {
  const made = new Set<string>();
  let last = Date.now();
  const note = (request: { url(): string }) => {
    const url = new URL(request.url());
    if (isCall(url)) made.add(url.pathname);
    last = Date.now();
  };
  page.on("request", note);
  await page.goto(path);
  await expect.poll(() => made.size > 0 && Date.now() - last > QUIET, { interval: 100 }).toBe(true);
  page.off("request", note);
  return [...made];
}

/** Has one call answered as a server in trouble does, until what is answered is called. */
async function failing(context: BrowserContext, pathname: string): Promise<() => Promise<void>> {
  const which = (url: URL) => url.pathname === pathname;
  const body = JSON.stringify({ status: { status_code: 500, message: "Internal server error" }, payload: null });
  await context.route(which, (route) => route.fulfill({ status: 500, contentType: "application/json", body }));
  return () => context.unroute(which);
}

describe("a customer whose shop is in trouble", () => {
  it("finds no page blank and loses nothing of the cart, whichever call of a page fails", { timeout: 300_000 }, async () => {
    const { context, tab } = await visitor({ line: "bad" });
    await context.addCookies([{ name: "token", value: await bearerOf(inject("shop"), ASHA), url: inject("shop").address }]);
    const page = await tab("/shop/cart");
    const pieces = page.getByRole("main").getByRole("group", { name: /^Pieces of / });
    await pieces.first().waitFor();
    const inCart = await pieces.count();

    const tried = new Set<string>();
    for (const path of PAGES)
      for (const call of await callsOf(page, path)) {
        if (tried.has(call)) continue;
        tried.add(call);
        const mend = await failing(context, call);
        await page.goto(path);
        const shown = page.locator("main");
        await expect.poll(async () => (await shown.innerText()).trim().length, { message: `${path} without ${call}` }).toBeGreaterThan(20);
        await mend();
      }
    expect(tried.size).toBeGreaterThan(12);

    await page.goto("/shop/cart");
    await pieces.first().waitFor();
    expect(await pieces.count()).toBe(inCart);
  });
});
