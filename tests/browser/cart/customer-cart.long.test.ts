import { describe, expect, inject, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { cartLines } from "#tests/browser/harness/cart-page.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visitor } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

/** Somebody of the demo for these journeys alone; each begins with an empty cart. */
const RAVI = "5555500002";

describe("a customer's cart", () => {
  it("is never lost to a shop that fails, whatever is asked of it, nor to a line that breaks", async () => {
    const goods = await plentifulProductAt(8);
    await emptyOnServer();
    const ravi = await visitor({ line: "bad" });
    const page = await signIn(ravi);
    await page.goto(`/shop/product/${goods.slug}`);
    await page
      .getByRole("button", { name: `Add ${goods.title} to cart` })
      .first()
      .click();
    await page.getByText("Product added to cart").waitFor();
    expect(await page.getByRole("dialog", { name: "Your cart" }).count()).toBe(0);
    await page.goto("/shop/cart");
    await page.getByRole("heading", { name: /Applied Coupons|Coupons for you/ }).waitFor();
    const had = await cartLines(page);

    await page.route("**/api/**", (route) => route.fulfill({ status: 500, contentType: "application/json", body: "{}" }));
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    await page.getByText("Your last change wasn't saved. Your cart is as it was.").waitFor();
    await expect.poll(() => cartLines(page)).toEqual(had);
    await page.getByRole("button", { name: `Remove ${goods.title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("link", { name: goods.title }).waitFor();
    await expect.poll(() => cartLines(page)).toEqual(had);
    await page.unroute("**/api/**");

    await ravi.context.setOffline(true);
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    await page.getByText("Your last change wasn't saved. Your cart is as it was.").waitFor();
    await expect.poll(() => cartLines(page)).toEqual(had);
    await ravi.context.setOffline(false);
    // It shows at once what it sends again: only what the shop has answered outlasts the page.
    const isSaved = page.waitForResponse((answer) => answer.url().includes("/updateUserCartProductQuantity") && answer.ok());
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Your last change wasn't saved. Your cart is as it was.").waitFor({ state: "hidden" });
    await isSaved;
    const more = had.map((line) => (line.title === goods.title ? { ...line, quantity: line.quantity + 1 } : line));
    await expect.poll(() => cartLines(page)).toEqual(more);
    await page.reload();
    await expect.poll(() => cartLines(page)).toEqual(more);
    await empty(page);
  });
});

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
