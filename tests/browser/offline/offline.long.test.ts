import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { addFromPage, cartLines } from "#tests/browser/harness/cart-page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { kept, keeps } from "./kept-answers.ts";

const { visitor } = visitors();

describe("a visitor without a line", () => {
  it("has the cart and its drawer though neither was ever opened", async () => {
    const goods = await plentifulProductAt(6);
    const { context, tab } = await visitor({ keeping: "on", line: "bad" });
    const page = await tab("/shop");
    await keeps(page, "/shop/cart");
    const needed: readonly string[] = await page.evaluate(async () => (await fetch("/kept-files-en.json")).json());
    expect(needed.length).toBeGreaterThan(10);
    await expect.poll(async () => (await kept(page)).some((address) => address.startsWith("/kept-files?")), { timeout: 60_000 }).toBe(true);
    const files = await kept(page);
    expect(needed.filter((file) => !files.includes(file))).toEqual([]);
    await page.goto(`/shop/product/${goods.slug}`);
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await keeps(page, `/shop/product/${goods.slug}`);
    await context.setOffline(true);
    await addFromPage(page, goods.title);

    // What the router asks for in vain is loaded as a page: one never seen says that there is no line, one that was is there.
    await page.locator('a[href^="/shop/product-brands/"]').first().click();
    await page.getByRole("heading", { level: 1, name: "You're offline" }).waitFor();
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
