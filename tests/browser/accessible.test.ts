import { describe, expect, inject, it } from "vitest";
import { barriersOn, coloursOn, overflowOf } from "./harness/barriers.ts";
import { goodsAt } from "./harness/goods.ts";
import { bearerOf } from "./harness/signed-in.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** What is told of a page that anybody is barred from, by day and by night; of one behind a sheet that is open, only the sheet is looked at. */
async function barred(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, barriersIn] of [
    ["light", barriersOn],
    ["dark", coloursOn],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const barrier of await barriersIn(page, part)) found.push(`${new URL(page.url()).pathname}, ${colorScheme}: ${barrier}`);
  }
  const over = await overflowOf(page);
  return over > 0 ? [...found, `${new URL(page.url()).pathname} is ${over} px too wide`] : found;
}

async function barredAt(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    found.push(...(await barred(page)));
  }
  return found;
}

describe("a window of 320 pixels", () => {
  it("bars nobody from what is read and filled in, by day and by night, and scrolls nothing sideways", async () => {
    const page = await (await visitor({ width: 320 })).tab("/");
    const product = `/shop/product/${(await goodsAt(0)).slug}`;
    expect(
      await barredAt(page, ["/", "/shop", product, "/shop/product-brands", "/shop/cart", "/login", "/faq", "/getintouch", "/health-plans"]),
    ).toEqual([]);
    expect(await barredAt(page, ["/aboutus", "/team", "/termsofuse", "/landing", "/ayush-hospital", "/fitbook", "/offline"])).toEqual([]);
  });

  it("bars nobody from what opens: filters, a drawer, a filled cart, menus and sign-in", async () => {
    const page = await (await visitor({ width: 320 })).tab("/shop/products");
    await page
      .getByRole("button", { name: /filter/i })
      .first()
      .click();
    await page.locator("#filters").getByRole("checkbox").first().waitFor();
    expect(await barred(page, "#filters")).toEqual([]);
    await page.keyboard.press("Escape");

    await page
      .locator("main")
      .getByRole("button", { name: /^Add .* to cart/ })
      .first()
      .click();
    const drawer = page.getByRole("dialog").filter({ hasText: "Cart" });
    await drawer
      .getByRole("button", { name: /^One more/ })
      .first()
      .waitFor();
    expect(await barred(page)).toEqual([]);

    await page.goto("/shop/cart");
    await page
      .getByRole("button", { name: /^One more/ })
      .first()
      .waitFor();
    await page.getByText("Total", { exact: false }).first().waitFor();
    expect(await barred(page)).toEqual([]);

    for (const menu of ["#site-menu", "#site-account"]) {
      await page
        .locator(`[popovertarget="${menu.slice(1)}"]`)
        .first()
        .click();
      await page.locator(menu).getByRole("link").first().waitFor();
      expect(await barred(page, menu)).toEqual([]);
      await page.keyboard.press("Escape");
    }

    await page.goto("/login");
    await page.getByRole("textbox").filter({ visible: true }).first().waitFor();
    expect(await barred(page)).toEqual([]);
  });

  it("bars no customer from what is theirs", async () => {
    const bearer = await bearerOf(inject("shop"), "5555500001");
    const { context, tab } = await visitor({ width: 320 });
    await context.addCookies([{ name: "token", value: bearer, url: inject("shop").address }]);
    const page = await tab("/profile");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await barredAt(page, ["/profile", "/user/addresses", "/members", "/notification", "/shop/wishlist", "/user/delete"])).toEqual(
      [],
    );
  });
});
