import { describe, expect, it } from "vitest";
import { barred } from "./harness/barred-from.ts";
import { visitors } from "./harness/visitors.ts";

const { visitor } = visitors();

// Every screen, of guests, customers and practitioners, is looked at by sweeps/every-screen.long.test.ts.
describe("a window of 320 pixels", () => {
  it("bars nobody from what opens: filters, a drawer, a filled cart, menus and sign-in", async () => {
    const page = await (await visitor({ width: 320 })).tab("/shop/products");
    await page
      .getByRole("button", { name: /filter/i })
      .first()
      .click();
    await page.locator("#filters").getByRole("checkbox").first().waitFor();
    expect(await barred(page, "#filters")).toEqual([]);
    await page.keyboard.press("Escape");

    await page
      .locator("main")
      .getByRole("button", { name: /^Add .* to cart/ })
      .first()
      .click();
    const drawer = page.getByRole("dialog").filter({ hasText: "Cart" });
    await drawer
      .getByRole("button", { name: /^One more/ })
      .first()
      .waitFor();
    expect(await barred(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    await page.goto("/shop/cart");
    await page
      .getByRole("button", { name: /^One more/ })
      .first()
      .waitFor();
    await page.getByText("Total", { exact: false }).first().waitFor();
    expect(await barred(page)).toEqual([]);

    for (const [menu, part] of [
      ["#site-menu", "tab"], // Its links stand folded once its tabs have come.
      ["#site-account", "link"],
    ] as const) {
      await page
        .locator(`[popovertarget="${menu.slice(1)}"]`)
        .first()
        .click();
      await page.locator(menu).getByRole(part).first().waitFor();
      expect(await barred(page, menu)).toEqual([]);
      await page.keyboard.press("Escape");
    }

    await page.goto("/login");
    await page.getByRole("textbox").filter({ visible: true }).first().waitFor();
    expect(await barred(page)).toEqual([]);
  });
});
