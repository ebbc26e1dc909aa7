import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("every list of the shop", () => {
  it.each([
    ["/shop/product-brands", "Brands", "[rt-shop-product-brands-none]"],
    ["/SHOP/Product-Brands/aranya%20roots", "Aranya Roots", "[rt-shop-product-brands-slug]"],
    ["/shop/product-subcategory/churna", "Churna", "[rt-shop-product-subcategory-slug]"],
    ["/shop/product-tag/ashwagandha", "ashwagandha", "[rt-shop-product-tag-slug]"],
    ["/shop/products?concern=Stress+%26+sleep&only=in-stock", "Stress & sleep", ""],
  ])("opens at %s on a visit and on reload, and fits the narrowest phone: %s %s", async (address, heading) => {
    const page = await (await visitor({ width: 320 })).tab(address);
    for (const isAgain of [false, true]) {
      const response = isAgain ? await page.reload() : null;
      expect(response?.status() ?? 200).toBe(200);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});

describe("a product's page", () => {
  it("fits the narrowest phone at twice the size of text, in Hindi too", async () => {
    const { slug } = await plentifulProductAt(3);
    const page = await (await visitor({ width: 320 })).tab(`/shop/product/${slug}`);
    await page.context().addCookies([{ name: "language", value: "hi", url: page.url() }]);
    await page.reload();
    await page.locator("html[lang=hi]").waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });

  it("without script shows nothing to press that nobody would hear", async () => {
    const { slug, title } = await plentifulProductAt(3);
    const page = await (await visitor({ scripts: "off" })).tab(`/shop/product/${slug}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    for (const name of [/ closely$/, /^Share /, / to wishlist$/, /^Check$/])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
  });
});
