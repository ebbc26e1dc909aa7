import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productLine } from "#adapters/catalogue-file/product-record.ts";
import { aProduct } from "#tests/fixtures.ts";
import { onLoopback } from "#tests/on-loopback.ts";
import { allAccessibilityFaults } from "./harness/accessibility-faults.ts";
import { startShop } from "./harness/running-shop.ts";
import { addFromPage } from "./harness/cart-page.ts";
import { visitors } from "./harness/visitors.ts";
import type { IncomingMessage } from "node:http";
import type { Locator, Page } from "playwright-core";

/** Where a shop's photographs lie: another server, which tells what it was asked for. */
const requested: { readonly path: string; readonly cookie: string | undefined }[] = [];
const shots = new Map<string, Buffer>();
const server = createServer(({ url = "", headers }: IncomingMessage, answer) => {
  requested.push({ path: url, cookie: headers.cookie });
  const shot = shots.get(url);
  answer.writeHead(shot === undefined ? 404 : 200, { "content-type": shot === undefined ? "text/plain" : "image/jpeg" }).end(shot);
});

let shop: Awaited<ReturnType<typeof startShop>> | null = null;
beforeAll(async () => {
  for (const [path, width, height] of [
    ["/front.jpg", 900, 900],
    ["/back.jpg", 900, 500],
  ] as const)
    shots.set(
      path,
      await sharp({ create: { width, height, channels: 3, background: "#c96" } })
        .jpeg()
        .toBuffer(),
    );
  const { address: far } = await onLoopback(server);
  shop = await startShop("serve", { PICTURE_ORIGINS: far });
  const goods = [
    aProduct("Photographed Amla", { images: ["https://elsewhere.example/amla.jpg", `${far}/front.jpg`, `${far}/back.jpg`] }),
    aProduct("Photographed Brahmi", { images: [`${far}/lost.jpg`] }),
    aProduct("Photographed Clove", { images: ["https://elsewhere.example/clove.jpg"] }),
    aProduct("Photographed Dill", { images: ["/icons/niramaya-512.png"] }),
  ];
  const importing = promisify(execFile)(process.execPath, ["cli/main.mjs", "catalogue", "import", "-", "--data", shop.shop.folder]);
  importing.child.stdin?.end(goods.map(productLine).join("\n"));
  await importing;
}, 240_000);
afterAll(async () => {
  await shop?.stop();
  server.close();
});

const { visitor } = visitors(() => shop?.shop.address ?? "");

const FOUND = "/shop/products?title=photographed";
const has = (picture: Locator): Promise<unknown> =>
  expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
const card = (page: Page, title: string) => page.locator("article", { has: page.getByRole("heading", { name: title }) }).locator(".tile");

/** How each card's product is shown, and how large its tile is. */
const shownOn = async (page: Page) =>
  Promise.all(
    ["Amla", "Brahmi", "Clove", "Dill"].map(async (name) => {
      const tile = card(page, `Photographed ${name}`);
      const box = await tile.boundingBox();
      return { drawn: await tile.locator(":scope > :first-child").evaluate(({ tagName }) => tagName), size: [box?.width, box?.height] };
    }),
  );

