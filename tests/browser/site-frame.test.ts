import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const bar = (page: Page) => page.getByRole("banner").locator(".header-bar");
const scrolledTo = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);

describe("the frame", () => {
  it("casts a shadow where it floats, and shows the footer's cities where there is room [ui-footer-cities]", {
    tags: ["long"],
  }, async () => {
    const page = await (await visitor()).tab("/shop");
    expect(await page.locator(".chat").evaluate((chat) => getComputedStyle(chat).boxShadow)).toContain("56px");
    const cities = page.getByRole("contentinfo").getByRole("region", { name: "Practitioners in your city" });
    const areShown = async () => [
      await cities.getByRole("link", { name: "Ayurveda in Pune" }).isVisible(),
      await cities.locator("summary").isVisible(),
    ];
    expect(await areShown()).toEqual([true, false]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await areShown()).toEqual([false, true]);
  });
});

describe("the chat", () => {
  /** Whether a press in its middle reaches it. */
  const isAtHand = (page: Page) =>
    page.locator(".chat").evaluate((chat) => {
      const { x, y, width, height } = chat.getBoundingClientRect();
      return chat.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  it("stands above the bar of a list's filters on a phone", { tags: ["long"] }, async () => {
    const page = await (await visitor({ width: 390 })).tab("/shop/products?title=ashwagandha");
    await page.locator(".list-bar").waitFor();
    await page.locator(".chat").scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect.poll(() => isAtHand(page)).toBe(true);
  });
});

describe("the frame on a desktop", () => {
  it("shows all brands at once on a window of usual height [co-brand-chunk]", async () => {
    const page = await (await visitor()).tab("/shop");
    await page.getByRole("button", { name: "Shop by brand" }).click();
    const panel = page.locator("#shop-menu-1");
    await panel.getByRole("link", { name: "Zafran House" }).waitFor();
    await expect.poll(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });

  it("holds its bar to the screen's edge once the page is scrolled by more than 50 px, and shifts nothing [ui-header-sticky] [co-sticky-threshold]", async () => {
    const page = await (await visitor()).tab("/shop");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const isPast = () => bar(page).evaluate((element) => [element.classList.contains("is-past"), getComputedStyle(element).position]);
    await scrolledTo(page, 50);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await isPast()).toEqual([false, "relative"]);
    await scrolledTo(page, 60);
    await expect.poll(isPast).toEqual([true, "sticky"]);
    await expect.poll(() => bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0);
    expect(await height()).toBe(before);
    await scrolledTo(page, 0);
    await expect.poll(isPast).toEqual([false, "relative"]);
  });

  it("opens its menus by key, one at a time, and leads on from them [ui-shopnav-desktop-only] [ui-shopnav-columns]", async () => {
    const page = await (await visitor()).tab("/shop");
    const category = page.getByRole("button", { name: "Shop by category" });
    await category.focus();
    await page.keyboard.press("Enter");
    const panel = page.locator("#shop-menu-0");
    await panel.getByRole("heading", { name: "Ayurveda" }).waitFor();
    await page.getByRole("button", { name: "Shop by brand" }).click();
    await page.locator("#shop-menu-1").getByRole("heading", { name: "A", exact: true }).waitFor();
    await panel.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await page.locator("#shop-menu-1").waitFor({ state: "hidden" });
    await category.click();
    await panel.getByRole("link", { name: "Churna" }).first().click();
    await page.waitForURL(/\/shop\/product-subcategory\/churna$/);
    await panel.waitFor({ state: "hidden" });
  });

  it("suggests while one types; arrows and Enter lead to a product [ui-search-dropdown] [ui-search-hit]", async () => {
    const page = await (await visitor()).tab("/");
    const { title } = await plentifulProductAt(3);
    const field = page.getByPlaceholder(/^Search products on .+/).first();
    await field.click();
    await field.pressSequentially(title);
    await page.getByRole("option", { name: title }).first().waitFor();
    expect(await page.getByRole("option").count()).toBeLessThanOrEqual(10);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/shop\/product\//);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Everyday remedies/); // The page has come.
    await field.click();
    await page.getByRole("option", { name: title }).waitFor(); // What was searched for is at hand.
    await field.fill(title);
    await page.getByRole("link", { name: "View all", exact: true }).click();
    await page.waitForURL(/\/shop\/products\?title=/);
  });

  it("shows its news at the bottom left, over whatever is open [ui-toast-place] [co-toast-position]", async () => {
    const page = await (await visitor()).tab("/shop");
    await page
      .getByRole("button", { name: /^Add .+ to cart$/ })
      .first()
      .click();
    const toast = page.locator(".toasts li").first();
    await page.getByRole("dialog", { name: "Your cart" }).waitFor();
    await toast.click({ trial: true }); // It lies over the open drawer and its scrim, and takes a press.
    await page.getByRole("dialog", { name: "Your cart" }).getByRole("button", { name: "Close the cart" }).click();
    const box = await toast.boundingBox();
    expect(box?.x).toBeLessThan(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 60);
  });

  it("shows a Hindi name on an English page in our letters once the page stands, and not before", { tags: ["long"] }, async () => {
    const { tab } = await visitor();
    const page = await tab("/shop/product/ashwagandha-churna");
    const sheets = page.locator("link[rel=stylesheet][href*=devanagari]");
    await sheets.waitFor({ state: "attached" });
    // A window lists a sheet among what came only once all of it has come.
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /devanagari.*\.css/.test(name)));
    const { came, stood } = await page.evaluate(() => {
      const [sheet] = performance.getEntriesByType("resource").filter(({ name }) => /devanagari.*\.css/.test(name));
      const [navigation] = performance.getEntriesByType("navigation");
      return {
        came: sheet?.startTime ?? 0,
        stood: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity,
      };
    });
    expect(came).toBeGreaterThanOrEqual(stood);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(({ status, unicodeRange }) => status === "loaded" && unicodeRange.startsWith("U+900")),
        ),
      )
      .toBe(true);
  });

  it("speaks Hindi once that is chosen, with or without script, on the same page", async () => {
    for (const scripts of ["on", "off"] as const) {
      const page = await (await visitor({ scripts })).tab("/shop/products?title=tri");
      await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).click();
      await page.getByRole("button", { name: "हमारी सेवाएँ" }).waitFor();
      expect(new URL(page.url()).search).toBe("?title=tri");
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("hi");
      expect(await page.locator("link[rel=preload][href*=devanagari]").count()).toBe(2);
      await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
      await page.getByRole("button", { name: "Our Services" }).waitFor();
      expect(await page.locator("link[rel=preload][href*=devanagari]").count()).toBe(0);
    }
  });
});

