import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { arrival, tabTo } from "#tests/browser/harness/focus.ts";
import { onCommandLine } from "#tests/browser/harness/on-command-line.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { customer, visitor } = visitors();

const whole = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("somebody who looks for a lab test", () => {
  it("reads the same in Hindi", async () => {
    const page = await (await visitor({ width: 390 })).tab("/language/hi?back=/allpackages?compare=heart-check");
    await page.getByRole("heading", { name: "सभी पैकेज", level: 1 }).waitFor();
    await whole(page);
    await page.getByRole("link", { name: "लिपिड प्रोफ़ाइल" }).click();
    await page.getByRole("heading", { name: "लिपिड प्रोफ़ाइल", level: 1 }).waitFor();
    await whole(page);
  });
});

describe("the keyboard alone", () => {
  it("books a test in a centre and gives the time up", async () => {
    const page = await (await customer(newcomer(), { width: 1280 })).tab("/diagnosticlab/bookings/new?test=tsh");
    const times = page.getByRole("group", { name: "Time", exact: true }).locator("label");
    await times.first().waitFor();
    await tabTo(page, "Day");
    await page.keyboard.press("End");
    await tabTo(page, (await times.first().innerText()).trim());
    await page.keyboard.press("Space");
    const keep = page.getByRole("button", { name: /^Continue to payment/ });
    await tabTo(page, await keep.innerText());
    await page.keyboard.press("Enter");
    await arrival(page, "Your lab booking");
    await page.getByRole("heading", { name: "Held for you" }).waitFor();
    await tabTo(page, "Release this time");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Held for you" }).waitFor({ state: "hidden" });
  });

  it("asks for another sample where one can't be used", async () => {
    const page = await (await customer(ASHA, { width: 390 })).tab("/diagnosticlab/bookings/l-demo-3");
    await page.getByRole("heading", { name: "Another sample is needed" }).waitFor();
    await tabTo(page, "Choose another time");
    await page.keyboard.press("Enter");
    const times = page.getByRole("group", { name: "Time", exact: true }).locator("label");
    await times.first().waitFor();
    const proposed = times.filter({ has: page.locator(":checked") }); // Where it needs a fast.
    await tabTo(page, (await ((await proposed.count()) > 0 ? proposed : times.first()).innerText()).trim());
    await page.keyboard.press("Space");
    await tabTo(page, "Take this time");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Booked", exact: true }).waitFor();
  });
});

/** Of whose tests the laboratory has told a part. */
const ASHA = "5555500001";

