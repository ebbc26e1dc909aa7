import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

const ASHA = "5555500001";
const BHAVESH = "5555500009";

/** Of Asha's appointments: one of ayurveda with two versions, and one of yoga. */
const [ACIDITY, NECK] = ["b-demo-6", "b-demo-7"];

/** Who asks for what is not theirs: the browser tells of each 404. */
const MISSING: Visit = { line: "bad" };

async function pageOf(mobile: string, path: string, visit: Visit = {}): Promise<Page> {
  return (await visitor({ ...visit, bearer: await bearerOf(inject("shop"), mobile) })).tab(path);
}

const headed = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();

describe("prescriptions", () => {
  it("say that there is none of a kind yet, and that one is unknown there [rt-homeopathyprescription] [rt-homeopathyprescription-id]", async () => {
    const page = await pageOf(ASHA, "/homeopathyprescription", { ...MISSING, width: 390 });
    await headed(page, "No prescriptions yet");
    await page.goto(`/homeopathyprescription/${ACIDITY}`);
    await headed(page, "We can't find this prescription");
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("are printed as the paper alone", async () => {
    const page = await pageOf(ASHA, `/prescription/${NECK}`);
    await page.getByRole("article").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".page-head:visible, .button:visible, .site-header:visible, .site-footer:visible").count()).toBe(0);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  it("show each version and what changed in it", async () => {
    const page = await pageOf(ASHA, `/prescription/${ACIDITY}`, { width: 390 });
    await page.getByText("Avipattikar churna").first().waitFor();
    await headed(page, "What changed since version 1");
    await page.getByText("New: Ashwagandha churna").waitFor();
    await page.getByText("Removed: Yashtimadhu churna").waitFor();
    await page.getByText("Why there is a new version: Loose stools", { exact: false }).waitFor();
    await page.getByText(/^Version 1,/).click();
    await page.getByText("There is a newer version. Please follow that one.").waitFor();
    await page.getByText("Yashtimadhu churna").first().waitFor();
    await expect.poll(() => page.getByText("What changed since").count()).toBe(0);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("are nobody else's", async () => {
    const page = await pageOf(BHAVESH, `/prescription/${ACIDITY}`, MISSING);
    await headed(page, "We can't find this prescription");
    expect(await page.locator("body").innerText()).not.toContain("Avipattikar");
  });
});
