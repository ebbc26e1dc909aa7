import { expect } from "vitest";
import { plentifulProducts } from "#tests/browser/harness/plentiful-products.ts";
import { addFromPage, billFigures } from "#tests/browser/harness/cart-page.ts";
import type { Page } from "playwright-core";
import type { Visitors } from "#tests/browser/harness/visitors.ts";

/** A cart of two products, three pieces of the first. */
export async function aFilledCart(visitor: Visitors["visitor"]): Promise<Page> {
  const [first, second] = await plentifulProducts();
  if (first === undefined || second === undefined) throw new Error("The demo catalogue has too few products.");
  const page = await (await visitor()).tab(`/shop/product/${second.slug}`);
  await addFromPage(page, second.title);
  await page.goto(`/shop/product/${first.slug}`);
  await addFromPage(page, first.title);
  await page.goto("/shop/cart");
  await page.getByRole("button", { name: `One more of ${first.title}` }).click();
  await page.getByRole("button", { name: `One more of ${first.title}` }).click();
  await page.getByRole("list", { name: "Coupons for you" }).waitFor();
  const subtotal = (3 * first.rupees + second.rupees) * 100;
  await expect.poll(async () => paiseOf((await billFigures(page))["Subtotal"])).toBe(subtotal); // It follows a moment after the press.
  return page;
}

/** "−₹1,23,456.50" → paise. */
export function paiseOf(text: string | undefined): number {
  const [, minus = "", rupees = "", paise = ""] = /^(−?)₹([\d,]+)\.(\d{2})$/.exec((text ?? "").trim()) ?? [];
  const amount = Number(rupees.replaceAll(",", "")) * 100 + Number(paise);
  return minus === "" || amount === 0 ? amount : -amount;
}
