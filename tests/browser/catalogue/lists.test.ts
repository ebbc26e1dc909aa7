import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("a product list", () => {
  it("is narrowed on a phone in a sheet that stays open until its products are asked for, and going back widens it again", async () => {
    const page = await (await visitor({ width: 390 })).tab("/shop/product-category/ayurveda");
    const sheet = page.getByRole("complementary", { name: "Filters" });
    const opener = page.getByRole("button", { name: /^Filters/ });
    await sheet.waitFor({ state: "hidden" });
    const all = await page.locator(".list-tools").getByRole("status").innerText();
    await opener.click();
    const brand = sheet.getByRole("checkbox", { name: /^Dhatri/ });
    await brand.check();
    await page.waitForURL(/\?brands=dhatri$/);
    const show = sheet.getByRole("button", { name: /^Show \d+ products$/ });
    await expect.poll(() => show.innerText()).not.toContain(all.replace(/\D/g, ""));
    const shown = (await show.innerText()).replace(/\D/g, "");
    await show.click();
    await sheet.waitFor({ state: "hidden" });
    await page.getByText(`${shown} products`, { exact: true }).waitFor();
    await expect.poll(() => opener.innerText()).toContain("1");
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.goBack();
    await page.getByText(all, { exact: true }).waitFor();
    await expect.poll(() => page.locator("input[name=brands][value=dhatri]").isChecked()).toBe(false);
  });

  it("calls its products in Hindi as their pages do", { tags: ["long"] }, async () => {
    const page = await (await visitor({ width: 390 })).tab("/language/hi?back=/shop/product-category/ayurveda");
    const titles = page.locator("main article.product-card h3");
    await titles.first().waitFor();
    const shown = await titles.allTextContents();
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((title) => !/^[\p{Script=Devanagari}\d\s().,+-]+$/u.test(title))).toEqual([]);
    await titles.first().getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: shown[0] ?? "" }).waitFor();
  });

  it("grows by itself as one nears its end, until one is asked, and going back leads to the very product that one left", async () => {
    const page = await (await visitor({ width: 390 })).tab("/shop/products");
    const cards = page.locator("main article.product-card");
    const more = page.getByRole("link", { name: "Show more" });
    for (const shown of [48, 72, 96]) {
      await cards.last().scrollIntoViewIfNeeded();
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(shown); // On a busy machine the next page may be there as well.
    }
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBe(96); // What stands below can be reached.
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(96);
    const left = cards.nth(80);
    await left.scrollIntoViewIfNeeded();
    const address = await left.getByRole("link").getAttribute("href");
    await left.getByRole("link").click();
    await page.waitForURL(/\/shop\/product\//);
    await page.locator(".product-page").waitFor();
    await page.goBack();
    await expect.poll(() => cards.count()).toBeGreaterThan(96);
    const isInSight = async (): Promise<boolean> => {
      const box = await cards
        .filter({ has: page.locator(`a[href="${address}"]`) })
        .first() // It stands once more below, among what was seen last.
        .boundingBox();
      return box !== null && box.y + box.height > 0 && box.y < 844;
    };
    await expect.poll(isInSight).toBe(true);
  });

  it("is narrowed and sorted without script", { tags: ["long"] }, async () => {
    const page = await (await visitor({ scripts: "off" })).tab("/shop/products");
    await page.getByRole("checkbox", { name: /^Dhatri/ }).check();
    await page.getByLabel("Highest price in rupees").fill("200");
    await page.getByRole("complementary", { name: "Filters" }).getByRole("button", { name: "Apply" }).first().click();
    await page.waitForURL(/brands=dhatri/);
    await expect
      .poll(() => page.getByRole("list", { name: "Chosen filters" }).getByRole("link").allInnerTexts())
      .toEqual(["Dhatri", "Up to ₹200", "Clear all"]);
    await page.getByLabel("Sort by").selectOption("price-rising");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await page.waitForURL(/brands=dhatri.*max_price=200.*order=price-rising/);
    const prices = await page.locator(".product-card .price b").allInnerTexts();
    const amounts = prices.map((price) => Number(price.replace(/[₹,]/g, "")));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(Math.max(...amounts)).toBeLessThanOrEqual(200);
  });
});

