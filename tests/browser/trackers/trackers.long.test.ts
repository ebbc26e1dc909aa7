import { describe, expect, it } from "vitest";
import { overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { customer } = visitors();

describe("somebody who notes what they drink", () => {
  it("reads days as a table at twice the text on a small phone, each opened figure too", async () => {
    const { tab } = await customer("5555500001", { width: 390 });
    const page = await tab("/mealtracker");
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await page.locator("details:has(.tracker-table) > summary").first().click();
    await page.getByRole("columnheader", { name: "Day" }).first().waitFor();
    for (const figure of await page.locator(".bill summary").all()) await figure.click();
    expect(await overflowOf(page)).toBe(0);
  });
});
