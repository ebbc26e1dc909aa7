import fc from "fast-check";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { anySlotsFile } from "#tests/arbitraries/any-slots-file.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { listedSlots } from "#tests/cli/consultations/listed-slots.ts";
import { ZONES } from "#tests/in-each-zone.ts";

const { visitor } = visitors();

declare global {
  var own: { readonly listedSlots: typeof listedSlots };
}

describe("somebody who looks for a practitioner", () => {
  it("narrows the list, opens a profile, and reads when they are free and why not else [rt-practitioners-city-type] [ui-consult-modes] [ui-footer-city-types]", async () => {
    const page = await (await visitor({ width: 390 })).tab("/practitioners?city=Pune&type=AYURVEDA");
    await page.getByRole("heading", { name: "Ayurveda practitioners in Pune", level: 1 }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByText("Filter and sort (2 chosen)").click();
    await page.getByRole("link", { name: /^Marathi \(/ }).click();
    await page.waitForURL(/language=mr/);
    await page.getByRole("link", { name: "See times and fees: Dr. Meenakshi Rao" }).click();
    await page.getByRole("heading", { name: "Dr. Meenakshi Rao", level: 1 }).waitFor();
    await page.getByRole("link", { name: /^Video, / }).click();
    await page.waitForURL(/mode=video/);
    await page.getByText("Why other times are not free").click();
    await page
      .getByText(/Not consulting then/)
      .first()
      .waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByText("Choose a free time above, and book it here.").waitFor();

    const days = page.getByRole("navigation", { name: "Days" });
    await days
      .getByRole("link", { name: /^\w{3} \d+ \w{3}: / })
      .last()
      .click();
    await days.getByRole("listitem").last().locator("[aria-current]").waitFor();
    expect(await overflowOf(page)).toBe(0); // What is seen by keyboard alone makes no page wider.
    const free = days.getByRole("link", { name: / \d+ free$/ }).first();
    await free.click();
    await expect.poll(() => free.getAttribute("aria-current")).toBe("true");
    await free.focus();
    await page.keyboard.press("Tab");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Enter"); // Past the days that follow.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+:\d\d (am|pm)$/);
  });

  it("needs no script for any of it", { tags: ["long"] }, async () => {
    const page = await (await visitor({ width: 390, scripts: "off" })).context.newPage();
    await page.goto("/practitioners?city=Delhi&type=");
    await page.getByText("Filter and sort (1 chosen)").click();
    await page.getByRole("link", { name: /^Unani \(/ }).click();
    await page.getByRole("link", { name: "See times and fees: Dr. Farid Ansari" }).click();
    await page.getByRole("heading", { name: "Choose a time" }).waitFor();
  });

  it("is told so where the browser tells no position, and chooses a city [rt-practitioners-near-you]", { tags: ["long"] }, async () => {
    const page = await (await visitor({ width: 390 })).tab("/practitioners?type=&city=Current-Location");
    await page.getByRole("button", { name: "Use my location" }).click();
    await page.getByText("Your browser didn't share your location. Please choose a city.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole("link", { name: /^Pune \(/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Practitioners in Pune", level: 1 }).waitFor();
  });

  it("reads what a therapy is, and who is free on a day [rt-therapies] [rt-check-date] [rt-ayurvedic]", async () => {
    const page = await (await visitor({ width: 390 })).tab("/therapies");
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: "About Ayurveda" }).click();
    await page.getByRole("heading", { name: "What it does not do" }).waitFor();
    await page.goto("/check_date");
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});

describe("free times in a browser", () => {
  it("are the same to the byte in any time zone, and as in a process", async () => {
    const files = fc.sample(anySlotsFile(), 40);
    const inProcess = JSON.stringify(files.map(listedSlots));
    const code = await forBrowsers("tests/cli/consultations/listed-slots.ts");
    const offsets = new Set<number>();
    for (const zone of ZONES) {
      const page = await (await visitor({ zone })).context.newPage();
      await page.evaluate(code);
      offsets.add(await page.evaluate(() => new Date("2026-11-20T00:00:00Z").getTimezoneOffset()));
      expect(await page.evaluate((those) => JSON.stringify(those.map(globalThis.own.listedSlots)), files)).toBe(inProcess);
    }
    expect(offsets.size).toBe(ZONES.length);
  });
});

/** What a file exports, for whatever browser evaluates it: it then stands in `own`. */
async function forBrowsers(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, target: "es2023", lib: { entry: file, name: "own", formats: ["iife"] } },
  });
  const [code = ""] = [built]
    .flat()
    .flatMap((one) => ("output" in one ? one.output.flatMap((part) => ("code" in part ? [part.code] : [])) : []));
  return `${code}\n;globalThis.own = own;`;
}
