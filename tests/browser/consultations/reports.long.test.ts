import { describe, expect, inject, it } from "vitest";
import sharp from "sharp";
import { aPaper, aPaperByHand } from "#tests/adapters/papers/a-paper.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

const ASHA = "5555500001";
const MEENAKSHI = "5555500015";
/** An appointment of Asha's that was completed not long ago. */
const ACIDITY = "b-demo-6";

async function pageOf(mobile: string, path: string, visit: Visit = {}): Promise<Page> {
  const page = await (await visitor(visit)).tab("/contact-us");
  const bearer = await bearerOf(inject("shop"), mobile);
  await page.evaluate((token) => localStorage.setItem("token", token), bearer);
  await page.goto(path);
  return page;
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
const fileOf = (name: string, mimeType: string, bytes: Uint8Array) => ({ name, mimeType, buffer: Buffer.from(bytes) });

describe("reports for a practitioner", () => {
  it("are sent from the appointment with tracked days, opened at the desk, hidden, and shown again; one that holds a script is refused in words", {
    timeout: 120_000,
  }, async () => {
    const patient = await pageOf(ASHA, `/appointments/${ACIDITY}`, { width: 390, line: "bad" });
    const sent = patient.getByRole("list", { name: "Reports for the practitioner" }).getByRole("listitem");
    const choose = patient.getByLabel("Add pictures or PDFs");
    await choose.waitFor({ state: "attached" });
    const before = await sent.count(); // Of a first try that was broken off.
    await choose.setInputFiles(fileOf("script.pdf", "application/pdf", aPaperByHand("/OpenAction<</S/JavaScript/JS(1)>>")));
    await patient.getByText("This PDF contains a form, a signature field, a script or attached files.", { exact: false }).waitFor();
    await patient.getByRole("button", { name: "Remove report 1" }).click();
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#884422" } })
      .jpeg()
      .toBuffer();
    await choose.setInputFiles(fileOf("pulse.jpg", "image/jpeg", picture));
    await expect.poll(() => sent.count()).toBe(before + 1);
    const paper = await aPaper((writing) => writing.text("HbA1c 5.6 %"));
    await choose.setInputFiles(fileOf("HbA1c of Asha.pdf", "application/pdf", paper));
    await expect.poll(() => sent.count()).toBe(before + 2);
    await patient.getByText("The report was sent.").waitFor();
    await sent
      .nth(before)
      .getByRole("button", { name: /^Open:/ })
      .click();
    const large = patient.getByRole("dialog", { name: /^Picture of/ });
    await large.getByRole("img").waitFor();
    await looksWell(patient);
    await large.getByRole("button", { name: "Close" }).click();
    await looksWell(patient);

    await patient.getByRole("button", { name: "Attach", exact: true }).click();
    await patient.getByText("Please choose a tracker.").waitFor();
    await patient.getByLabel("Tracker", { exact: true }).selectOption("Sleep");
    await patient.getByRole("button", { name: "Attach", exact: true }).click();
    await patient
      .getByRole("list", { name: "Attached days" })
      .getByText(/^Sleep:/)
      .waitFor();
    await looksWell(patient);

    const doctor = await pageOf(MEENAKSHI, `/desk/${ACIDITY}`);
    const shared = doctor.getByRole("region", { name: "What the patient shared" });
    const openShared = async () => {
      await doctor.getByRole("button", { name: "What the patient shared" }).click();
      await shared.getByRole("heading", { name: "Reports" }).waitFor();
    };
    await openShared();
    await shared.getByRole("heading", { name: "What the patient tracked" }).waitFor();
    await shared.getByText(/^Sleep:/).waitFor();
    await looksWell(doctor);
    const opened = shared.getByRole("button", { name: /^Open: PDF/ });
    const [saved] = await Promise.all([doctor.waitForEvent("download"), opened.last().click()]);
    expect(saved.suggestedFilename()).toBe("report.pdf");
    const papersSeen = await opened.count();
    await shared.getByRole("button", { name: "Close" }).click();

    await sent
      .nth(before + 1)
      .getByRole("button", { name: /^Hide from the practitioner/ })
      .click();
    await patient.getByText("The report is hidden from the practitioner.").waitFor();
    await openShared();
    await shared.getByText(/^The patient has hidden/).waitFor();
    await expect.poll(() => opened.count()).toBe(papersSeen - 1);
    await shared.getByRole("button", { name: "Close" }).click();
    await sent
      .nth(before + 1)
      .getByRole("button", { name: /^Show the practitioner again/ })
      .click();
    await patient.getByText("The practitioner can open the report again.").waitFor();
    await patient.getByRole("button", { name: /^Take back: Sleep/ }).click();
    await patient.getByText("Taken back. The practitioner no longer sees these days.").waitFor();
    await patient.goto("/accesslog");
    await patient.getByText("Read: reports that you sent", { exact: false }).first().waitFor();
  });
});
