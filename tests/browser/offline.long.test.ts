import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { addFromPage, cartLines } from "./harness/cart-page.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Until what the device keeps holds addresses. Not by the page's own waitForFunction: to it a promise is a yes. */
const keeps = (page: Page, ...addresses: readonly string[]) =>
  expect
    .poll(async () => (await Promise.all(addresses.map((address) => textKept(page, address)))).includes(null), { timeout: 60_000 })
    .toBe(false);

const textKept = (page: Page, address: string): Promise<string | null> =>
  page.evaluate(async (asked) => (await (await caches.match(asked, { ignoreVary: true }))?.text()) ?? null, address);

const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

describe("a visitor without a line", () => {
  it("has the cart and its drawer though neither was ever opened", async () => {
    const goods = await plentifulProductAt(6);
    const { context, tab } = await visitor({ keeping: "on", line: "bad" });
    const page = await tab("/shop");
    await keeps(page, "/shop/cart");
    const needed: readonly string[] = await page.evaluate(async () => (await fetch("/cart-files-en.json")).json());
    expect(needed.length).toBeGreaterThan(10);
    await expect.poll(async () => (await kept(page)).some((address) => address.startsWith("/cart-files?")), { timeout: 60_000 }).toBe(true);
    const files = await kept(page);
    expect(needed.filter((file) => !files.includes(file))).toEqual([]);
    await page.goto(`/shop/product/${goods.slug}`);
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await keeps(page, `/shop/product/${goods.slug}`);
    await context.setOffline(true);
    await addFromPage(page, goods.title);

    // What the router asks for in vain is loaded as a page: one never seen says that there is no line, one that was is there.
    await page.locator('a[href^="/shop/product-brands/"]').first().click();
    await page.getByRole("heading", { level: 1, name: "There is no internet right now" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: goods.title }).waitFor();
    await page.goto("/team");
    await page.getByRole("link", { name: "Open your cart" }).click();
    await page.getByRole("link", { name: goods.title }).first().waitFor();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);

    // What never came is told quietly, and everything else stays as it is.
    await page.getByRole("button", { name: "Login and Checkout" }).first().click();
    await page.getByText("This could not be opened.").waitFor();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
  });
});
