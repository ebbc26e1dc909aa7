import { describe, expect, inject, it } from "vitest";
import { WHOLE_PAGE, accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { advanceOrder } from "#tests/browser/harness/order-in-cash.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page, Response } from "playwright-core";

const address = (): string => inject("shop").address.replace("localhost", "benefits.localhost");
const { visitor } = visitors(address);

/** Somebody of the demo whom a company's app brings. */
const MEERA = "5555500006";
const KEY = "demo-arogya-benefits-key";

/** Takes out of the cart what was in it before: not all of it may be paid in cash. */
async function keepAlone(page: Page, added: Response): Promise<void> {
  const { product_id: wished } = added.request().postDataJSON();
  const { payload } = await added.json();
  await page.evaluate(
    async (others) => {
      const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
      for (const other of others)
        await fetch(`/api/shop/product/removeUserProductFromCart?product_id=${other}`, { method: "PUT", headers });
    },
    payload.cart_list.map((line: { readonly product_id: string }) => line.product_id).filter((id: string) => id !== wished),
  );
}

describe("the site of a company's benefits", () => {
  it("signs in whom the company's app sends", async () => {
    const token = await bearerOf(inject("shop"), MEERA);
    const page = await (await visitor({ width: 390 })).tab(`/?apikey=${KEY}&token=${token}`);
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBe(token);
    await page.getByRole("heading", { name: "Your company's health shop", level: 1 }).waitFor();
    expect([await accessibilityFaults(page, WHOLE_PAGE), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("sells to them: a product into the cart, cash at the door, an order, and its way until it is delivered", async () => {
    const token = await bearerOf(inject("shop"), MEERA);
    const page = await (await visitor({ width: 390 })).tab(
      `/shop/products?only=in-stock&only=cash-on-delivery&apikey=${KEY}&token=${token}`,
    );
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBe(token);
    const wished = page.locator("main article.product-card:not(.is-out)").first();
    const title = await wished.getByRole("heading").innerText();
    await page.goto((await wished.getByRole("link").first().getAttribute("href")) ?? "");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const added = page.waitForResponse((answer) => answer.url().includes("/addProductToCartList"));
    await page
      .getByRole("button", { name: `Add ${title} to cart` })
      .first()
      .click();
    await keepAlone(page, await added);
    await page.goto("/shop/cart");
    await page.getByRole("link", { name: "Checkout" }).last().click();
    await page.getByRole("heading", { name: "Checkout", level: 1 }).waitFor();
    await page.getByRole("radio", { name: "Cash on delivery" }).check();
    const place = page.getByRole("button", { name: /^Place order, ₹/ }).last();
    await place.waitFor();
    await expect.poll(() => page.locator('button[aria-disabled="true"]').count()).toBe(0);
    await place.click();

    await page.getByRole("heading", { name: "Thank you, your order is placed" }).waitFor();
    await expect.poll(() => page.title()).toContain("Niramaya Benefits");
    const order = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.goto(`/shop/orders/${order}`);
    await page.getByRole("heading", { level: 1, name: "Placed" }).waitFor();
    const shown = await page.getByRole("main").innerText();
    expect(shown).toContain(title);
    await advanceOrder(inject("shop"), /NM\d{8}/.exec(shown)?.[0] ?? "", 5);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Delivered" }).waitFor();
    expect([await accessibilityFaults(page, WHOLE_PAGE), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("leads to no page that it lacks, in a phone's menu, at a page's end and in its texts", { tags: ["long"] }, async () => {
    const page = await (await visitor({ width: 390 })).tab("/aboutus");
    const headings = await page.getByRole("contentinfo").getByRole("heading").allInnerTexts();
    expect(headings).toEqual(["News from the apothecary", "About", "Privacy Policy", "Need Help", "Contact"]);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("tab", { name: "Shop" }).waitFor();
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Shop"]);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
    const led = [...new Set(links)].filter((to) => to.startsWith("http"));
    expect(led.length).toBeGreaterThan(10);
    expect(led.filter((to) => !to.startsWith(`${address()}/`))).toEqual([]);
    expect(await page.evaluate(async (all) => Promise.all(all.map(async (to) => [to, (await fetch(to)).status])), led)).toEqual(
      led.map((to) => [to, 200]),
    );
  });

  it("draws its own home behind the dialog of signing in, which leads there", async () => {
    const page = await (await visitor({ width: 390 })).tab("/login");
    const home = page.getByRole("heading", { name: "Your company's health shop", level: 1, includeHidden: true });
    await home.waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("heading", { name: "Your company's health shop", level: 1 }).waitFor();
  });

  it("tells search engines its own addresses", async () => {
    const page = await (await visitor()).tab("/shop");
    const own = /^http:\/\/benefits\.localhost:\d+\/shop$/; // The port is the setting's, which is 0 here.
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(own);
    const robots = await page.evaluate(async () => (await fetch("/robots.txt")).text());
    expect(robots).toMatch(/^Sitemap: http:\/\/benefits\.localhost:\d+\/sitemap\.xml$/m);
  });

  it("leaves the shop as it is under the shop's own name", async () => {
    const answer = await fetch(inject("shop").address);
    expect(await answer.text()).toContain("<title>Niramaya · Everyday remedies, plainly explained</title>");
  });
});
