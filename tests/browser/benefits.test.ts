import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "./harness/accessibility-faults.ts";
import { bearerOf } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";

const address = (): string => inject("shop").address.replace("localhost", "benefits.localhost");
const { visitor } = visitors(address);

/** Somebody of the demo whom a company's app brings. */
const MEERA = "5555500006";
const KEY = "demo-arogya-benefits-key";

describe("the site of a company's benefits", () => {
  it("signs in whom the company's app sends", async () => {
    const token = await bearerOf(inject("shop"), MEERA);
    const page = await (await visitor({ width: 390 })).tab(`/?apikey=${KEY}&token=${token}`);
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBe(token);
    await page.getByRole("heading", { name: "Your company's health shop", level: 1 }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it.each([390, 1280])("has its own name, logo, home and menus at %i pixels, and no page of other areas", async (width) => {
    const page = await (await visitor({ width })).tab("/");
    expect(await page.title()).toBe("Niramaya Benefits · Your company's health shop");
    expect(await page.getByRole("banner").getByRole("link", { name: "Niramaya Benefits, home page" }).count()).toBe(1);
    const links = await page
      .locator("header a[href^='/'], footer a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.filter((link) => /^\/(?:fitbook|practitioners|health-plans|landing|therap)/.test(link ?? ""))).toEqual([]);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    expect((await page.goto("/health-plans"))?.status()).toBe(404);
  });

  it("is drawn in Hindi", async () => {
    const page = await (await visitor()).tab("/language/hi?back=/");
    await page.getByRole("heading", { name: "आपकी कंपनी की हेल्थ शॉप", level: 1 }).waitFor();
  });

  it("leaves the shop as it is under the shop's own name", async () => {
    const answer = await fetch(inject("shop").address);
    expect(await answer.text()).toContain("<title>Niramaya · Everyday remedies, plainly explained</title>");
  });
});
