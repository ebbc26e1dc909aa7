import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { addFromPage, billFigures, cartLines } from "#tests/browser/harness/cart-page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { empty, emptyOnServer, signIn } from "./ravis-cart.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

describe("a customer's cart", () => {
  it("takes in what a guest had put together, with the best coupon, and is one in every tab [rt-shop-cart] [ru-cart-server] [ru-cart-merge] [ru-login-success-sync] [ru-coupon-login-reload] [ui-coupon-chosen]", async () => {
    const [first, second] = [await plentifulProductAt(6), await plentifulProductAt(7)];
    await emptyOnServer();
    const ravi = await visitor();
    const page = await ravi.tab(`/shop/product/${first.slug}`);
    await addFromPage(page, first.title);
    await page.goto(`/shop/product/${second.slug}`);
    await addFromPage(page, second.title);
    await page.goto("/shop/cart");
    const guests = page.getByRole("list", { name: "Coupons for you" });
    const unlock = guests.getByRole("button", { name: /to unlock it$/ }).first();
    const before = await cartLines(page);
    await unlock.click();
    const had = await settledLines(page, before);

    const other = await signIn(ravi);
    await page.getByRole("heading", { name: "Applied Coupons" }).waitFor();
    expect(await page.getByText("from this device").count()).toBe(0); // The account's cart was empty: nothing was added to anything.
    await expect.poll(() => cartLines(page)).toEqual(had);
    expect(await page.evaluate(() => [localStorage.getItem("cart_product"), localStorage.getItem("coupon") !== null])).toEqual([
      null,
      true,
    ]);
    expect((await billFigures(page))["Discount"]).toMatch(/^−₹/);
    expect(await page.getByRole("link", { name: "Checkout" }).first().getAttribute("href")).toBe("/shop/checkout");

    await other.goto("/shop/cart");
    await other.getByRole("button", { name: `One more of ${first.title}` }).click();
    const more = had.map((line) => (line.title === first.title ? { ...line, quantity: line.quantity + 1 } : line));
    await page.waitForFunction(
      ([title, wanted]) => document.querySelector<HTMLInputElement>(`input[aria-label="Pieces of ${title}"]`)?.value === wanted,
      [first.title, String(more.find(({ title }) => title === first.title)?.quantity)] as const,
    );
    await expect.poll(() => cartLines(page)).toEqual(more);

    await page.getByRole("button", { name: /^Remove [A-Z0-9]+$/ }).click();
    await page.getByRole("textbox", { name: "Coupon code" }).fill("nosuch");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await page.getByText("INVALID COUPON").waitFor();
    await page
      .getByRole("button", { name: /^Apply [A-Z0-9]+$/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Applied Coupons" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Applied Coupons" }).waitFor();
    await expect.poll(() => cartLines(page)).toEqual(more);
    await empty(page);
  });
});

/**
 * The lines once they are others than before, and stay as they are: what a press adds comes with the shop's answer, its pieces after it.
 */
async function settledLines(page: Page, before: Awaited<ReturnType<typeof cartLines>>): ReturnType<typeof cartLines> {
  let lines = before;
  const isSettled = async () => {
    const former = lines;
    lines = await cartLines(page);
    return JSON.stringify(lines) === JSON.stringify(former) && JSON.stringify(lines) !== JSON.stringify(before);
  };
  await expect.poll(isSettled, { interval: 400 }).toBe(true);
  return lines;
}
