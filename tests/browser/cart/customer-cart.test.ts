import { describe, expect, inject, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { addFromPage, billFigures, cartLines } from "#tests/browser/harness/cart-page.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visitor } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

/** Somebody of the demo for these journeys alone; each begins with an empty cart. */
const RAVI = "5555500002";

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
    await page.getByText(`${had.length} products from this device were added. Undo`).waitFor();
    await page.getByRole("heading", { name: "Applied Coupons" }).waitFor();
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

/** The lines once they are others than before, and stay as they are: what a press adds comes with the shop's answer, its pieces after it. */
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

/** Takes out what a journey that stopped in its middle left there. */
async function emptyOnServer(): Promise<void> {
  const headers = { authorization: `Bearer ${await bearerOf(inject("shop"), RAVI)}` };
  const without = async (id: string): Promise<readonly { readonly product_id: string }[]> => {
    const answer = await fetch(`${inject("shop").address}/api/shop/product/removeUserProductFromCart?product_id=${id}`, {
      method: "PUT",
      headers,
    });
    return (await answer.json()).payload.cart_list;
  };
  for (const { product_id } of await without("none")) await without(product_id);
}

/** Signs in as Ravi in a new tab; the others hear of it. */
async function signIn(somebody: Visitor): Promise<Page> {
  const shop = inject("shop");
  const bearer = await bearerOf(shop, RAVI);
  const profile = await fetch(`${shop.address}/api/user/getprofile`, { headers: { authorization: `Bearer ${bearer}` } });
  const { payload } = await profile.json();
  const page = await somebody.tab("/shop");
  await page.evaluate(
    ([user, id, token]) => {
      localStorage.setItem("user", user);
      localStorage.setItem("userId", id);
      localStorage.setItem("token", token);
    },
    [JSON.stringify(payload), String(payload._id), bearer] as const,
  );
  await page.reload();
  await page.getByRole("button", { name: /Ravi/ }).waitFor();
  return page;
}

/** Leaves the cart as it was found. */
async function empty(page: Page): Promise<void> {
  for (const { title } of await cartLines(page)) {
    await page.getByRole("button", { name: `Remove ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("link", { name: title }).waitFor({ state: "detached" });
  }
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
}
