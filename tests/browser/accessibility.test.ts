import { describe, expect, inject, it } from "vitest";
import { CUSTOMER, pages } from "#tests/screens/pages.ts";
import { barred, barredFrom } from "./harness/barred-from.ts";
import { bearerOf } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";
import type { BrowserContext } from "playwright-core";

const { visitor } = visitors();

/** One screen of each kind that a customer has; `sweeps/every-screen.long.test.ts` looks at all screens of everybody. */
const ONE_OF_A_KIND: readonly string[] = [
  "alerts",
  "wellness-today",
  "tracker-water",
  "appointments",
  "cart-customer",
  "wishlist",
  "profile",
  "checkout",
  "orders",
  "order-delivered",
  "tickets",
];

async function customer(): Promise<BrowserContext> {
  const { context } = await visitor({ width: 320 });
  const bearer = await bearerOf(inject("shop"), CUSTOMER);
  await context.addInitScript((token) => {
    if (location.protocol === "http:") localStorage.setItem("token", token); // An empty page before the first one has no storage.
  }, bearer);
  return context;
}

describe("a window of 320 pixels", () => {
  it("bars no customer from one screen of each kind, by day and by night, nor at twice the size of text", async () => {
    const shown = pages.filter(({ name, as }) => as === "customer" && ONE_OF_A_KIND.includes(name));
    expect(shown.length).toBe(ONE_OF_A_KIND.length);
    expect(await barredFrom(await customer(), shown)).toEqual([]);
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
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    await page.goto("/shop/cart");
    await page
      .getByRole("button", { name: /^One more/ })
      .first()
      .waitFor();
    await page.getByText("Total", { exact: false }).first().waitFor();
    expect(await barred(page)).toEqual([]);

    for (const [menu, part] of [
      ["#site-menu", "tab"], // Its links stand folded once its tabs have come.
      ["#site-account", "link"],
    ] as const) {
      await page
        .locator(`[popovertarget="${menu.slice(1)}"]`)
        .first()
        .click();
      await page.locator(menu).getByRole(part).first().waitFor();
      expect(await barred(page, menu)).toEqual([]);
      await page.keyboard.press("Escape");
    }

    await page.goto("/login");
    await page.getByRole("textbox").filter({ visible: true }).first().waitFor();
    expect(await barred(page)).toEqual([]);
  });
});
