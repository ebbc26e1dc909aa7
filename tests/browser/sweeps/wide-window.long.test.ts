import { describe, expect, it } from "vitest";
import { WHOLE_PAGE, allAccessibilityFaults, contrastFaults, overflowOf } from "../harness/accessibility-faults.ts";
import { visitors } from "../harness/visitors.ts";

const { visitor } = visitors();

// What a narrow window shows is looked through by every-screen.long.test.ts.
describe("a window of 1280 pixels", () => {
  it.each([
    "/",
    "/shop",
    "/shop/products?brands=dhatri&only=in-stock",
    "/shop/products?title=tri",
    "/shop/product-brands",
    "/shop/product/ashwagandha-churna",
    "/shop/cart",
    "/practitioners?city=Pune",
    "/practitioners/dr-meenakshi-rao",
    "/shop/nothing-here/at-all",
  ])("fits %s, and nothing bars anybody from it, light or dark", async (address) => {
    const page = await (await visitor({ width: 1280 })).tab(address);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await overflowOf(page)).toBe(0);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await allAccessibilityFaults(page, WHOLE_PAGE)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaults(page, WHOLE_PAGE)).toEqual([]);
  });
});
