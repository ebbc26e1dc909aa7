import { describe, expect, it } from "vitest";
import { arrival, focusOn, tabTo } from "./harness/focus.ts";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { billFigures, cartLines } from "./harness/cart-page.ts";
import { visitors } from "./harness/visitors.ts";

const { visitor } = visitors();

describe("the keyboard alone", () => {
  it("finds a product, puts it into the cart, changes it and opens a figure of the bill", async () => {
    const goods = await plentifulProductAt(6);
    const page = await (await visitor()).tab("/");
    await tabTo(page, "Skip to content");
    await tabTo(page, "Search products");
    await page.keyboard.type(goods.title);
    await page.keyboard.press("Enter");
    await arrival(page, `Results for “${goods.title}”`);
    await tabTo(page, goods.title);
    await page.keyboard.press("Enter");
    await arrival(page, goods.title);
    await tabTo(page, `Add ${goods.title} to cart`);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Your cart" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Your cart" }).waitFor({ state: "hidden" });
    await page.goto("/shop/cart");
    await page.getByRole("list", { name: "Products in your cart" }).waitFor();
    await tabTo(page, `One more of ${goods.title}`);
    await page.keyboard.press("Enter");
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 2 }]);
    await tabTo(page, "Subtotal");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Bill" }).getByText("Prices include GST.").waitFor();
    expect(Object.keys(await billFigures(page))).toContain("Total");
  });

  it("narrows a list and opens what it found, with the focus in sight all the way", { tags: ["long"] }, async () => {
    const page = await (await visitor()).tab("/shop/products");
    await tabTo(page, "Cash on delivery");
    await page.keyboard.press("Space");
    await page.waitForURL(/cash-on-delivery/);
    await page.getByRole("checkbox", { name: /^Cash on delivery/, checked: true }).waitFor();
    const goods = await page.getByRole("main").locator("article h3 a").first().innerText();
    await tabTo(page, goods);
    await page.keyboard.press("Enter");
    await arrival(page, goods);
  });

  it("leads past the menus to the content", async () => {
    const page = await (await visitor()).tab("/shop");
    await page.keyboard.press("Tab");
    expect(await focusOn(page)).toEqual({ name: "Skip to content", isSeen: true });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  });
});
