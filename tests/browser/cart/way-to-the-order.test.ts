import { describe, expect, inject, it } from "vitest";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { fetchFromShop } from "#tests/browser/harness/fetch-from-shop.ts";
import { codeTo } from "#tests/browser/harness/messages.ts";
import { plentifulProductAt, plentifulProducts } from "#tests/browser/harness/plentiful-products.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const drawer = (page: Page) => page.getByRole("dialog", { name: "Your cart" });
const whereFocusIs = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** What a page says of its own, to the eye and read aloud, save the names that are printed on packs. */
const saidInMain = (): string => {
  const page = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const printed of page.querySelectorAll("svg text, .back-of-pack, .printed-name")) printed.remove();
  const names = [...page.querySelectorAll("[aria-label], [alt]")].map(
    (one) => `${one.getAttribute("aria-label")} ${one.getAttribute("alt")}`,
  );
  return [page.textContent, ...names].join("\n");
};

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

  it("who reads Hindi meets no product by its Latin name on the way from the product to the order, where it has one in Hindi", async () => {
    const { slug, hindi } = await plentifulProductAt(2);
    const latin = (await plentifulProducts()).map(({ title }) => title);
    const mobile = newcomer();
    const bearer = await bearerOf(inject("shop"), mobile);
    await fetchFromShop(bearer, "PUT", "/shopUser/addNewUserAddress", {
      name: "नैना सेठी",
      mobile: "9820012345",
      address_line_1: "फ़्लैट 9",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411004",
    });
    const page = await (await visitor({ width: 390, bearer })).tab(`/language/hi?back=/shop/product/${slug}`);
    const expectHindi = async () => {
      await page
        .getByRole("main")
        .getByText(hindi)
        .or(page.getByRole("img", { name: hindi }))
        .filter({ visible: true }) // On a phone the last part of a path is hidden.
        .first()
        .waitFor();
      const said = await page.evaluate(saidInMain);
      expect(latin.filter((title) => said.includes(title))).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    };
    await page.getByRole("heading", { level: 1, name: hindi }).waitFor();
    await expectHindi();
    const stored = page.waitForResponse((response) => response.url().includes("/addProductToCartList")); // What is shown at once is on its way until then.
    await page
      .getByRole("button", { name: `कार्ट में डालें ${hindi}` })
      .first()
      .click();
    await stored;
    await page
      .getByRole("button", { name: `${hindi} एक और डालें` })
      .first()
      .waitFor(); // Who is signed in is shown no drawer.
    await page.goto("/shop/cart");
    await page.getByRole("heading", { level: 2, name: hindi }).waitFor();
    await expectHindi();
    await page.goto("/shop/checkout");
    await page.getByRole("radio", { name: "कैश ऑन डिलीवरी" }).check();
    const place = page.getByRole("button", { name: /^ऑर्डर करें, ₹/ }).last();
    await place.waitFor();
    await expect.poll(() => page.locator('button[aria-disabled="true"]').count()).toBe(0);
    await expectHindi();
    await place.click();
    await page.waitForURL(/thankyou/);
    await expectHindi();
    await page.goto((await page.locator("main a[href^='/shop/orders/']").first().getAttribute("href")) ?? "");
    await page.getByRole("link", { name: hindi, exact: true }).waitFor();
    await expectHindi();
    await page.getByRole("region", { name: "इनवॉइस" }).getByRole("link").first().click();
    await page.getByRole("article").getByText(hindi).first().waitFor();
    await expectHindi();
    await page.goto("/shop/orders");
    await expectHindi();
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
