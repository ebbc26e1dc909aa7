import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "./harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "./harness/bearer-token.ts";
import { addFromPage, billFigures } from "./harness/cart-page.ts";
import { codeTo } from "./harness/messages.ts";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "./harness/visitors.ts";

const { visitor } = visitors();

describe("a cart on its way to an order", () => {
  it("is bought with cash on a phone: an address that outlasts a reload, a bill, one order however often it is pressed [gd-checkout-pass] [gd-checkout-layout] [rt-shop-checkout] [rt-shop-thankyou-id] [ru-checkout-entry-go]", async () => {
    const page = await signIn({ width: 390 });
    const before = await ordersOf(page);
    await fillCart(page);
    await page.goto("/shop/cart");
    await page.getByRole("link", { name: "Checkout" }).last().click();
    await page.getByRole("heading", { name: "Checkout", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/shop/checkout");
    expect(await page.getByRole("banner").getByRole("link").count()).toBe(1);

    await page.getByLabel("Flat, house, building").fill("Flat 9, Neem Court");
    await page.getByLabel("Pincode").fill("411004");
    await page.waitForFunction(() => sessionStorage.getItem("checkout")?.includes("411004") === true);
    await page.reload();
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>("main select")?.value === "Maharashtra");
    await expect.poll(() => page.getByLabel("Flat, house, building").inputValue()).toBe("Flat 9, Neem Court");
    await expect.poll(() => page.getByLabel("City or town").inputValue()).toBe("Pune");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Save and deliver here" }).click();
    await page.getByRole("radio", { name: "Kabir Das · Home", checked: true }).waitFor();
    await page.getByRole("radio", { name: "Cash on delivery" }).check();
    const place = page.getByRole("button", { name: /^Place order, ₹/ }).last();
    await place.waitFor();
    await page.getByText(/^These prices and pieces are held for you until/).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    expect(page.url()).not.toContain("?");
    const figures = await billFigures(page);
    expect(figures["Paying online"]).toBeUndefined();
    await page.locator('button[aria-disabled="true"]').waitFor({ state: "detached" });
    const paidAtDoor = (await place.innerText()).replace("Place order, ", "");
    await place.dblclick();

    await page.getByRole("heading", { name: "Thank you, your order is placed" }).waitFor();
    await expect.poll(() => whereFocusIs(page)).toBe("Thank you, your order is placed");
    await page.getByText(`Please keep ${paidAtDoor} ready for the courier.`).waitFor();
    expect(await page.getByText("To pay on delivery").locator("..").innerText()).toContain(figures["Total"]);
    expect([await accessibilityFaults(page, "main"), await overflowOf(page)]).toEqual([[], 0]);
    expect(await ordersOf(page)).toBe(before + 1);
    await page.goto("/shop/checkout");
    await page.getByRole("heading", { name: "Shop", level: 1 }).waitFor(); // The cart is empty.
  });

  it("of a visitor is bought once they signed in, with goods and bill beside the empty address form", { tags: ["long"] }, async () => {
    const { slug, title } = await plentifulProductAt(4);
    const page = await (await visitor({})).tab(`/shop/product/${slug}`);
    await addFromPage(page, title);
    await page.goto("/shop/cart");
    await page.getByRole("button", { name: "Login and Checkout" }).first().click();
    const since = Date.now();
    const mobile = newcomer();
    await page.getByLabel("Mobile number").fill(mobile);
    await page.keyboard.press("Enter");
    await page.getByLabel("OTP", { exact: true }).fill(await codeTo(mobile, since));
    await page.getByLabel("Full name").fill("Naina Sethi");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("heading", { name: "Checkout", level: 1 }).waitFor();
    await expect.poll(() => whereFocusIs(page)).toBe("Checkout");
    await page.getByLabel("Pincode").waitFor();
    const bill = page.getByRole("region", { name: "Bill" });
    await bill.getByRole("list", { name: "Products in this order" }).getByText(title).waitFor();
    await bill
      .locator("summary")
      .filter({ hasText: /^Total/ })
      .waitFor();
    await bill.getByText(/^(Pay online and save ₹|\d+% off for paying online)/).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
  });

  it("is paid online by the keyboard alone: it fails, nothing is taken, it is tried again and paid", async () => {
    const page = await signIn({});
    const before = await ordersOf(page);
    await fillCart(page);
    await liveSomewhere(page);
    await page.goto("/shop/checkout");
    await page
      .getByRole("button", { name: /^(Pay|Place order,) ₹/ })
      .first()
      .waitFor();
    await tabTo(page, (at) => at.startsWith("cash") || at.startsWith("online"));
    if ((await focused(page)).startsWith("cash")) await page.keyboard.press("ArrowUp");
    await page.getByRole("radio", { name: /^UPI/, checked: true }).waitFor();
    await page.locator('button[aria-disabled="true"]').waitFor({ state: "detached" });
    const total = (await billFigures(page))["Total"];
    await tabTo(page, (at) => at.startsWith("Pay ₹"));
    await page.keyboard.press("Enter");

    await page.waitForURL(/\/sandbox\/pay/);
    await tabTo(page, (at) => at.startsWith("Let it fail"));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
    await page.getByText(/^You were not charged\. You can try again/).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.goto("/shop/checkout");
    await page.getByText(/^Order NM\d+ of ₹\S+ with the same products is waiting for its payment/).waitFor();
    await tabTo(page, (at) => at === "Go to that order");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
    await tabTo(page, (at) => at === "Try again");
    await page.keyboard.press("Enter");

    await page.waitForURL(/\/sandbox\/pay/);
    await tabTo(page, (at) => at.startsWith("Pay ₹"));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Thank you, your order is placed" }).waitFor();
    expect(await page.getByText("Paid online", { exact: true }).locator("..").innerText()).toContain(total);
    expect(await ordersOf(page)).toBe(before + 1);
  });

  it("is bought with cash after a payment that failed, and the unpaid order is given up for it", { tags: ["long"] }, async () => {
    const page = await signIn({ width: 390 });
    const before = await ordersOf(page);
    await fillCart(page);
    await liveSomewhere(page);
    await page.goto("/shop/checkout");
    await page.getByRole("radio", { name: /^UPI/ }).check();
    await page.locator('button[aria-disabled="true"]').waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: /^Pay ₹/ })
      .last()
      .click();
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole("button", { name: "Let it fail" }).click();
    await page.getByRole("button", { name: "Pay by cash on delivery instead" }).click();
    await page.getByRole("radio", { name: "Cash on delivery", checked: true }).waitFor();
    await page.locator('button[aria-disabled="true"]').waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: /^Place order, ₹/ })
      .last()
      .click();
    await page.getByRole("heading", { name: "Thank you, your order is placed" }).waitFor();
    expect(await ordersOf(page)).toBe(before + 2);
    await page.goto("/shop/orders");
    await page.getByText("Cancelled", { exact: true }).first().waitFor();
    expect(await page.getByText("The payment did not go through").count()).toBe(0);
  });

  it("whose payment comes late is being checked, for certain, and then placed without anybody's doing", {
    tags: ["long"],
    timeout: 240_000,
  }, async () => {
    const page = await signIn({ width: 390 });
    const before = await ordersOf(page);
    await fillCart(page);
    await liveSomewhere(page);
    await page.goto("/shop/checkout");
    await page.getByRole("radio", { name: /^UPI/ }).check();
    await page.locator('button[aria-disabled="true"]').waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: /^Pay ₹/ })
      .last()
      .click();
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole("button", { name: "Pay late" }).click();
    await page.waitForURL(/\/shop\/thankyou\//);
    await page.getByRole("heading", { name: /^(We are checking your payment|Thank you, your order is placed)$/ }).waitFor();
    await page.getByRole("heading", { name: "Thank you, your order is placed" }).waitFor({ timeout: 150_000 }); // The page looks twice a minute in the end.
    await page.getByText("Paid online", { exact: true }).waitFor();
    expect(await ordersOf(page)).toBe(before + 1);
  });
});

