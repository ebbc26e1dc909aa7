import { describe, expect, it } from "vitest";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { codeTo } from "#tests/browser/harness/messages.ts";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const drawer = (page: Page) => page.getByRole("dialog", { name: "Your cart" });
const whereFocusIs = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("on a phone a visitor", () => {
  it("comes from a product by the cart's drawer to a placed order, and nothing lies over a page on the way [ru-checkout-entry-out] [ui-drawer-opens]", async () => {
    const { slug, title } = await plentifulProductAt(2);
    const page = await (await visitor({ width: 390 })).tab(`/shop/product/${slug}`);
    await page
      .getByRole("button", { name: `Add ${title} to cart` })
      .first()
      .click();
    await drawer(page).getByText(title, { exact: true }).first().waitFor();
    await drawer(page).getByRole("button", { name: "Login and Checkout" }).click();
    const since = Date.now();
    const mobile = newcomer();
    await page.getByLabel("Mobile number").fill(mobile);
    await page.keyboard.press("Enter");
    await page.getByLabel("OTP", { exact: true }).fill(await codeTo(mobile, since));
    await page.getByLabel("Full name").fill("Naina Sethi");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("heading", { name: "Checkout", level: 1 }).waitFor();
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/shop/checkout");
    await expect.poll(() => whereFocusIs(page)).toBe("Checkout");
    expect(await page.getByText("OTP sent").count()).toBe(0); // The code was accepted.
    expect(await page.getByText(/from this device/).count()).toBe(0); // A new account held nothing before.

    await page.getByLabel("Full name").fill("Naina Sethi");
    await page.getByLabel("Flat, house, building").fill("Flat 9, Neem Court");
    await page.getByLabel("Pincode").fill("411004");
    await expect.poll(() => page.getByLabel("City or town").inputValue()).toBe("Pune");
    await page.getByRole("button", { name: "Save and deliver here" }).click();
    await page.getByRole("radio", { name: "Cash on delivery" }).check();
    const place = page.getByRole("button", { name: /^Place order, ₹/ }).last();
    await place.waitFor();
    await expect.poll(() => page.locator('button[aria-disabled="true"]').count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    await place.click();
    await page.getByRole("heading", { name: "Thank you, your order is placed" }).waitFor();
    await expect.poll(() => whereFocusIs(page)).toBe("Thank you, your order is placed");
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });

  it("finds no drawer over the page to which a link in it or the browser's Back leads", async () => {
    const { slug, title } = await plentifulProductAt(2);
    const page = await (await visitor({ width: 390 })).tab("/shop");
    await page.goto(`/shop/product/${slug}`);
    await page
      .getByRole("button", { name: `Add ${title} to cart` })
      .first()
      .click();
    await drawer(page).getByRole("link", { name: "View cart" }).click();
    await page.getByRole("heading", { name: "Your cart", level: 1 }).waitFor();
    await drawer(page).waitFor({ state: "hidden" });
    await page.goBack();
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.locator("nav.drawer.menu:popover-open");
    await menu.waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "Your cart", level: 1 }).waitFor();
    await menu.waitFor({ state: "hidden" });
  });
});
