import { createServer } from "node:http";
import { describe, expect, inject, it } from "vitest";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import { onLoopback } from "#tests/on-loopback.ts";
import type { BrowserContext, Page } from "playwright-core";

const { visitor } = visitors();

describe("a page whose code comes late", () => {
  it("leaves the hand in the search box, and what it typed", { tags: ["long"] }, async () => {
    const { title } = await plentifulProductAt(7);
    const { context } = await visitor();
    const wake = await asleep(context);
    const page = await context.newPage();
    await page.goto("/shop/cart", { waitUntil: "commit" });
    const search = page.getByRole("searchbox", { name: "Search products" }).first();
    await search.pressSequentially(title.slice(0, 4));
    await wake();
    await page.getByRole("heading", { name: "Your cart is empty" }).waitFor(); // Only code knows that.
    expect(await search.inputValue()).toBe(title.slice(0, 4));
    await page.keyboard.type(title.slice(4));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: `Results for “${title}”` }).waitFor();
  });

  it("puts into the cart what was pressed, once", async () => {
    const goods = await plentifulProductAt(7);
    const { context } = await visitor();
    const wake = await asleep(context);
    const page = await context.newPage();
    await page.goto(`/shop/product/${goods.slug}`, { waitUntil: "commit" });
    await comesToNote(page);
    const add = page.getByRole("button", { name: `Add ${goods.title} to cart` }).first();
    await add.click();
    await add.click();
    await wake();
    const drawer = page.getByRole("dialog", { name: "Your cart" });
    await drawer.getByRole("link", { name: goods.title }).waitFor();
    await expect.poll(() => drawer.getByRole("textbox", { name: `Pieces of ${goods.title}` }).inputValue()).toBe("1");
  });

  it("shows no button of a part that is drawn with it before somebody would hear it", async () => {
    const { context, tab } = await visitor();
    const { promise: come, resolve: comes } = Promise.withResolvers<void>();
    await context.route(/\/assets\/trackers-later-/, (route) => come.then(() => route.continue()));
    const page = await tab("/Physical-Wellness");
    await page.getByText("Cat and cow").click();
    const begin = page.getByRole("button", { name: "Do it now: Cat and cow" });
    expect(await begin.count()).toBe(0);
    comes();
    await begin.click();
    await page.getByRole("button", { name: "Start the timer" }).waitFor();
  });

  it("draws nothing anew where it is known before what is in the cart", async () => {
    const { context, tab } = await visitor();
    const page = await tab("/shop/products?title=zzzzqqq");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add .* to cart$/ })
      .first()
      .click();
    await page.getByRole("link", { name: /^Cart, 1/ }).waitFor();
    const { promise: come, resolve: comes } = Promise.withResolvers<void>();
    await context.route(/\/assets\/catalogue-later-/, (route) => come.then(() => route.continue()));
    await page.reload();
    await page.getByRole("link", { name: /^Cart, 1/ }).waitFor();
    const code = page.waitForResponse(/\/assets\/catalogue-later-/);
    comes();
    await code;
    await page
      .getByRole("main")
      .getByRole("textbox", { name: /^Pieces of/ })
      .waitFor(); // Else its visitor hears of the error.
  });

  it("offers a city in a phone's menu once somebody would hear that it is pressed, and moves nothing then", async () => {
    const { context, tab } = await visitor({ width: 390 });
    const { promise: come, resolve: comes } = Promise.withResolvers<void>();
    await context.route(/\/assets\/site-later-/, (route) => come.then(() => route.continue()));
    const page = await tab("/shop");
    await page.getByRole("button", { name: "Account" }).click();
    const menu = page.getByRole("navigation", { name: "Account" });
    const app = menu.getByRole("link", { name: "Download app" });
    const before = await app.boundingBox();
    const choose = menu.getByRole("button", { name: "Choose your city" });
    expect(await choose.count()).toBe(0);
    comes();
    await choose.waitFor();
    expect(await app.boundingBox()).toEqual(before);
    await choose.click();
    await page.getByRole("dialog", { name: "Your city" }).waitFor();
  });

  it("fills a phone's menu that was opened before it came", async () => {
    const { context } = await visitor({ width: 390 });
    const wake = await asleep(context);
    const page = await context.newPage();
    await page.goto("/shop", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Account" }).click();
    const icons = page.getByRole("navigation", { name: "Account" }).locator("li svg");
    expect(await icons.count()).toBe(0);
    await wake();
    await icons.first().waitFor();
  });

  it("goes back to an address that the router went through before the page was loaded again", { tags: ["long"] }, async () => {
    const { context } = await visitor();
    const page = await context.newPage();
    await page.goto("/about-us");
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await page.evaluate(() => history.pushState({}, "", "/team"));
    const wake = await asleep(context);
    await page.reload({ waitUntil: "commit" });
    await comesToNote(page);
    const former = await page.getByRole("heading", { level: 1 }).innerText();
    await page.evaluate(() => history.back());
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).not.toBe(former);
    expect(new URL(page.url()).pathname).toBe("/about-us");
    await wake();
  });

  it("searches for all that was typed, sent before it comes", { tags: ["long"] }, async () => {
    const goods = await plentifulProductAt(7);
    const { context } = await visitor();
    const wake = await asleep(context);
    const page = await context.newPage();
    await page.goto("/", { waitUntil: "commit" });
    const search = page.getByRole("searchbox", { name: "Search products" }).first();
    await search.pressSequentially(goods.title);
    await search.press("Enter");
    await page.getByRole("heading", { level: 1, name: `Results for “${goods.title}”` }).waitFor();
    await wake();
  });

  it("shows a list in the order that was chosen", { tags: ["long"] }, async () => {
    const { context } = await visitor();
    const wake = await asleep(context);
    const page = await context.newPage();
    await page.goto("/shop/products", { waitUntil: "commit" });
    await comesToNote(page);
    await page.getByLabel("Sort by").selectOption("price-falling");
    await wake();
    await page.waitForURL(/order=price-falling/);
    await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("price-falling");
  });
});

