import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("somebody who looks for a lab test", () => {
  it("finds it by what people call it, narrows the list, and reads how to prepare [rt-diagnosticlab] [rt-alltests] [rt-diagnostictest]", async () => {
    const page = await (await visitor({ width: 390 })).tab("/diagnosticlab");
    await page.getByRole("heading", { name: "Lab tests", level: 1 }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("cholesterol");
    await search.press("Enter");
    await page.waitForURL(/\/alltests\?title=cholesterol/);
    await page.getByText("Filter and sort", { exact: true }).click();
    await page.getByRole("link", { name: /^With fasting \(/ }).click();
    await page.waitForURL(/fasting=needed/);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: "See the test: Lipid profile" }).click();
    await page.getByRole("heading", { name: "Lipid profile", level: 1 }).waitFor();
    await page.getByText("Eat nothing for 10 hours before the sample").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("asks whether somebody comes to a pincode", async () => {
    const page = await (await visitor({ width: 1280 })).tab("/diagnosticlab");
    await page.getByRole("textbox", { name: "Your pincode" }).fill("411004");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("Collectors come to homes in 411004: Sahyadri Diagnostics.").waitFor();
  });

  it("puts packages side by side without script [rt-allpackages] [rt-healthpackages]", async () => {
    const page = await (await visitor({ width: 390, scripts: "off" })).context.newPage();
    await page.goto("/healthpackages?for=women");
    await page.getByRole("link", { name: "Compare packages side by side" }).click();
    await page.getByRole("checkbox", { name: /^PCOS check:/ }).check();
    await page.getByRole("checkbox", { name: /^Anaemia check:/ }).check();
    await page.getByRole("button", { name: "Compare the chosen" }).click();
    await page.getByRole("columnheader", { name: "PCOS check" }).waitFor();
    await page.getByRole("row", { name: /^Iron studies/ }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  it("reads the same in Hindi", async () => {
    const page = await (await visitor({ width: 390 })).tab("/language/hi?back=/allpackages?compare=heart-check");
    await page.getByRole("heading", { name: "सभी पैकेज", level: 1 }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: "लिपिड प्रोफ़ाइल" }).click();
    await page.getByRole("heading", { name: "लिपिड प्रोफ़ाइल", level: 1 }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});
