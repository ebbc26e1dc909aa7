import { describe, expect, it } from "vitest";
import { addFromPage } from "../harness/cart-page.ts";
import { plentifulProductAt } from "../harness/plentiful-products.ts";
import { visitors } from "../harness/visitors.ts";

const { visitor } = visitors();

describe("the chat", () => {
  it.each([390, 1440])("hides nothing of home, a list or a cart at %i pixels, however far one has scrolled", async (width) => {
    const { slug, title } = await plentifulProductAt(3);
    const page = await (await visitor({ width })).tab(`/shop/product/${slug}`);
    await addFromPage(page, title);
    for (const path of ["/", "/shop/products", "/shop/cart"]) {
      await page.goto(path);
      const chat = page.locator(".chat");
      await chat.waitFor();
      const place = await chat.evaluate((link) => {
        const { position } = getComputedStyle(link);
        const { left } = link.getBoundingClientRect();
        const ends = [...document.querySelectorAll("main .page-width")].map((part) => {
          const { paddingRight } = getComputedStyle(part);
          return part.getBoundingClientRect().right - Number.parseFloat(paddingRight);
        });
        return { position, isBeside: left >= Math.max(...ends) };
      });
      expect(place.position === "absolute" || place.isBeside, `${path} at ${width}`).toBe(true);
    }
  });
});