describe("a page whose end comes late", () => {
  it("stays as it was drawn, and is awake once it is there", async () => {
    const line = await slowLine(inject("shop").address);
    const { context } = await visitor();
    const wake = await asleep(context);
    const page = await context.newPage();
    await page.goto(`${line.address}/shop/products?title=tri`, { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1, name: "Results for “tri”" });
    await heading.evaluate((drawn) => drawn.setAttribute("data-drawn", ""));
    await wake();
    await page.waitForSelector("script[type=module]", { state: "attached" });
    await page.evaluate('import(document.querySelector("script[type=module]").src).then(() => {})'); // The code has come and run.
    line.letGo();
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    expect(await heading.getAttribute("data-drawn")).toBe("");
    await page.close(); // It may still be asking for code.
    await line.close();
  });
});

/** A way to the shop on which the end of a page is held up until it is let go. */
async function slowLine(shop: string) {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/" }, answer) => {
    const come = await fetch(shop + url);
    answer.setHeader("content-type", come.headers.get("content-type") ?? "");
    const body = Buffer.from(await come.arrayBuffer());
    const data = body.indexOf('<script type="application/json"');
    if (data !== -1) {
      answer.write(body.subarray(0, data));
      await end;
    }
    answer.end(data === -1 ? body : body.subarray(data));
  });
  return { ...(await onLoopback(server)), letGo };
}

/** From now on code stays on its way until what is answered is called. */
async function asleep(context: BrowserContext): Promise<() => Promise<void>> {
  const { promise: morning, resolve: dawn } = Promise.withResolvers<void>();
  const isCode = (url: URL) => /^\/assets\/(?!early-).*\.js$/.test(url.pathname);
  await context.route(isCode, async (route) => {
    await morning;
    await route.continue().catch(() => {}); // Its page may be gone by now.
  });
  return async () => dawn();
}

/** Until the page notes what is done to it: that script is on the page before a hand is. */
const comesToNote = (page: Page) => page.waitForFunction(() => globalThis.takeEarly !== undefined);
