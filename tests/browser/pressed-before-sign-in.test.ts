import { describe, expect, it } from "vitest";
import { overflowOf } from "./harness/accessibility-faults.ts";
import { newcomer } from "./harness/bearer-token.ts";
import { addFromPage } from "./harness/cart-page.ts";
import { codeTo } from "./harness/messages.ts";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const popup = (page: Page) => page.getByRole("dialog", { name: /Sign in or sign up|Welcome to Niramaya/ });

/** Signs up on a phone that discards the tab while the code is read: the page is loaded anew between the number and the code. */
async function signUpOverReload(page: Page): Promise<void> {
  const [since, mobile] = [Date.now(), newcomer()];
  await popup(page).getByLabel("Mobile number").fill(mobile);
  await page.keyboard.press("Enter");
  await page.getByLabel("OTP", { exact: true }).waitFor();
  const code = await codeTo(mobile, since);
  await page.reload();
  await popup(page).getByText(mobile.slice(-5)).first().waitFor();
  await page.getByLabel("OTP", { exact: true }).fill(code);
  await page.getByLabel("Full name").fill("Naina Sethi");
  await page.getByRole("button", { name: "Submit" }).click();
  await popup(page).waitFor({ state: "hidden" });
}

describe("what a visitor pressed on a phone, whose page was loaded anew while they read the code", () => {
  it("is done once they are signed in, and said: a heart", async () => {
    const { slug, title } = await plentifulProductAt(3);
    const page = await (await visitor({ width: 390 })).tab(`/shop/product/${slug}`);
    const put: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("addProductsToWhishlist")) put.push(request.method());
    });
    const heart = page.getByRole("button", { name: `Add ${title} to wishlist` }).first();
    await heart.click();
    await signUpOverReload(page);
    await page.getByText(`${title} is in your wishlist now.`).waitFor();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    expect(new URL(page.url()).pathname).toBe(`/shop/product/${slug}`);
    expect(await overflowOf(page)).toBe(0);
    await page.reload();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    expect([put, await popup(page).count()]).toEqual([["POST"], 0]);
  });

  it("is done once they are signed in, and shown: a coupon in the cart", async () => {
    const { slug, title } = await plentifulProductAt(3);
    const page = await (await visitor({ width: 390 })).tab(`/shop/product/${slug}`);
    await addFromPage(page, title);
    await page.goto("/shop/cart");
    const offers = page.getByRole("list", { name: "Coupons for you" });
    const press = offers.getByRole("listitem").filter({ hasText: "Sign in to apply" }).getByRole("button").last(); // Not the best one, which is selected where nothing was chosen.
    const [code = ""] = ((await press.getAttribute("aria-label")) ?? "").split(".");
    await press.click();
    await signUpOverReload(page);
    await page.getByRole("heading", { name: "Applied Coupons" }).waitFor();
    await expect.poll(() => page.getByRole("status").allInnerTexts()).toContainEqual(expect.stringContaining(code));
    await page.getByText("Coupon applied", { exact: true }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.reload();
    await page
      .getByRole("button", { name: new RegExp(`Remove.*${code}|${code}.*Remove`, "i") })
      .first()
      .waitFor();
  });
});