describe("somebody whose tests were done", () => {
  const reading = (width: number, line: "good" | "bad" = "good") => customer(ASHA, { width, line });

  it("reads what was found, beside its range and what was found before, from the booking on", async () => {
    const page = await (await reading(390)).tab("/diagnosticlab/bookings/l-demo-6");
    await page.getByRole("heading", { name: "Part of the report is ready" }).waitFor();
    await page.getByRole("link", { name: "Read the report" }).click();
    await page.getByRole("heading", { name: "Your lab report", level: 1 }).waitFor();
    await page.getByText("A little above the usual range").first().waitFor();
    await page.getByText(/^A little below the range for women of \d+$/).waitFor();
    const sugar = page.getByRole("listitem").filter({ hasText: /Lower than on .+: 6\.4 % then, 5\.7 % now\./ });
    await sugar.getByText("All values as a table").click();
    await expect.poll(() => sugar.getByRole("cell").allTextContents()).toEqual(["5.7 %", "5.9 %", "6.1 %", "6.3 %", "6.4 %"]);
    await page.getByText("Still to come: TSH").waitFor();
    await page.getByRole("button", { name: "Download as PDF" }).waitFor();
    await whole(page);
  });

  it.each([390, 1280])("finds all bookings under what waits, comes up, is under way or has ended, %i px wide", async (width) => {
    const page = await (await reading(width)).tab("/diagnosticlab/bookings");
    await page.getByRole("heading", { name: "Waiting for you", level: 2 }).waitFor();
    const groups = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(groups).toEqual(["Waiting for you", "Coming up", "In progress", "Past and cancelled"]);
    await whole(page);
    const underWay = page
      .getByRole("region")
      .or(page.locator("section"))
      .filter({ has: page.getByRole("heading", { name: "In progress" }) });
    await underWay
      .getByRole("link", { name: /^Read the report: / })
      .first()
      .click();
    await page.getByRole("heading", { name: "Your lab report", level: 1 }).waitFor();
  });

  it("finds all bookings where the names of the family can't be read, and the names once they can", async () => {
    const page = await (await reading(390, "bad")).tab("/diagnosticlab");
    await page.context().route("**/getAllMemberOfUser**", (route) => route.abort());
    await page.goto("/diagnosticlab/bookings");
    const told = page.getByRole("status").filter({ hasText: "We can't show who each booking is for right now." });
    await told.waitFor();
    await page.getByRole("heading", { name: "In progress", level: 2 }).waitFor();
    await page.context().unroute("**/getAllMemberOfUser**");
    await told.getByRole("button", { name: "Try again" }).click();
    await told.waitFor({ state: "hidden" });
  });

  it("reads of its laboratory in Hindi, where it is booked, listed and told", async () => {
    const page = await (await reading(390)).tab("/language/hi?back=/diagnosticlab/bookings/l-demo-0");
    await page.getByText("सह्याद्री डायग्नोस्टिक्स", { exact: true }).waitFor();
    await page.goto("/diagnosticlab/bookings/new?test=tsh");
    await page.getByText("सह्याद्री डायग्नोस्टिक्स, पुणे", { exact: true }).waitFor();
    await page.goto("/diagnosticlab?pincode=411004");
    await page.getByRole("heading", { name: "यमुना पैथोलॉजी", level: 3 }).waitFor();
    await page.getByText("12 लॉ कॉलेज रोड, एरंडवणे").waitFor();
    await page.getByText(/411004.*सह्याद्री डायग्नोस्टिक्स/).waitFor();
    expect(await page.getByText(/Sahyadri|Yamuna/).count()).toBe(0);
    await whole(page);
  });

  it("reads it in Hindi at a desk", async () => {
    const page = await (await reading(1280)).tab("/language/hi?back=/diagnosticlab/bookings/l-demo-6/report");
    await page.getByRole("heading", { name: "आपकी लैब रिपोर्ट", level: 1 }).waitFor();
    await page.getByText("सामान्य सीमा से थोड़ा ऊपर").first().waitFor();
    await whole(page);
  });

  it("reads and prints its bill", async () => {
    const page = await (await reading(390)).tab("/diagnosticlab/bookings/l-demo-7");
    await page.getByRole("link", { name: "Bills", exact: true }).click();
    await page.getByRole("heading", { name: "Bills of a lab booking", level: 1 }).waitFor();
    await page.getByText("Sample collection at home").first().waitFor();
    await whole(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Download as PDF [A-Z]\d\wB/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^[A-Z]\d\wB-\d{4}-\d{6}\.pdf$/);
  });
});

/** The last: what the laboratory has told a part of before, it ends. */
describe("somebody whose second sample broke", () => {
  it("is told so, keeps what was found, and gets back the share of the rest, which is shown before", async () => {
    await onCommandLine(inject("shop"), "lab", "spoil", "l-demo-6");
    const page = await (await customer(ASHA, { width: 390, line: "bad" })).tab("/diagnosticlab/bookings/l-demo-6");
    await page.getByRole("heading", { name: "Another sample is needed" }).waitFor();
    await page.getByText(/or get back what you paid for the tests that are not done\.$/).waitFor();
    await page.getByRole("link", { name: "Read the report" }).waitFor(); // What was found stays.
    await whole(page);
    const decline = page.getByRole("button", { name: /^No new sample: refund ₹[\d,.]+$/ });
    const amount = /₹[\d,.]+/.exec((await decline.textContent()) ?? "")?.[0] ?? "";
    await decline.click();
    await page.getByRole("heading", { name: "Report ready" }).waitFor();
    await page.getByText(amount).first().waitFor();
    await whole(page);
    await page.getByRole("link", { name: "Read the report" }).click();
    await page.getByText(/^Not done; you get its share back/).waitFor();
    await page.getByText("A little above the usual range").first().waitFor();
    await whole(page);
    await page.goto("/diagnosticlab/bookings/l-demo-6");
    await page.getByRole("link", { name: "Bills", exact: true }).click();
    await page
      .getByText(/^Credit note/)
      .first()
      .waitFor();
    await whole(page);
  });
});
