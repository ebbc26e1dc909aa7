import { describe, expect, it } from "vitest";
import { visitors } from "./harness/visitors.ts";

const { visitor } = visitors();

describe("the frame on a desktop", () => {
  it("closes a menu that the keyboard leaves, as nothing may have the focus under it, and one whose link leads to the page at hand", async () => {
    const page = await (await visitor()).tab("/shop");
    const panel = page.locator("#shop-menu-2");
    await page.getByRole("button", { name: "Shop by concern" }).focus();
    await page.keyboard.press("Enter");
    await panel.locator(".shop-offers > .link").focus(); // Of the whole menu: another one of this name stands there until its code has come.
    await page.keyboard.press("Tab");
    const next = page.getByRole("button", { name: "Vitamins & Supplements" });
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    await panel.waitFor({ state: "hidden" });
    const services = page.getByRole("button", { name: "Our Services" });
    const menu = page.locator("#head-menu-0");
    await services.click();
    await menu.waitFor();
    await services.click();
    await menu.waitFor({ state: "hidden" }); // Its own button only closes it.
    await page.getByRole("button", { name: "Shop by category" }).click();
    await page.locator("#shop-menu-0 .shop-offers > .link").click();
    await page.locator("#shop-menu-0").waitFor({ state: "hidden" });
  });
});

describe("the frame on a phone", () => {
  it("rests behind its menus: the keyboard stays in them and goes back to their button, and a press beside them only closes them", async () => {
    const page = await (await visitor({ width: 390 })).tab("/shop/products");
    for (const [opener, menu] of [
      [page.getByRole("button", { name: "Menu", exact: true }), page.locator("#site-menu")],
      [page.getByRole("button", { name: "Your account" }), page.locator("#site-account")],
    ] as const) {
      await opener.focus();
      await page.keyboard.press("Enter");
      await menu.getByRole("button", { name: /^Close/ }).waitFor();
      await expect.poll(() => menu.evaluate((nav) => nav.contains(document.activeElement))).toBe(true);
      for (let turn = 0; turn < 24; turn += 1) {
        await page.keyboard.press("Tab");
        expect(
          await menu.evaluate((nav) =>
            [nav, document.body].some((one) => one === document.activeElement || nav.contains(document.activeElement)),
          ),
        ).toBe(true);
      }
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
      await opener.click();
      const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
      const link = await page.locator("main").getByRole("link").first().boundingBox();
      await page.mouse.click(x > 0 ? x / 2 : (x + width + 390) / 2, (link?.y ?? 0) + 10);
      await menu.waitFor({ state: "hidden" });
      await expect.poll(() => page.evaluate(() => document.querySelectorAll("[inert]").length)).toBe(0);
      expect(new URL(page.url()).pathname).toBe("/shop/products");
    }
  });
});
