import { describe, expect, it } from "vitest";
import { plentifulProducts } from "#tests/browser/harness/plentiful-products.ts";
import { addFromPage, billFigures } from "#tests/browser/harness/cart-page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

describe("a printed cart", () => {
  it("is its bill on one page, every figure explained", async () => {
    const page = await aFilledCart();
    await page.emulateMedia({ media: "print" });
    const bill = page.getByRole("region", { name: "Bill" });
    expect(await bill.getByText("GST is already in the prices.").isVisible()).toBe(true);
    for (const around of ["header", "footer", ".coupons", ".cart-lines"])
      expect(await page.locator(around).first().isVisible(), around).toBe(false);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

/** A cart of two products, three pieces of the first. */
async function aFilledCart(): Promise<Page> {
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
function paiseOf(text: string | undefined): number {
  const [, minus = "", rupees = "", paise = ""] = /^(−?)₹([\d,]+)\.(\d{2})$/.exec((text ?? "").trim()) ?? [];
  const amount = Number(rupees.replaceAll(",", "")) * 100 + Number(paise);
  return minus === "" || amount === 0 ? amount : -amount;
}
