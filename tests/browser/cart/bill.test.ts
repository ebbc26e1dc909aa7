import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { billFigures } from "#tests/browser/harness/cart-page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { aFilledCart, paiseOf } from "./a-filled-cart.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

describe("the bill", () => {
  it("adds up to whole rupees, opens every figure to its explanation, and is the same when support checks what was copied", async () => {
    const page = await aFilledCart(visitor);
    const figures = await billFigures(page);
    expect(Object.keys(figures)).toEqual(["Subtotal", "Discount", "Shipping", "Rounding", "Total"]);
    for (const [name, figure] of Object.entries(figures)) {
      const summary = page
        .getByRole("region", { name: "Bill" })
        .locator("summary")
        .filter({ hasText: new RegExp(`^${name}`) });
      const why = summary.locator("xpath=following-sibling::*");
      expect(await why.isVisible(), name).toBe(false);
      await summary.click();
      await expect.poll(async () => (await why.innerText()).trim(), { message: name }).not.toBe("");
      expect(figure, name).toMatch(/^(−?₹[\d,]+\.\d{2}|None|Free)$/);
    }

    const [subtotal, discount, shipping, rounding, total] = ["Subtotal", "Discount", "Shipping", "Rounding", "Total"].map((name) =>
      paiseOf(figures[name]),
    );
    expect((subtotal ?? 0) + (discount ?? 0) + (shipping ?? 0) + (rounding ?? 0)).toBe(total);
    expect((total ?? 1) % 100).toBe(0);
    expect(discount).toBe(0); // A visitor applies no coupon.

    await page.getByRole("button", { name: "Copy for support" }).click();
    await page.getByText("Copied. Send it to support, and they'll see exactly this bill.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const file: Readonly<Record<string, unknown>> = JSON.parse(copied);
    expect(file).toHaveProperty("at");
    expect(file).toHaveProperty("coupon_code", null);

    const checked = spawnSync(process.execPath, ["cli/main.mjs", "cart", "check", "-", "--json"], { input: copied, encoding: "utf8" });
    expect(checked.stderr).toBe("");
    const bill = JSON.parse(checked.stdout);
    expect([subtotal, discount, shipping, total]).toEqual(
      [bill.subtotal, bill.discount, bill.shipping, bill.total].map((amount) => paiseOf(inRupees(amount))),
    );
    await expect
      .poll(() => linesShown(page))
      .toEqual(
        bill.lines.map((line: Readonly<Record<string, string>>) => ({
          title: line["title"],
          quantity: line["quantity"],
          amount: inRupees(line["amount"]),
        })),
      );
    await expect
      .poll(() => couponsShown(page))
      .toEqual(bill.coupons.map((coupon: Readonly<Record<string, string>>) => ({ code: coupon["coupon"], label: coupon["label"] })));
  });
});

describe("the coupons of a visitor", () => {
  it("say what they promise and would save, and why; pressed, they ask for sign-in [ui-coupon-out-list]", async () => {
    const page = await aFilledCart(visitor);
    const cards = page.getByRole("list", { name: "Coupons for you" }).getByRole("listitem");
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
    for (const card of await cards.all()) {
      const text = await card.innerText();
      expect(text).toMatch(/OFF|Discount of/);
      expect(text).toMatch(/Would save ₹|You pay ₹[\d,.]+ more with it|Saves nothing|It has ended|Add products|Coupon can be used/);
      const why = card.locator("summary", { hasText: "Why" });
      await why.scrollIntoViewIfNeeded();
      await why.click();
      await card.locator(".explanation").getByText("Value before tax").waitFor();
    }

    await page
      .getByRole("list", { name: "Coupons for you" })
      .getByRole("button", { name: /Sign in to apply$/ })
      .first()
      .click();
    const popup = page.getByRole("dialog", { name: "Sign in or sign up" });
    await popup.waitFor();
    await popup.getByRole("button", { name: "Close sign-in" }).click();
    await popup.waitFor({ state: "hidden" });
    expect(paiseOf((await billFigures(page))["Discount"])).toBe(0);
  });
});

async function linesShown(page: Page): Promise<readonly { readonly title: string; readonly quantity: number; readonly amount: string }[]> {
  const items = await page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem").all();
  return Promise.all(
    items.map(async (item) => ({
      title: (await item.getByRole("heading").innerText()).trim(),
      quantity: Number(await item.getByRole("textbox", { name: /^Pieces of/ }).inputValue()),
      amount: (await item.locator(".cart-line-amount").last().innerText()).trim(),
    })),
  );
}

async function couponsShown(page: Page): Promise<readonly { readonly code: string; readonly label: string }[]> {
  const cards = await page.getByRole("list", { name: "Coupons for you" }).getByRole("listitem").all();
  return Promise.all(
    cards.map(async (card) => ({
      code: await card.locator(".coupon-card-code").evaluate((heading) => heading.firstChild?.textContent ?? ""), // One that can't be had has no button.
      label: (await card.locator(".coupon-card-label").innerText()).trim(),
    })),
  );
}

/** As bills say what the command answers: "123456.50" → "₹1,23,456.50". */
const inRupees = (amount = "") => `₹${new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(Number(amount))}`;
