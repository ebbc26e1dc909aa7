import { describe, expect, inject, it } from "vitest";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Somebody of the demo to whom things were delivered before. */
const ASHA = "5555500001";
const PHONE = { width: 390, height: 844 };

const screens = (page: Page): Promise<number> => page.evaluate((one) => document.documentElement.scrollHeight / one, PHONE.height);

describe("the first page on a phone", () => {
  it("is at most five screens long, for somebody new and for a customer, who finds there what they bought before", async () => {
    const somebody = await visitor({ width: PHONE.width });
    const page = await somebody.tab("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).waitFor();
    expect(await screens(page)).toBeLessThanOrEqual(5);
    const bearer = await bearerOf(inject("shop"), ASHA);
    await page.evaluate((token) => localStorage.setItem("token", token), bearer);
    await page.reload();
    const refills = page.locator(".refills");
    await refills.getByRole("heading", { name: "Buy again" }).waitFor();
    await refills
      .getByRole("button", { name: /^(Add .+ to cart|One more of .+)$/ })
      .first()
      .waitFor();
    expect(await screens(page)).toBeLessThanOrEqual(5);
    const again = refills.getByRole("article").first().getByRole("link");
    const title = (await again.innerText()).trim();
    await again.click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  });

  it("has a menu with a way in, one's orders and a picture for each entry, which leads on", async () => {
    const page = await (await visitor({ width: PHONE.width })).tab("/");
    const menu = page.locator("#site-menu");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.getByRole("tab", { name: "Shop" }).waitFor();
    for (const name of ["Tools", "Consult Doctor"]) {
      await menu.getByRole("tab", { name }).click();
      const links = menu.getByRole("tabpanel", { name }).getByRole("link");
      await links.first().waitFor();
      expect(await links.evaluateAll((all) => all.filter((link) => link.querySelector("svg") === null).length)).toBe(0);
    }
    await menu.getByRole("link", { name: "My Orders" }).click();
    await page.getByLabel("Mobile number").waitFor(); // Orders are somebody's.
  });
});

describe("the focus, once something is closed,", () => {
  it("is on the quantity that stands where a product was added, after its drawer", async () => {
    const page = await (await visitor()).tab("/shop/product/ashwagandha-churna");
    await page.locator(".buying").getByRole("button", { name: "Add Ashwagandha Churna to cart" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Your cart" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Your cart" }).waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".buying") !== null)).toBe(true);
  });
});