describe("a product's page", () => {
  it("shows its picture as closely as one likes, by keys, and gives focus back", async () => {
    const { slug, title } = await plentifulProductAt(3);
    const page = await (await visitor()).tab(`/shop/product/${slug}`);
    await page.getByRole("button", { name: `Look at ${title} closely` }).press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    const view = dialog.getByRole("region", { name: `Picture of ${title}` });
    await view.focus();
    for (const key of ["+", "+"]) await page.keyboard.press(key);
    await dialog.getByText("3×").waitFor();
    const place = (): Promise<number> => view.evaluate(({ scrollTop }) => scrollTop);
    await expect.poll(place).toBeGreaterThan(0);
    const before = await place();
    await page.keyboard.press("ArrowDown");
    await expect.poll(place).toBeGreaterThan(before);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(`Look at ${title} closely`);
  });

  it("shows its picture as closely as one likes, by two fingers and by mouse, and what is pointed at stays there", {
    tags: ["long"],
  }, async () => {
    const { slug, title } = await plentifulProductAt(3);
    const page = await (await visitor()).tab(`/shop/product/${slug}`);
    const look = page.getByRole("button", { name: `Look at ${title} closely` });
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await look.click();
    const dialog = page.getByRole("dialog", { name: title });
    const view = dialog.getByRole("region", { name: `Picture of ${title}` });
    await dialog.getByText("1×").waitFor();
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [-apart, apart].map((side, id) => ({ x: 600 + side, y: 300, id })),
      });
    await touch("touchStart", 50);
    for (const apart of [50, 60, 70]) await touch("touchMove", apart);
    await touch("touchEnd", 70);
    await dialog.getByText("2×").waitFor();
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1); // The page itself keeps its size.
    await page.mouse.dblclick(640, 300);
    await dialog.getByText("1×").waitFor();
    const picture = () => view.evaluate((at) => at.firstElementChild?.getBoundingClientRect());
    const before = await picture();
    await page.mouse.dblclick(640, 300);
    await dialog.getByText("3×").waitFor();
    const after = await picture();
    const share = (at: DOMRect | undefined) => (300 - (at?.top ?? 0)) / (at?.height ?? 1);
    expect(share(after)).toBeCloseTo(share(before), 2);
    const place = (): Promise<number> => view.evaluate(({ scrollTop }) => scrollTop);
    const undragged = await place();
    await page.mouse.move(640, 450);
    await page.mouse.down();
    await page.mouse.move(640, 350, { steps: 4 });
    await page.mouse.up();
    await expect.poll(place).toBe(undragged + 100);
  });

  it("tells by pincode when it comes, remembers that and what was looked at, and asks a visitor who puts it aside to sign in [ru-cart-wishlist-out]", async () => {
    const [first, second] = await Promise.all([plentifulProductAt(4), plentifulProductAt(5)]);
    const page = await (await visitor({ width: 390 })).tab(`/shop/product/${first.slug}`);
    await page.getByLabel("Your pincode").fill("411038");
    await page.keyboard.press("Enter");
    await page.getByText(/^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} to .*, if you order now\.$/).waitFor();
    expect(page.url()).not.toContain("411038");
    await page.goto(`/shop/product/${second.slug}`);
    await page.getByText("Delivery to 411038").waitFor();
    const seen = page.locator("section").filter({ has: page.getByRole("heading", { name: "Recently viewed" }) });
    await seen.getByRole("link", { name: first.title, exact: true }).waitFor();
    await page.getByRole("button", { name: `Add ${second.title} to wishlist` }).click();
    await page.getByRole("dialog").waitFor();
  });
});
