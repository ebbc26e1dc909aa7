import { inject } from "vitest";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { cartLines } from "#tests/browser/harness/cart-page.ts";
import type { Page } from "playwright-core";
import type { Visitor } from "#tests/browser/harness/visitors.ts";

/** Somebody of the demo for these journeys alone; each begins with an empty cart. */
const RAVI = "5555500002";

/** Takes out what a journey that stopped in its middle left there. */
export async function emptyOnServer(): Promise<void> {
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
export async function signIn(somebody: Visitor): Promise<Page> {
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
export async function empty(page: Page): Promise<void> {
  for (const { title } of await cartLines(page)) {
    await page.getByRole("button", { name: `Remove ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("link", { name: title }).waitFor({ state: "detached" });
  }
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
}
