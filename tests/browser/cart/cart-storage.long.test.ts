import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { addFromPage, cartLines } from "#tests/browser/harness/cart-page.ts";
import { setStock } from "#tests/browser/harness/set-stock.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("a cart kept in the browser", () => {
  it("agrees between two tabs", async () => {
    const [first, second] = [await plentifulProductAt(2), await plentifulProductAt(3)];
    const somebody = await visitor();
    const cart = await somebody.tab("/shop/cart");
    await cart.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    const tab = await somebody.tab(`/shop/product/${first.slug}`);
    await addFromPage(tab, first.title);
    await cart.getByRole("link", { name: first.title }).waitFor();
    await cart.getByRole("button", { name: `One more of ${first.title}` }).click();
    await tab.goto(`/shop/product/${second.slug}`);
    await addFromPage(tab, second.title);
    await cart.getByRole("link", { name: second.title }).waitFor();
    const expected = [
      { title: first.title, quantity: 2 },
      { title: second.title, quantity: 1 },
    ];
    await expect.poll(() => cartLines(cart)).toEqual(expected);
    await tab.goto("/shop/cart");
    await tab.getByRole("link", { name: second.title }).waitFor();
    await expect.poll(() => cartLines(tab)).toEqual(expected);
  });

  it("opens though what was stored is broken, and is filled anew", async () => {
    const goods = await plentifulProductAt(2);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await page.evaluate(() => localStorage.setItem("cart_product", "[{]"));
    await page.goto("/shop/cart");
    await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    await page.goBack();
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
  });

  it("keeps the lines that can be read beside one that can't", async () => {
    const goods = await plentifulProductAt(2);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.evaluate(() =>
      localStorage.setItem(
        "cart_product",
        JSON.stringify([{ quantity: "many" }, ...JSON.parse(localStorage.getItem("cart_product") ?? "[]")]),
      ),
    );
    await page.goto("/shop/cart");
    await page.getByText("Part of your saved cart couldn't be loaded and was removed.").waitFor();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
  });

  it("loses what went out of stock meanwhile, and says so with a link [ru-cart-zero-stock-removed] [er-line-removed]", async () => {
    // Beyond those of other journeys: whoever buys it meanwhile would find it sold out.
    const [gone, stays] = [await plentifulProductAt(17), await plentifulProductAt(5)];
    const page = await (await visitor()).tab(`/shop/product/${gone.slug}`);
    await addFromPage(page, gone.title);
    await page.goto(`/shop/product/${stays.slug}`);
    await addFromPage(page, stays.title);
    await setStock(gone.id, 0);
    try {
      await page.goto("/shop/cart");
      const notice = page.getByRole("status").filter({ hasText: `${gone.title} was removed: it is out of stock.` });
      await notice.waitFor();
      expect(await notice.getByRole("link", { name: gone.title }).getAttribute("href")).toBe(`/shop/product/${gone.slug}`);
      await expect.poll(() => cartLines(page)).toEqual([{ title: stays.title, quantity: 1 }]);
      await notice.getByRole("button", { name: "Close" }).click();
      await notice.waitFor({ state: "hidden" });
      await page.reload();
      await page.getByRole("link", { name: stays.title }).waitFor();
      expect(await page.getByText("was removed").count()).toBe(0);
    } finally {
      await setStock(gone.id, gone.stock);
    }
  });
});