describe("photographs of products", () => {
  it.each([390, 1280])(
    "stand in lists %i pixels wide, and the drawing where none comes or none may be shown, in as much room",
    async (width) => {
      const page = await (await visitor({ width, line: "bad" })).tab(FOUND);
      for (const name of ["Photographed Amla", "Photographed Dill"]) {
        await card(page, name).scrollIntoViewIfNeeded();
        await has(card(page, name).locator("img"));
      }
      await card(page, "Photographed Brahmi").scrollIntoViewIfNeeded();
      await card(page, "Photographed Brahmi").locator("svg").waitFor();
      const shown = await shownOn(page);
      expect(shown.map(({ drawn }) => drawn)).toEqual(["IMG", "svg", "svg", "IMG"]);
      expect(new Set(shown.map(({ size }) => JSON.stringify(size))).size).toBe(1);
      expect(requested.filter(({ path }) => !["/front.jpg", "/lost.jpg"].includes(path))).toEqual([]); // A list shows the first alone.
      expect(requested.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
    },
  );

  it("are all on the product's page, one of them large and looked at closely, by keys too", async () => {
    const page = await (await visitor()).tab("/shop/product/photographed-amla");
    const large = page.locator(".tile.big[aria-current=true] > img");
    await has(large);
    await expect.poll(() => large.getAttribute("src")).toMatch(/front\.jpg$/);
    const tile = await page.locator(".gallery-frame").boundingBox();
    expect(await allAccessibilityFaults(page, "main")).toEqual([]);
    const second = page.getByRole("button", { name: "Picture 2 of 2" });
    await second.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => large.getAttribute("src")).toMatch(/back\.jpg$/);
    await expect.poll(() => second.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => page.locator(".gallery-frame").boundingBox()).toEqual(tile);
    await page.getByRole("button", { name: "Look at Photographed Amla closely" }).click();
    const close = page.getByRole("dialog", { name: "Photographed Amla" }).locator("img");
    await has(close);
    await expect.poll(() => close.getAttribute("src")).toMatch(/back\.jpg$/);
    const before = await close.boundingBox();
    await page.keyboard.press("+");
    await expect.poll(async () => (await close.boundingBox())?.height ?? 0).toBeGreaterThan((before?.height ?? 0) * 1.5);
  });

  it("leave a heart on them as red as on a drawing, and with a ground of its own", async () => {
    const { context } = await visitor({ scripts: "off", line: "bad" });
    const page = await context.newPage();
    const worn = (at: string) =>
      page.evaluate(`(() => {
        const heart = document.querySelector(${JSON.stringify(at)});
        heart.className = "wishlist-heart is-on";
        const { color, backgroundColor } = getComputedStyle(heart);
        return [color, backgroundColor === "rgba(0, 0, 0, 0)"];
      })()`);
    await page.goto(FOUND);
    const [red, isBare] = (await worn("article:has(.tile > svg) .wishlist-heart")) as readonly [string, boolean];
    expect(isBare).toBe(true);
    expect(await worn("article:has(.tile > img) .wishlist-heart")).toEqual([red, false]);
    await page.goto("/shop/product/photographed-amla");
    expect(await worn(".picture-actions .wishlist-heart")).toEqual([red, false]);
  });

  it("go with the product into the cart", async () => {
    const page = await (await visitor()).tab("/shop/product/photographed-amla");
    await addFromPage(page, "Photographed Amla");
    await page.goto("/shop/cart");
    await has(page.getByRole("list", { name: "Products in your cart" }).locator("img"));
  });

  it("give way to the drawing on the product's own page", async () => {
    const page = await (await visitor({ line: "bad" })).tab("/shop/product/photographed-brahmi");
    await page.locator(".tile.big > svg").waitFor();
    await expect.poll(() => page.locator(".tile.big img").count()).toBe(0);
  });

  it("are there without script, and named to whoever shares the page", async () => {
    const page = await (await visitor({ scripts: "off" })).context.newPage();
    await page.goto("/shop/product/photographed-amla");
    await has(page.locator(".tile.big[aria-current=true] > img"));
    await has(page.locator(".gallery-track img").last());
    expect(await page.locator('meta[property="og:image"]').getAttribute("content")).toMatch(/\/front\.jpg$/);
    await page.goto("/shop/product/photographed-clove");
    expect(await page.locator('meta[property="og:image"]').getAttribute("content")).toMatch(
      /\/shop\/product-picture\/photographed-clove\.jpg$/,
    );
  });

  it("are seen beside the worker too, which keeps none from elsewhere", async () => {
    const { tab } = await visitor({ keeping: "on" });
    const first = await tab("/shop/product/photographed-amla");
    await first.evaluate(async () => void (await navigator.serviceWorker.ready));
    await first.close();
    const page = await tab("/shop/product/photographed-amla");
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await has(page.locator(".tile.big[aria-current=true] > img"));
    const stored = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    });
    expect(stored.filter((url) => !url.startsWith(`${shop?.shop.address}/`))).toEqual([]);
  });
});
