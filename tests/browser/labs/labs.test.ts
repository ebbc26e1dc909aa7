import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { arrival, tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { customer, visitor } = visitors();

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
    await page.getByRole("link", { name: /^Fasting needed \(/ }).click();
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
    await page.getByText("Home collection in 411004: Sahyadri Diagnostics.").waitFor();
  });

  it("puts packages side by side without script [rt-allpackages] [rt-healthpackages]", async () => {
    const page = await (await visitor({ width: 390, scripts: "off" })).context.newPage();
    await page.goto("/healthpackages?for=women");
    await page.getByRole("link", { name: "Compare packages side by side" }).click();
    await page.getByRole("checkbox", { name: /^PCOS check:/ }).check();
    await page.getByRole("checkbox", { name: /^Anaemia check:/ }).check();
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("columnheader", { name: "PCOS check" }).waitFor();
    await page.getByRole("row", { name: /^Iron studies/ }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});

/** Who lives where collectors come, with a family. */
const FARAH = "5555500003";

describe("somebody who books lab tests", () => {
  it("chooses for two people, keeps a time, pays, moves it, and cancels with what comes back shown before", async () => {
    const page = await (await customer(FARAH, { width: 390 })).tab("/healthpackages");
    await page
      .getByRole("link", { name: /^Book this: / })
      .first()
      .click();
    await page.getByRole("heading", { name: "Who is it for?" }).waitFor();
    await page.getByRole("checkbox", { name: "Zoya Siddiqui" }).check();
    await page.getByText(/ × 2$/).waitFor();
    const times = page.getByRole("group", { name: "Time", exact: true }).getByRole("radio");
    await times.first().waitFor();
    const days = page.getByLabel("Day", { exact: true });
    const last = await days.locator("option").last().getAttribute("value");
    await days.selectOption(last);
    await times.first().check();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: /^Continue to payment/ }).click();

    await page.getByRole("heading", { name: "Held for you" }).waitFor();
    await page.getByText(/^(9|10):\d\d left$/).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.goto("/pendingpayments");
    await page
      .getByRole("link", { name: /^Pay now: Lab tests on / })
      .first() // An earlier try may have left one.
      .click();
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole("button", { name: /^Pay ₹/ }).click();

    await page.waitForURL(/\/diagnosticlab\/bookings\//);
    await page.getByRole("heading", { name: "Booked" }).waitFor();
    await page.getByText("Zoya Siddiqui", { exact: true }).waitFor();
    const way = page.getByRole("list", { name: "Progress" });
    await way.locator("li[aria-current=step]", { hasText: "Paid and booked" }).waitFor();
    await way.getByRole("listitem").filter({ hasText: "Sample taken" }).getByText("Still to come").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Choose another time" }).click();
    await times.last().check();
    await page.getByRole("button", { name: "Take this time" }).click();
    await way.locator("li[aria-current=step]", { hasText: "Moved" }).getByText(/^To /).waitFor();
    await page.getByText(/^You can change the time once more, until .+\.$/).waitFor();
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await page.getByRole("alertdialog").getByText("You get back").waitFor();
    await page.getByRole("button", { name: "Yes, cancel" }).click();
    await page.getByRole("heading", { name: "Cancelled" }).waitFor();
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "My lab bookings" }).click();
    await page.getByRole("heading", { name: "My lab bookings", level: 1 }).waitFor();
    await page.locator('main a[href^="/diagnosticlab/bookings/"]').first().waitFor();
    await page
      .getByRole("listitem")
      .filter({ hasText: "Cancelled" })
      .getByText(/ · .*Zoya Siddiqui/)
      .first()
      .waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});

describe("the keyboard alone", () => {
  it("reads a report from its booking on, saves its paper and opens a trend's figures", { tags: ["long"] }, async () => {
    const page = await (await customer(ASHA, { width: 1280 })).tab("/diagnosticlab/bookings/l-demo-6");
    await page.getByRole("heading", { name: "Part of the report is ready" }).waitFor();
    await tabTo(page, "Read the report");
    await page.keyboard.press("Enter");
    await arrival(page, "Your lab report");
    await page.getByText("A little above the usual range").first().waitFor();
    await tabTo(page, "Download as PDF");
    const paper = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
    await tabTo(page, "All values as a table");
    await page.keyboard.press("Enter");
    await page.getByRole("table").first().waitFor();
  });
});

/** Of whose tests the laboratory has told a part. */
const ASHA = "5555500001";
