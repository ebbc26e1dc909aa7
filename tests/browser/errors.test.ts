import { describe, expect, inject, it } from "vitest";
import { bearerOf } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

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
    const { context, tab } = await visitor({ line: "bad" });
    await context.addCookies([{ name: "token", value: await bearerOf(inject("shop"), ASHA), url: inject("shop").address }]);
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

/** A customer, or with `as` null a guest, none of whose pages may load itself anew: that was done a moment ago. */
async function without(code: RegExp, { as = ASHA, width = 1280 }: { readonly as?: string | null; readonly width?: number } = {}) {
  const { context } = await visitor({ line: "bad", width });
  if (as !== null) await context.addCookies([{ name: "token", value: await bearerOf(inject("shop"), as), url: inject("shop").address }]);
  await context.addInitScript(() => location.protocol === "http:" && sessionStorage.setItem("chunk-reload", String(Date.now())));
  await context.route(code, (route) => route.abort());
  return { page: await context.newPage(), mend: () => context.unroute(code) };
}

describe("code that does not come", () => {
  it("is told of on a page that stands as the server drew it, and tried again", async () => {
    const { page, mend } = await without(/\/assets\/product-screen-/, { as: null });
    await page.goto("/shop/product/ashwagandha-churna");
    await page.getByText("This page is not ready: its buttons do nothing yet.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Ashwagandha Churna" }).waitFor();
    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await page
      .getByRole("button", { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Your cart" }).waitFor();
  });

  it.each([
    ["/shop/cart", /\/assets\/filled-cart-/],
    ["/shop/thankyou/OD1", /\/assets\/thanks-/],
    ["/shop/product/ashwagandha-churna/review", /\/assets\/my-review-/],
    ["/user/tickets/1", /\/assets\/ticket-loader-/],
  ])("leaves %s to say that it is not available, and one press asks for it anew", async (path, code) => {
    const { page, mend } = await without(code);
    await page.goto(path);
    const said = page.getByRole("heading", { level: 1, name: "This page is not available right now" });
    await said.waitFor();
    await mend();
    await page.getByRole("link", { name: "Try again" }).click();
    await said.waitFor({ state: "hidden" });
    await expect.poll(async () => (await page.locator("main").innerText()).trim().length).toBeGreaterThan(20);
  });

  it("leaves the page it is asked for on as it is: of menus the categories and the way to all of it, of signing in home, of one's review the way to it, of a question no trace", async () => {
    const phone = await without(/\/assets\/menu-tabs-/, { as: null, width: 390 });
    await phone.page.goto("/shop");
    const opener = phone.page.getByRole("button", { name: "Menu", exact: true });
    const menu = phone.page.locator("#site-menu");
    const inVain = phone.page.waitForEvent("requestfailed");
    await opener.click();
    await inVain;
    await menu.getByRole("link", { name: "Unani" }).waitFor();
    await phone.mend();
    await phone.page.reload(); // A browser may remember for as long as a page stands that a file of its code did not come.
    await opener.click();
    await menu.getByRole("tab", { name: "Consult Doctor" }).waitFor();

    const desk = (await without(/\/assets\/shop-panel-/, { as: null })).page;
    await desk.goto("/shop");
    await desk.getByRole("button", { name: "Shop by brand" }).click();
    await desk.locator("#shop-menu-1").getByRole("link", { name: "See all" }).waitFor();
    await desk.getByRole("button", { name: "Shop by category" }).click();
    await desk.locator("#shop-menu-0").getByRole("link", { name: "Unani" }).waitFor();

    const door = (await without(/\/assets\/sign-in-popup-/, { as: null })).page;
    await door.goto("/login");
    await door.getByText("This could not be opened.").waitFor();
    await door
      .getByRole("button", { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await door.getByRole("dialog", { name: "Your cart" }).waitFor();
    expect(await door.evaluate(() => location.pathname)).toBe("/login"); // Home has to be asked for, and might be lost as well.

    const { page } = await without(/\/assets\/(?:own-review-link|leaving-dialog)-/);
    const asked = page.waitForEvent("requestfailed");
    await page.goto("/shop/product/ashwagandha-churna");
    await asked;
    await page.locator(".review-invitation").getByRole("link").waitFor();
    await page.goto("/user/delete");
    await page.getByRole("textbox").last().waitFor();
    await page.locator("main").getByRole("textbox").fill(ASHA);
    await page.locator("main form").getByRole("button").click();
    await page.getByText("This could not be opened.").waitFor();
    await page.locator("main").getByRole("textbox").waitFor();
  });
});
