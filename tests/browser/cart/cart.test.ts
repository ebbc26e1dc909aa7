import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { addFromPage, billFigures, cartLines } from "#tests/browser/harness/cart-page.ts";

const { visitor } = visitors();

describe("a visitor's cart", () => {
  it("is filled from a list that was browsed to [ui-drawer-opens] [er-toast-cart-added]", async () => {
    const page = await (await visitor()).tab("/");
    const category = page.getByRole("main").locator('a[href^="/shop/product-category/"]').first();
    const list = (await category.innerText()).trim();
    await category.click();
    await page.getByRole("heading", { level: 1, name: list }).waitFor();
    const add = page.getByRole("button", { name: /^Add .+ to cart$/ }).first();
    const title = (await page.getByRole("article").filter({ has: add }).first().getByRole("heading").textContent()) ?? ""; // A card below the window has a text, though none that is drawn.
    await add.click();
    const drawer = page.getByRole("dialog", { name: "Your cart" });
    await Promise.all([drawer.getByRole("link", { name: title }).waitFor(), page.getByText("Product added to cart").waitFor()]); // The news go by themselves.
    await drawer.getByRole("link", { name: "View cart" }).click();
    await page.getByRole("heading", { level: 1, name: "Your cart" }).waitFor();
    await expect.poll(() => cartLines(page)).toEqual([{ title, quantity: expect.any(Number) }]);
  });

  it("is filled from a search [ru-cart-visitor-may]", { tags: ["long"] }, async () => {
    const goods = await plentifulProductAt(0);
    const page = await (await visitor()).tab("/shop");
    await page.getByRole("searchbox", { name: "Search products" }).fill(goods.title);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/shop\/products\?title=/);
    await page.getByRole("link", { name: goods.title, exact: true }).click();
    await page.waitForURL(new RegExp(`/shop/product/${goods.slug}$`));
    await page.getByRole("heading", { level: 1, name: goods.title }).waitFor();
    await page
      .getByRole("button", { name: `Add ${goods.title} to cart` })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Your cart" }).getByRole("link", { name: goods.title }).waitFor();
  });

  it("says so where a search finds nothing", { tags: ["long"] }, async () => {
    const page = await (await visitor()).tab("/shop/products?title=zzzzqqqq");
    await page.getByRole("heading", { level: 1, name: "No match for “zzzzqqqq”" }).waitFor();
  });

  it("is filled, changed and read by plain forms where no script runs, and becomes the browser's cart once it does, once", {
    tags: ["long"],
  }, async () => {
    const [goods, more] = [await plentifulProductAt(0), await plentifulProductAt(1)];
    const { context } = await visitor({ width: 390, scripts: "off" });
    const page = await context.newPage();
    await page.goto("/shop/cart");
    await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    for (const { slug, title } of [goods, more, more]) {
      await page.goto(`/shop/product/${slug}`);
      await page
        .getByRole("button", { name: `Add ${title} to cart` })
        .first()
        .click();
      await page.waitForURL(/\/shop\/cart$/);
    }
    await page.getByRole("button", { name: `One more of ${more.title}` }).click();
    await expect
      .poll(() => cartLines(page))
      .toEqual([
        { title: goods.title, quantity: 1 },
        { title: more.title, quantity: 3 },
      ]);
    await page.getByRole("button", { name: `One less of ${more.title}` }).click();
    const figures = page.getByRole("region", { name: "Bill" }).locator(".bill summary .number");
    const plain = await figures.allInnerTexts();
    const coupon = page.getByRole("button", { name: /^See the bill with it/ }).first();
    if ((await coupon.count()) > 0) {
      await coupon.click();
      await expect.poll(() => figures.allInnerTexts()).not.toEqual(plain);
      await page.getByRole("button", { name: /^See the bill without it/ }).click();
    }
    await expect.poll(() => figures.allInnerTexts()).toEqual(plain);
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await page.getByText("please switch on JavaScript").first().waitFor();
    expect(await page.getByRole("list", { name: "Products in your cart" }).innerText()).toContain(more.title);

    // The same browser, with script from here on.
    const scripted = await visitor({ width: 390 });
    await scripted.context.addCookies(await context.cookies());
    const [first, second] = await Promise.all([scripted.tab("/shop/cart"), scripted.tab("/shop")]);
    const lines = [
      { title: goods.title, quantity: 1 },
      { title: more.title, quantity: 2 },
    ];
    await expect.poll(() => cartLines(first)).toEqual(lines);
    await expect.poll(() => billFigures(first)).toMatchObject({ Total: plain.at(-1) });
    await expect.poll(async () => (await scripted.context.cookies()).some(({ name }) => name === "form_cart")).toBe(false);
    await second.goto("/shop/cart");
    await expect.poll(() => cartLines(second)).toEqual(lines);
  });

  it("changes with its quantity, down to the fewest that may be bought [ui-line-minus-min] [ui-line-readonly]", async () => {
    const goods = await plentifulProductAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 3 }]);
    await page.getByRole("button", { name: `One less of ${goods.title}` }).click();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 2 }]);
    const less = page.getByRole("button", { name: `One less of ${goods.title}` });
    await expect.poll(() => less.isEnabled()).toBe(true);
    await less.click();
    await expect.poll(() => less.isDisabled()).toBe(true);
    expect(await page.getByRole("textbox", { name: `Pieces of ${goods.title}` }).isEditable()).toBe(false);
  });

  it("survives a reload [ru-cart-guest-storage]", async () => {
    const goods = await plentifulProductAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await page.reload();
    await page.getByRole("list", { name: "Products in your cart" }).waitFor();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
  });

  it("loses a line only after asking, and takes it back [ui-line-remove-confirm] [er-toast-cart-removed]", async () => {
    const goods = await plentifulProductAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await page.getByRole("button", { name: `Remove ${goods.title}` }).click();
    const question = page.getByRole("alertdialog", { name: `Remove ${goods.title}?` });
    await question.getByRole("button", { name: "Move to wishlist" }).waitFor();
    await question.getByRole("button", { name: "Remove", exact: true }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Product removed from cart" });
    await toast.hover(); // Pointed at, it stays.
    await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
  });

  it("shows lines, coupons, figures and the way to checkout in a drawer of 400 pixels [ui-drawer-size] [co-side-panel-width] [ui-drawer-lines] [ui-drawer-checkout-out] [ui-coupon-list] [co-coupon-list-height]", async () => {
    const goods = await plentifulProductAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await page
      .getByRole("button", { name: `Add ${goods.title} to cart` })
      .first()
      .click();
    const drawer = page.getByRole("dialog", { name: "Your cart" });
    await drawer.getByRole("link", { name: goods.title }).waitFor();
    await drawer.getByRole("list", { name: "Coupons for you" }).waitFor();
    for (const figure of ["Subtotal", "Shipping", "Discount", "Total"])
      await drawer
        .locator("summary")
        .filter({ hasText: new RegExp(`^${figure}`) })
        .waitFor();
    await expect.poll(() => drawer.evaluate((panel) => (panel instanceof HTMLElement ? panel.offsetWidth : 0))).toBe(400); // Not of where its slide leaves it.
    const list = drawer.getByRole("list", { name: "Coupons for you" });
    await expect.poll(async () => (await list.boundingBox())?.height).toBe(256); // 16rem, and there is more than that.
    await expect.poll(() => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
    await drawer.getByRole("button", { name: "Login and Checkout" }).click();
    await page.getByRole("dialog", { name: "Sign in or sign up" }).waitFor();
  });

  it("fills on a phone too, with the total in the thumb's reach", { tags: ["long"] }, async () => {
    const goods = await plentifulProductAt(1);
    const page = await (await visitor({ width: 390 })).tab(`/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.getByRole("link", { name: "Cart, 1 product" }).click();
    await page.getByRole("heading", { level: 1, name: "Your cart" }).waitFor();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
    await page.getByRole("link", { name: "See bill" }).click();
    await page.getByRole("region", { name: "Bill" }).locator("summary").first().click();
    await page.getByText("Prices include GST.").waitFor();
  });

  it("closes its drawer when the last line goes [ui-drawer-closes]", async () => {
    const goods = await plentifulProductAt(1);
    const page = await (await visitor()).tab(`/shop/product/${goods.slug}`);
    await page
      .getByRole("button", { name: `Add ${goods.title} to cart` })
      .first()
      .click();
    const drawer = page.getByRole("dialog", { name: "Your cart" });
    await drawer.getByRole("button", { name: `Remove ${goods.title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await drawer.waitFor({ state: "hidden" });
  });
});
