import { describe, expect, it } from "vitest";
import { addFromPage } from "#tests/browser/harness/cart-page.ts";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Locator } from "playwright-core";

const { visitor } = visitors();

const CHURNA = "/shop/product/ashwagandha-churna";

describe("news on a desktop", () => {
  /** Which of them can't be pressed in their middle. */
  const covered = (parts: Locator) =>
    parts.evaluateAll((all) =>
      all
        .filter((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return (document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".toasts") ?? null) !== null;
        })
        .map((part) => part.getAttribute("aria-label") ?? part.textContent),
    );

  it("lie over nothing that is pressed next, on a product's page and in the cart", async () => {
    const page = await (await visitor()).tab(CHURNA);
    await addFromPage(page, "Ashwagandha Churna");
    const news = page.locator(".toasts li").first();
    await news.waitFor();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await covered(page.locator(".product-views button, .buy-box :is(a, button, input)"))).toEqual([]);
    for (const place of [3, 4, 5]) {
      const { slug, title } = await plentifulProductAt(place);
      await page.goto(`/shop/product/${slug}`);
      await addFromPage(page, title);
    }
    await page.goto("/shop/cart");
    const lines = page.getByRole("list", { name: "Products in your cart" });
    await lines
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.locator(".toasts li").getByRole("button", { name: "Undo" }).waitFor();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await covered(page.locator("main :is(a, button, input)"))).toEqual([]);
  });
});
