import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

const ASHA = "5555500001";

const MEENAKSHI = "5555500015";

/** Of Asha's appointments: one of ayurveda with two versions, and one of yoga. */
const [ACIDITY, NECK] = ["b-demo-6", "b-demo-7"];

const PAGES = [
  ["/prescription", "Prescriptions", ACIDITY],
  ["/ayurvedaprescription", "Ayurveda prescriptions", ACIDITY],
  ["/yogaprescription", "Yoga plans", NECK],
] as const;
/** Who asks for what is not theirs: the browser tells of each 404. */
const MISSING: Visit = { line: "bad" };

async function pageOf(mobile: string, path: string, visit: Visit = {}): Promise<Page> {
  return (await visitor({ ...visit, bearer: await bearerOf(inject("shop"), mobile) })).tab(path);
}

const headed = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();

describe("prescriptions", () => {
  it("open by kind, directly and on reload, as a list and one as a paper [rt-prescription] [rt-prescription-id] [rt-ayurvedaprescription] [rt-ayurvedaprescription-id] [rt-yogaprescription] [rt-yogaprescription-id]", async () => {
    const { tab } = await visitor({ bearer: await bearerOf(inject("shop"), ASHA) });
    for (const [path, title, booking] of PAGES) {
      const page = await tab(path);
      await headed(page, title);
      await page.locator(`main a[href="${path}/${booking}"]`).click();
      await page.getByRole("article").waitFor();
      await page.reload();
      await page.getByRole("article").waitFor();
      expect([path, await accessibilityFaults(page), await overflowOf(page)]).toEqual([path, [], 0]);
    }
  });

  it("are read by their writer at the desk, and by no other account [rt-prescription-id]", { tags: ["long"] }, async () => {
    const writer = await pageOf(MEENAKSHI, `/desk/${ACIDITY}`, { ...MISSING, width: 390 });
    await writer.getByText("Avipattikar churna").first().waitFor();
    await writer.getByRole("button", { name: "What the patient shared" }).click();
    const shared = writer.getByRole("region", { name: "What the patient shared" });
    await shared.getByText("Burning after dinner, for two months now.").waitFor();
    await shared.getByRole("heading", { name: "Health profile" }).waitFor();
    expect([await accessibilityFaults(writer), await overflowOf(writer)]).toEqual([[], 0]);
    await writer.getByRole("button", { name: "Your earlier prescriptions" }).click();
    await writer.getByText("You haven't signed anything for this patient at another appointment.").waitFor();
    await writer.getByRole("button", { name: "What was ticked", exact: true }).click();
    const ticks = writer.getByRole("dialog", { name: "What was ticked" });
    await ticks
      .getByText(/^\d+ of \d+ ticked$/)
      .first()
      .waitFor();
    expect([await accessibilityFaults(writer), await overflowOf(writer)]).toEqual([[], 0]);
    await ticks.getByRole("button", { name: "Close" }).click();
    await ticks.waitFor({ state: "hidden" });
    await writer.getByRole("button", { name: "Withdraw", exact: true }).click();
    const dialog = writer.getByRole("alertdialog", { name: "Withdraw what you signed?" });
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await dialog.getByText("Please say why: the patient reads it.").waitFor();
    expect([await accessibilityFaults(writer), await overflowOf(writer)]).toEqual([[], 0]);
    await dialog.getByRole("button", { name: "Keep it", exact: true }).first().click();
    await dialog.waitFor({ state: "hidden" });
    await writer.getByRole("button", { name: "Write a new version" }).click();
    await writer.getByRole("group", { name: "Item 1" }).getByLabel("Dose", { exact: true }).waitFor();
    expect([await accessibilityFaults(writer), await overflowOf(writer)]).toEqual([[], 0]);
    await writer.getByRole("button", { name: "Preview" }).click();
    await writer.getByText("Preview. It is valid once it is signed.").waitFor();
    await writer.getByRole("button", { name: "Sign", exact: true }).click();
    await writer.getByText("Still missing: why there is a new version.").first().waitFor();
    const other = await pageOf(ASHA, `/desk/${ACIDITY}`, MISSING);
    await headed(other, "We can't find this appointment");
  });
});
