import { globSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import type { Visitor } from "./harness/visitors.ts";

const { customer, visitor } = visitors();
/** Pages of somebody's own, of health data. */
const OWN = ["/watertracker", "/sleeptracker", "/exercisetracker", "/mealtracker", "/bmiandfattracker", "/stresstracker"];
const addresses = [
  "/",
  "/shop",
  "/shop/products?brands=dhatri&only=in-stock",
  "/shop/products?title=tri",
  "/shop/product-brands",
  "/shop/product/ashwagandha-churna",
  "/shop/cart",
  "/shop/nothing-here/at-all",
];

describe("every page", () => {
  it.each(addresses)("at %s can be read without script", async (address) => {
    const page = await (await visitor({ scripts: "off" })).tab(address);
    expect((await page.getByRole("heading", { level: 1 }).innerText()).length).toBeGreaterThan(3);
    expect(await page.title()).toMatch(/Niramaya/);
  });

  it("of a product tells price and stock without script, and a list leads to it", async () => {
    const page = await (await visitor({ scripts: "off" })).tab("/shop/products?order=price-falling");
    const goods = await plentifulProductAt(0);
    await page.getByRole("link", { name: goods.title, exact: true }).first().click();
    await page.waitForURL(new RegExp(`/shop/product/${goods.slug}$`));
    await expect.poll(() => page.getByRole("main").innerText()).toContain(`₹${new Intl.NumberFormat("en-IN").format(goods.rupees)}`);
    await page.getByText("In stock").first().waitFor();
  });

  it.each(OWN)(
    "at %s says without script that the account needs it, and is to the byte that of a stranger",
    { tags: ["long"] },
    async (address) => {
      const asha = await (await customer("5555500001", { scripts: "off" })).tab(address);
      expect(await asha.getByRole("main").innerText()).toContain("Your account needs JavaScript.");
      const sent = async ({ context }: Visitor) => (await context.request.get(address)).text();
      const [hers, stranger] = [await sent(await customer("5555500001")), await sent(await visitor())];
      expect(hers).toBe(stranger);
    },
  );

  it("is searched without script", async () => {
    const page = await (await visitor({ scripts: "off" })).tab("/shop");
    await page
      .getByRole("searchbox", { name: "Search products" })
      .first()
      .fill((await plentifulProductAt(0)).title);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: (await plentifulProductAt(0)).title, exact: true }).waitFor();
  });

  it("is seen from its top, to which the window scrolls smoothly, and going back leads to where one was [gd-adjust-scroll]", async () => {
    const page = await (await visitor({ width: 390, motion: "on" })).tab("/shop/products");
    const top = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page.getByRole("main").getByRole("article").nth(6).getByRole("link").first().click();
    await page.waitForURL(/\/shop\/product\//);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect.poll(top).toBeGreaterThan(600);
  });

  it("has an answer for an unknown address: the 404 page [ui-404-heading] [ui-404-text] [ui-404-home-link]", async () => {
    const { context } = await visitor();
    const page = await context.newPage();
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "We can't find that page." }).waitFor();
    await page.getByText("Try searching again, or return home to start from the beginning.").waitFor();
    await page.getByRole("link", { name: "Return home" }).click();
    await page.waitForURL(/\/$/);
  });

  it("is a customer's: the gallery of all parts is nothing that they are served", async () => {
    expect((await fetch(`${inject("shop").address}/gallery`)).status).toBe(404);
    expect(globSync("dist/{shop,benefits,server}/**/*gallery-screen*")).toEqual([]);
  });
});
