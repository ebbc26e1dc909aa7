import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, contrastFaults, overflowOf } from "./harness/accessibility-faults.ts";
import { bearerOf } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";
import { openScreen } from "#tests/screens/open-screen.ts";
import { CUSTOMER, pages } from "#tests/screens/pages.ts";
import type { BrowserContext, Page } from "playwright-core";
import type { Part } from "./harness/accessibility-faults.ts";
import type { ScreenToCapture } from "#tests/screens/pages.ts";

const { visitor } = visitors();

/** What is told of a page that anybody is barred from, by day and by night; of one behind a sheet that is open, only the sheet is looked at. */
async function barred(page: Page, part?: Part): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, barriersIn] of [
    ["light", accessibilityFaults],
    ["dark", contrastFaults],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const barrier of await barriersIn(page, part)) found.push(`${new URL(page.url()).pathname}, ${colorScheme}: ${barrier}`);
  }
  const over = await overflowThatStays(page);
  return over > 0 ? [...found, `${new URL(page.url()).pathname} is ${over} px too wide`] : found;
}

/** Pixels by which a page is wider than its window once it has taken in the window's new width: on a busy machine that is some frames later. */
async function overflowThatStays(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, null, { timeout: 5_000 }).catch(() => undefined);
  return overflowOf(page);
}

/** One comes while another is looked at. */
const TABS = 3;

/** The frame holds most links of a page, and a shelf's first cards are as the others: the gallery looks at each kind of card. */
const WITHOUT_WHAT_REPEATS: Part = { include: [":root"], exclude: [".site-header", ".site-footer", ":nth-child(n + 7) > .product-card"] };

/** What is told of screens as each stands; of all of the first, with its frame. */
async function barredFrom(context: BrowserContext, shown: readonly ScreenToCapture[]): Promise<readonly string[]> {
  expect(shown.length).toBeGreaterThan(5);
  const [left, found]: [ScreenToCapture[], string[]] = [[...shown], []];
  const lookOn = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift())
      found.push(...(await barredFromOne(context, one, one === shown[0] ? ":root" : WITHOUT_WHAT_REPEATS)));
  };
  await Promise.all(Array.from({ length: TABS }, lookOn));
  return found;
}

/** What is told of a screen as it stands, and of whatever is too wide for the window once text is twice as large. */
async function barredFromOne(context: BrowserContext, one: ScreenToCapture, part: Part): Promise<readonly string[]> {
  const page = await context.newPage();
  await openScreen(page, one);
  const found = (await barred(page, part)).map((told) => `${one.name}, ${told}`);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await overflowThatStays(page);
    if (over > 0) found.push(`${one.name} is ${over} px too wide for ${width} at twice the size of text`);
  }
  await page.close();
  return found;
}

const THIRDS = ["first", "second", "third"] as const;

const seenBy = (as: ScreenToCapture["as"], third: (typeof THIRDS)[number]): readonly ScreenToCapture[] =>
  pages.filter((shown) => shown.as === as).filter((_, place) => place % THIRDS.length === THIRDS.indexOf(third));

async function customer(): Promise<BrowserContext> {
  const { context } = await visitor({ width: 320 });
  const shop = inject("shop");
  await context.addCookies([{ name: "token", value: await bearerOf(shop, CUSTOMER), url: shop.address }]);
  return context;
}

describe("a window of 320 pixels", () => {
  it.each(THIRDS)(
    "bars no guest from the %s third of what is read and filled in, by day and by night, and scrolls nothing sideways, nor at twice the size of text",
    async (third) => {
      expect(await barredFrom((await visitor({ width: 320 })).context, seenBy("guest", third))).toEqual([]);
    },
  );

  it.each(THIRDS)(
    "bars no customer from the %s third of what is theirs: account, checkout, payment, orders, returns, tickets",
    async (third) => {
      expect(await barredFrom(await customer(), seenBy("customer", third))).toEqual([]);
    },
  );

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
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

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
