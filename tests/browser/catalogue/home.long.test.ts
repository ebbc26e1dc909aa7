import { describe, expect, it } from "vitest";
import { focusOn } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Locator, Page } from "playwright-core";

const { visitor } = visitors();

describe("the focus, once something is closed,", () => {
  const opened: readonly (readonly [at: string, width: number, opener: string, what: (page: Page) => Locator])[] = [
    ["/", 390, "Enter your pincode", (page) => page.getByRole("dialog", { name: "Where should we deliver?" })],
    ["/", 1280, "Choose your city", (page) => page.getByRole("dialog")],
    ["/", 1280, "Shop by category", (page) => page.locator("#shop-menu-0")],
    ["/", 1280, "Our Services", (page) => page.locator("#head-menu-0")],
    ["/shop/products", 390, "Filters", (page) => page.getByRole("complementary", { name: "Filters" })],
    ["/shop/product/ashwagandha-churna", 1280, "Add Ashwagandha Churna to wishlist", (page) => page.getByRole("dialog")],
  ];

  it("is on what opened it: dialogs, menus, filters, the way to sign in", async () => {
    const tabs = new Map(await Promise.all([390, 1280].map(async (width) => [width, await (await visitor({ width })).tab("/")] as const)));
    for (const [at, width, name, what] of opened) {
      const page = tabs.get(width);
      if (page === undefined) throw new Error(`No window is ${width} pixels wide.`);
      if (new URL(page.url()).pathname !== at) await page.goto(at);
      const opener = page.getByRole("button", { name }).filter({ visible: true }).first();
      await opener.focus();
      await page.keyboard.press("Enter");
      await what(page).filter({ visible: true }).first().waitFor();
      await page.keyboard.press("Escape");
      await what(page).first().waitFor({ state: "hidden" });
      await expect.poll(() => opener.evaluate((one) => one === document.activeElement), { message: name }).toBe(true);
      expect((await focusOn(page)).isSeen).toBe(true);
    }
  });
});
