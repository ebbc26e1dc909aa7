import { describe, expect, it } from "vitest";
import { goodsAt } from "./harness/goods.ts";
import { visitors } from "./harness/visitors.ts";
import { addFromPage, cartLines } from "./harness/shopping.ts";

const { visitor } = visitors();

describe("a visitor's cart", () => {
  it("is filled from a shelf that was browsed to [ui-cart-drawer]", async () => {
    const page = await (await visitor()).tab("/");
    await page.getByRole("navigation", { name: "Shop by category" }).getByRole("link").first().click();
    await page.waitForURL(/\/shop\/product-category\//);
    const add = page.getByRole("button", { name: /^Add .+ to cart$/ }).first();
    const title = (await add.getAttribute("aria-label"))?.slice("Add ".length, -" to cart".length) ?? "";
    await add.click();
    const drawer = page.getByRole("dialog", { name: "Your cart" });
    await drawer.getByRole("link", { name: title }).waitFor();
    await page.getByText("Product added to cart").waitFor();
    await drawer.getByRole("link", { name: "View cart" }).click();
    await page.getByRole("heading", { level: 1, name: "Your cart" }).waitFor();
    expect(await cartLines(page)).toEqual([{ title, quantity: expect.any(Number) }]);
  });

  it("is filled from a search", async () => {
    const goods = await goodsAt(0);
    const page = await (await visitor()).tab("/shop");
    await page.getByRole("searchbox", { name: "Search products" }).fill(goods.title);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/shop\/products\?title=/);
    await page.getByRole("link", { name: goods.title, exact: true }).click();
    await page.waitForURL(new RegExp(`/shop/product/${goods.slug}$`));
    await page.getByRole("heading", { level: 1, name: goods.title }).waitFor();
    await page.getByRole("button", { name: `Add ${goods.title} to cart` }).first().click();
    await page.getByRole("dialog", { name: "Your cart" }).getByRole("link", { name: goods.title }).waitFor();
  });

  it("says so where a search finds nothing", async () => {
    const page = await (await visitor()).tab("/shop/products?title=zzzzqqqq");
    await page.getByRole("heading", { level: 1, name: "No match for “zzzzqqqq”" }).waitFor();
  });

  it("counts one more when a product is added again, and changes with its quantity", async () => {
    const goods = await goodsAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    expect(await cartLines(page)).toEqual([{ title: goods.title, quantity: 3 }]);
    await page.getByRole("button", { name: `One less of ${goods.title}` }).click();
    expect(await cartLines(page)).toEqual([{ title: goods.title, quantity: 2 }]);
    expect(await page.getByRole("button", { name: `One less of ${goods.title}` }).isEnabled()).toBe(true);
    await page.getByRole("button", { name: `One less of ${goods.title}` }).click();
    expect(await page.getByRole("button", { name: `One less of ${goods.title}` }).isDisabled()).toBe(true);
  });

  it("survives a reload", async () => {
    const goods = await goodsAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await page.reload();
    await page.getByRole("list", { name: "Products in your cart" }).waitFor();
    expect(await cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
  });

  it("loses a line only after asking, and takes it back", async () => {
    const goods = await goodsAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await page.getByRole("button", { name: `Remove ${goods.title}` }).click();
    const question = page.getByRole("alertdialog", { name: `Remove ${goods.title}?` });
    await question.getByRole("button", { name: "Move to wishlist" }).waitFor();
    await question.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).first().click();
    expect(await cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
  });

  it("closes its drawer when the last line goes", async () => {
    const goods = await goodsAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await page.getByRole("button", { name: `Add ${goods.title} to cart` }).first().click();
    const drawer = page.getByRole("dialog", { name: "Your cart" });
    await drawer.getByRole("button", { name: `Remove ${goods.title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await drawer.waitFor({ state: "hidden" });
  });
});
