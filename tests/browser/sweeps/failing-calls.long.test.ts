import { describe, expect, it } from "vitest";
import { visitors } from "../harness/visitors.ts";
import type { Page } from "playwright-core";

const { customer } = visitors();

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

/** One rests while another loads. */
const TABS = 3;

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

/** Has one call of a page answered as a server in trouble does, until what is answered is called. */
async function failing(page: Page, pathname: string): Promise<() => Promise<void>> {
  const which = (url: URL) => url.pathname === pathname;
  const body = JSON.stringify({ status: { status_code: 500, message: "Internal server error" }, payload: null });
  await page.route(which, (route) => route.fulfill({ status: 500, contentType: "application/json", body }));
  return () => page.unroute(which);
}

describe("a customer whose shop is in trouble", () => {
  it("finds no page blank and loses nothing of the cart, whichever call of a page fails", { timeout: 300_000 }, async () => {
    const { tab } = await customer(ASHA, { line: "bad" });
    const page = await tab("/shop/cart");
    const pieces = page.getByRole("main").getByRole("group", { name: /^Pieces of / });
    await pieces.first().waitFor();
    const inCart = await pieces.count();

    const [left, tried] = [[...PAGES], new Set<string>()];
    const goThrough = async () => {
      const other = await tab("/offline");
      for (let path = left.shift(); path !== undefined; path = left.shift())
        for (const call of await callsOf(other, path)) {
          if (tried.has(call)) continue;
          tried.add(call);
          const mend = await failing(other, call);
          await other.goto(path);
          const shown = other.locator("main");
          await expect
            .poll(async () => (await shown.innerText()).trim().length, { message: `${path} without ${call}` })
            .toBeGreaterThan(20);
          await mend();
        }
    };
    await Promise.all(Array.from({ length: TABS }, goThrough));
    expect(tried.size).toBeGreaterThan(12);

    await page.goto("/shop/cart");
    await pieces.first().waitFor();
    await expect.poll(() => pieces.count()).toBe(inCart);
  });
});
