import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
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

/** Who lives where collectors come, with a family. */
const FARAH = "5555500003";

describe("somebody who books lab tests", () => {
  it("chooses for two people, keeps a time, pays, moves it, and cancels with what comes back shown before", async () => {
    const page = await (await customer(FARAH, { width: 390 })).tab("/healthpackages");
    await page
      .getByRole("link", { name: /^Book: / })
      .first()
      .click();
    await page.getByRole("heading", { name: "For whom" }).waitFor();
    await page.getByRole("checkbox", { name: "Zoya Siddiqui" }).check();
    await page.getByText(/ × 2$/).waitFor();
    const times = page.getByRole("group", { name: "Time", exact: true }).getByRole("radio");
    await times.first().waitFor();
    const days = page.getByLabel("Day", { exact: true });
    const last = await days.locator("option").last().getAttribute("value");
    await days.selectOption(last);
    await times.first().check();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: /^Keep this time for 10 minutes/ }).click();

    await page.getByRole("heading", { name: "Kept for you" }).waitFor();
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
    const way = page.getByRole("list", { name: "How it went" });
    await way.locator("li[aria-current=step]", { hasText: "Paid and booked" }).waitFor();
    await way.getByText("Sample taken, still to come").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Choose another time" }).click();
    await times.last().check();
    await page.getByRole("button", { name: "Take this time" }).click();
    await way.locator("li[aria-current=step]", { hasText: "Moved" }).getByText(/^To /).waitFor();
    await page.getByText("Until two hours before. Moves left: 1.").waitFor();
    await page.getByRole("button", { name: "Cancel the booking" }).click();
    await page.getByRole("alertdialog").getByText("You get back").waitFor();
    await page.getByRole("button", { name: "Cancel it" }).click();
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
  it("books a test in a centre and gives the time up", async () => {
    const page = await (await customer(newcomer(), { width: 1280 })).tab("/diagnosticlab/bookings/new?test=tsh");
    const times = page.getByRole("group", { name: "Time", exact: true }).locator("label");
    await times.first().waitFor();
    await tabTo(page, "Day");
    await page.keyboard.press("End");
    await tabTo(page, (await times.first().innerText()).trim());
    await page.keyboard.press("Space");
    const keep = page.getByRole("button", { name: /^Keep this time for 10 minutes/ });
    await tabTo(page, await keep.innerText());
    await page.keyboard.press("Enter");
    await arrival(page, "A lab booking");
    await page.getByRole("heading", { name: "Kept for you" }).waitFor();
    await tabTo(page, "Give this time up");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Kept for you" }).waitFor({ state: "hidden" });
  });

  it("reads a report from its booking on, saves its paper and opens a trend's figures", async () => {
    const page = await (await customer(ASHA, { width: 1280 })).tab("/diagnosticlab/bookings/l-demo-6");
    await page.getByRole("heading", { name: "A part of the report is here" }).waitFor();
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

  it("asks for another sample where one can't be used", async () => {
    const page = await (await customer(ASHA, { width: 390 })).tab("/diagnosticlab/bookings/l-demo-3");
    await page.getByRole("heading", { name: "Another sample is needed" }).waitFor();
    await tabTo(page, "Choose another time");
    await page.keyboard.press("Enter");
    const times = page.getByRole("group", { name: "Time", exact: true }).locator("label");
    await times.first().waitFor();
    await tabTo(page, (await times.first().innerText()).trim());
    await page.keyboard.press("Space");
    await tabTo(page, "Take this time");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Booked", exact: true }).waitFor();
  });
});

/** Of whose tests the laboratory has told a part. */
const ASHA = "5555500001";
/** Who treats her, and for which appointment. */
const [MEENAKSHI, ACIDITY] = ["5555500015", "b-demo-6"];

describe("somebody whose tests were done", () => {
  const reading = (width: number, line: "good" | "bad" = "good") => customer(ASHA, { width, line });

  it("reads what was found, beside its range and what was found before, from the booking on", async () => {
    const page = await (await reading(390)).tab("/diagnosticlab/bookings/l-demo-6");
    await page.getByRole("heading", { name: "A part of the report is here" }).waitFor();
    await page.getByRole("link", { name: "Read the report" }).click();
    await page.getByRole("heading", { name: "Your lab report", level: 1 }).waitFor();
    await page.getByText("A little above the usual range").first().waitFor();
    await page.getByText(/^A little below the range for women of \d+$/).waitFor();
    const sugar = page.getByRole("listitem").filter({ hasText: /Lower than on .+: 6\.4 % then, 5\.7 % now\./ });
    await sugar.getByText("All values as a table").click();
    await expect.poll(() => sugar.getByRole("cell").allTextContents()).toEqual(["5.7 %", "5.9 %", "6.1 %", "6.3 %", "6.4 %"]);
    await page.getByText("Still to come: TSH").waitFor();
    await page.getByRole("button", { name: "Download as PDF" }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it.each([390, 1280])("finds all bookings under what waits, comes up, is under way or has ended, %i px wide", async (width) => {
    const page = await (await reading(width)).tab("/diagnosticlab/bookings");
    await page.getByRole("heading", { name: "Waiting for you", level: 2 }).waitFor();
    const groups = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(groups).toEqual(["Waiting for you", "Coming up", "Under way", "Past and cancelled"]);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const underWay = page
      .getByRole("region")
      .or(page.locator("section"))
      .filter({ has: page.getByRole("heading", { name: "Under way" }) });
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
    const told = page.getByRole("status").filter({ hasText: "Whom each booking is for can't be shown right now." });
    await told.waitFor();
    await page.getByRole("heading", { name: "Under way", level: 2 }).waitFor();
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
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("reads it in Hindi at a desk", async () => {
    const page = await (await reading(1280)).tab("/language/hi?back=/diagnosticlab/bookings/l-demo-6/report");
    await page.getByRole("heading", { name: "आपकी लैब रिपोर्ट", level: 1 }).waitFor();
    await page.getByText("सामान्य सीमा से थोड़ा ऊपर").first().waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("shares it with a practitioner for one appointment, who reads it at the desk until it is taken back", async () => {
    const patient = await (await reading(390)).tab("/diagnosticlab/bookings/l-demo-6/report");
    const visit = patient.getByRole("listitem").filter({ hasText: "Dr. Meenakshi Rao" }).last();
    const takeBack = visit.getByRole("button", { name: /^Take back/ });
    await visit.getByRole("button").waitFor();
    if (await takeBack.isVisible()) await takeBack.click(); // An earlier try may have left it shared.
    await visit.getByText("Not shared").waitFor();
    await visit.getByRole("button", { name: /^Share/ }).click();
    await patient.getByText("Dr. Meenakshi Rao can read this report now.").waitFor();
    await visit.getByText(/^Shared since /).waitFor();
    expect([await accessibilityFaults(patient), await overflowOf(patient)]).toEqual([[], 0]);

    const doctor = await (await customer(MEENAKSHI)).tab(`/desk/${ACIDITY}`);
    const shared = doctor.getByRole("region", { name: "What the patient shared" });
    const report = shared.getByRole("heading", { name: "Lab report from Sahyadri Diagnostics" });
    await doctor.getByRole("button", { name: "What the patient shared" }).click();
    await report.waitFor();
    await shared.getByText("A little above the usual range").first().waitFor();
    expect([await accessibilityFaults(doctor), await overflowOf(doctor)]).toEqual([[], 0]);
    await shared.getByRole("button", { name: "Close" }).click();

    await takeBack.click();
    await patient.getByText("Dr. Meenakshi Rao can't read this report any more.").waitFor();
    await doctor.getByRole("button", { name: "What the patient shared" }).click();
    await shared.getByRole("heading", { name: "In the patient's own words" }).waitFor();
    expect(await report.count()).toBe(0);
    await patient.goto("/accesslog");
    await patient
      .getByText(/^Read: .*lab reports that you shared/)
      .first()
      .waitFor();
  });

  it("reads and prints its bill", async () => {
    const page = await (await reading(390)).tab("/diagnosticlab/bookings/l-demo-7");
    await page.getByRole("link", { name: "Bills", exact: true }).click();
    await page.getByRole("heading", { name: "Bills of a lab booking", level: 1 }).waitFor();
    await page.getByText("Sample collection at home").first().waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Download as PDF [A-Z]\d\wB/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^[A-Z]\d\wB-\d{4}-\d{6}\.pdf$/);
  });
});
