import { describe, expect, it } from "vitest";
import { WHOLE_PAGE, accessibilityFaults, overflowOf } from "./harness/accessibility-faults.ts";
import { addFromPage } from "./harness/cart-page.ts";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const chip = (page: Page, name: string | RegExp) => page.getByRole("banner").getByRole("button", { name }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Where should we deliver?" });

describe("a visitor's pincode", () => {
  it("is typed once, and header, cards, product and cart tell of it, on a phone and on a desk [ep-pincode]", async () => {
    const { slug, title } = await plentifulProductAt(2);
    const { tab } = await visitor({ width: 390 });
    const page = await tab("/shop/products");
    await chip(page, "Enter your pincode").click();
    await dialog(page).waitFor();
    expect(await accessibilityFaults(page, WHOLE_PAGE)).toEqual([]);
    await dialog(page).getByLabel("Your pincode").fill("999999");
    await dialog(page).getByRole("button", { name: "Deliver here" }).click();
    await dialog(page).getByText("We don't deliver to 999999 yet.").waitFor();
    await dialog(page).getByLabel("Your pincode").fill("560001");
    await dialog(page).getByRole("button", { name: "Deliver here" }).click();
    await dialog(page).waitFor({ state: "hidden" });
    await chip(page, "Deliver to 560001").waitFor();
    await page
      .locator("article")
      .getByText(/^by \w{3} \d{1,2} \w{3}/)
      .first()
      .waitFor();
    expect([await accessibilityFaults(page, "main"), await overflowOf(page)]).toEqual([[], 0]);

    await page.goto(`/shop/product/${slug}`);
    await page.getByRole("region", { name: "Delivery" }).getByText("Delivery to 560001").waitFor();
    await addFromPage(page, title);
    await page.goto("/shop/cart");
    const cart = page.getByRole("main");
    await cart.getByText("Deliver to 560001").waitFor();
    await cart.getByRole("button", { name: "Change", exact: true }).click();
    await dialog(page).getByText("Choose by city").click();
    await dialog(page).getByRole("button", { name: /^Pune/ }).click();
    await cart.getByText("Deliver to 411001").waitFor();
    await chip(page, "Deliver to 411001").waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await chip(page, "Deliver to 411001").click();
    await dialog(page).getByLabel("Your pincode").waitFor();
    expect([await accessibilityFaults(page, WHOLE_PAGE), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("is told in Hindi too", async () => {
    const { tab } = await visitor({ width: 390 });
    const page = await tab("/language/hi?back=/shop/products");
    await page.evaluate(() => localStorage.setItem("pincode", "411004"));
    await page.reload();
    await chip(page, "डिलीवरी 411004 पर").waitFor();
    await page.locator("article").getByText(/तक$/).first().waitFor();
  });
});
