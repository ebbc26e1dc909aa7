import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("a landing page by its name", () => {
  it("tells companies what they get, and takes their enquiry [rt-landing-id]", async () => {
    const page = await (await visitor({ width: 390 })).tab("/landing/corporate");
    await page.getByRole("heading", { name: "Care for companies", level: 1 }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("textbox", { name: "Your name" }).fill("Farah Khan");
    await page.getByRole("textbox", { name: "Mobile number" }).fill("9820012345");
    await page.getByRole("textbox", { name: "City" }).fill("Pune");
    await page.getByRole("textbox", { name: "Number of employees" }).fill("1,200");
    await page.getByRole("textbox", { name: "Number of sites" }).fill("2");
    await page.getByRole("textbox", { name: "Your message" }).fill("We are forty people in two offices.");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await page.getByText("Thank you, we have your enquiry").waitFor();
  });

  it("shows goods and people beside its texts, in Hindi and without script too", async () => {
    const page = await (await visitor({ width: 1280, scripts: "off" })).context.newPage();
    await page.goto("/language/hi?back=/landing/a-calmer-week");
    await page.getByRole("heading", { name: "एक शांत हफ़्ता", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "यहाँ योग कौन सिखाता है" }).waitFor();
    await page.getByRole("link", { name: "क्विज़ पर जाएँ" }).waitFor();
    expect(await page.locator("main .product-card").count()).toBeGreaterThan(4);
    expect(await overflowOf(page)).toBe(0);
  });
});