describe("text of twice the size", () => {
  it.each([320, 1024, 1280])(
    "makes no page wider than a window of %i pixels, and leaves all of the frame to be read",
    { tags: ["long"] },
    async (width) => {
      const page = await (await visitor({ width })).tab("/");
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("html { font-size: 200% }");
        document.adoptedStyleSheets = [sheet];
      });
      await expect.poll(() => widthOver(page)).toBe(0);
      const outside = (part: string) =>
        page
          .locator(part)
          .evaluateAll((found) =>
            found
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > document.documentElement.clientWidth)
              .map((one) => one.textContent),
          );
      await expect.poll(() => outside(".top-row a, .top-row button, .shop-bar .menu-button, .site-footer a")).toEqual([]);
      await expect.poll(() => outside(width < 1024 ? ".header-bar a" : ".practitioner-bar a")).toEqual([]); // On a phone that bar is pushed sideways.
    },
  );
});

describe("the frame on a phone", () => {
  it("opens one accordion at a time, finds a brand, and leaves the menu by a link [ui-sidemenu-shop-accordions] [ui-sidemenu-brand-link] [ui-shopnav-desktop-only]", async () => {
    const page = await (await visitor({ width: 390 })).tab("/shop");
    expect(await page.getByRole("navigation", { name: "Shop", exact: true }).isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.locator("#site-menu");
    const isOpen = (title: string) =>
      menu
        .locator(".accordions > details", { has: page.locator("summary", { hasText: title }) })
        .evaluate((one) => one.hasAttribute("open"));
    await menu.getByRole("tab").first().waitFor(); // Until its code has come, other accordions stand there.
    await menu.getByText("Shop by category", { exact: true }).click();
    await expect.poll(() => isOpen("Shop by category")).toBe(true);
    await menu.getByText("Shop by brand", { exact: true }).click();
    await expect.poll(async () => [await isOpen("Shop by category"), await isOpen("Shop by brand")]).toEqual([false, true]);
    await menu.getByRole("link", { name: "Saumya" }).click();
    await page.waitForURL(/\/shop\/product-brands\/Saumya$/);
    await menu.waitFor({ state: "hidden" });
  });

  it("has menus without script too, and fits 320 pixels [ui-sidebar-items]", async () => {
    const page = await (await visitor({ width: 320, scripts: "off" })).tab("/");
    await expect.poll(() => widthOver(page)).toBe(0);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#site-menu").getByRole("link", { name: "Unani" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.locator("#site-account").getByRole("link", { name: "Pending Payments" }).waitFor();
  });
});