/** Somebody new, signed in: a second try too begins with neither a cart nor an address nor an order. */
async function signIn(visit: Visit): Promise<Page> {
  const bearer = await bearerOf(inject("shop"), newcomer(), "Kabir Das");
  const page = await (await visitor({ ...visit, bearer })).tab("/shop");
  await page.waitForFunction(() => localStorage.getItem("token") !== null);
  return page;
}

/** Two things that may be paid in cash. */
async function fillCart(page: Page): Promise<void> {
  const added = await page.evaluate(async () => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${localStorage.getItem("token")}` };
    const { payload } = await (await fetch("/api/shop/product/getProducts?only=in-stock,cash-on-delivery")).json();
    const goods: readonly { _id: string; min_qty: number }[] = payload.product_list.slice(0, 2);
    for (const { _id, min_qty } of goods) {
      const body = JSON.stringify({ product_id: _id, quantity: min_qty });
      await fetch("/api/shop/product/addProductToCartList", { method: "PUT", headers, body });
    }
    return goods.length;
  });
  expect(added).toBe(2);
}

/** One address at least. */
const liveSomewhere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${localStorage.getItem("token")}` };
    const { payload } = await (await fetch("/api/shopUser/getAllUserAddress", { headers })).json();
    if (payload.length > 0) return;
    const address = {
      name: "Kabir Das",
      mobile: "9820012345",
      address_line_1: "1 Road",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411004",
    };
    await fetch("/api/shopUser/addNewUserAddress", { method: "PUT", headers, body: JSON.stringify(address) });
  });

const ordersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    const { payload } = await (await fetch("/api/shopUserOrder/user/getAllOrdersToUser", { headers })).json();
    return payload.order_list.length;
  });

async function tabTo(page: Page, isIt: (at: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    if (isIt(await focused(page))) return;
  }
  throw new Error("The keyboard does not reach it.");
}

/** What has the focus: a choice by its value, anything else by its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement && at.type === "radio") return at.value;
    return (at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim();
  });

const whereFocusIs = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
