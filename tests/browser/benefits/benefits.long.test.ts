import { describe, expect, inject, it } from "vitest";
import { WHOLE_PAGE, accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const address = (): string => inject("shop").address.replace("localhost", "benefits.localhost");
const { visitor } = visitors(address);

describe("the site of a company's benefits", () => {
  it.each([390, 1280])("has its own name, logo, home and menus at %i pixels, and no page of other areas", async (width) => {
    const page = await (await visitor({ width })).tab("/");
    expect(await page.title()).toBe("Niramaya Benefits · Your company's health shop");
    expect(await page.getByRole("banner").getByRole("link", { name: "Niramaya Benefits, home page" }).count()).toBe(1);
    const links = await page
      .locator("header a[href^='/'], footer a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.filter((link) => /^\/(?:fitbook|practitioners|health-plans|landing|therap)/.test(link ?? ""))).toEqual([]);
    const banner = page.getByRole("banner"); // Without practitioners no city is asked for; parcels go somewhere.
    expect([
      await banner.getByText("Choose your city").count(),
      await banner.getByText("Enter your pincode").filter({ visible: true }).count(),
    ]).toEqual([0, 1]);
    expect([await accessibilityFaults(page, WHOLE_PAGE), await overflowOf(page)]).toEqual([[], 0]);
    expect((await page.goto("/health-plans"))?.status()).toBe(404);
  });

  it("is drawn in Hindi", async () => {
    const page = await (await visitor()).tab("/language/hi?back=/");
    await page.getByRole("heading", { name: "आपकी कंपनी की हेल्थ शॉप", level: 1 }).waitFor();
  });
});
