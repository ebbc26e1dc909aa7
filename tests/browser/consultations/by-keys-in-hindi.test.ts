import { describe, expect, inject, it } from "vitest";
import { assessmentPhrases } from "#web/features/consultations/assessments/wording/hindi/assessments.ts";
import { prescribingPhrases } from "#web/features/consultations/desk/prescribing/wording/hindi/prescribing.ts";
import { deskCallPhrases } from "#web/features/consultations/desk/wording/hindi/desk-call.ts";
import { prescriptionPhrases } from "#web/features/consultations/prescriptions/wording/hindi/prescriptions.ts";
import { bookingPhrases } from "#web/features/consultations/wording/hindi/booking.ts";
import { callPhrases } from "#web/features/consultations/wording/hindi/calls.ts";
import { directoryPhrases } from "#web/features/consultations/wording/hindi/directory.ts";
import { visitPhrases } from "#web/features/consultations/wording/hindi/visit.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { called, timeGoesBy } from "#tests/browser/harness/booked-time.ts";
import { fetchFromShop } from "#tests/browser/harness/fetch-from-shop.ts";
import { focusOn } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Locator, Page } from "playwright-core";

const { visitor } = visitors();

/** A practitioner of the demo with an account, whom no other journey calls. */
const [DOCTOR, NAME] = ["5555500016", "Dr. Imtiaz Merchant"];
const MINUTE = 60_000;

/** A phone in Hindi, with a microphone that makes up what it hears. */
async function phoneOf(bearer: string, path: string): Promise<Page> {
  const { context, tab } = await visitor({ width: 390 });
  await context.grantPermissions(["microphone"]);
  const cookies = { token: bearer, language: "hi" };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: inject("shop").address })));
  return tab(path);
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
const headed = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first().waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();

/** Presses Tab until that has the focus, and sees it. */
async function tabOnto(what: Locator): Promise<Page> {
  await what.waitFor();
  const page = what.page();
  const hasFocus = () => what.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 250 && !(await hasFocus()); presses += 1) await page.keyboard.press("Tab");
  expect([await what.textContent(), await hasFocus(), (await focusOn(page)).isSeen]).toEqual([await what.textContent(), true, true]);
  return page;
}

const press = async (what: Locator, key: "Enter" | "Space" = "Enter") => (await tabOnto(what)).keyboard.press(key);
const write = async (what: Locator, text: string) => (await tabOnto(what)).keyboard.type(text);

/** Answers each question of an assessment's page by what the keyboard reaches first, or by "none of these", and goes on. */
async function answerPage(page: Page): Promise<void> {
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const one = document.activeElement;
      if (one === null || one.closest(".assessment form") === null) return "elsewhere";
      if (one instanceof HTMLButtonElement && one.type === "submit") return "end";
      if (one instanceof HTMLTextAreaElement) return one.value === "" ? "text" : "elsewhere";
      if (!(one instanceof HTMLInputElement)) return "elsewhere";
      const group = [...(one.closest("fieldset")?.querySelectorAll("input") ?? [])];
      if (group.some(({ checked }) => checked)) return "elsewhere";
      if (one.type === "radio") return "choice";
      if (one.type === "checkbox") return one === group.at(-1) ? "choice" : "elsewhere";
      return one.value === "" ? (one.inputMode === "text" || one.inputMode === "" ? "text" : "figure") : "elsewhere";
    });
    if (at === "choice") await page.keyboard.press("Space");
    if (at === "text") await page.keyboard.type("रात में");
    if (at === "figure") await page.keyboard.type("7");
    if (at === "end") return page.keyboard.press("Enter");
  }
  throw new Error("The keyboard does not reach the end of the page.");
}

describe("a consultation by the keyboard alone, on a phone, in Hindi", () => {
  it("leads from the search to the review: booked, paid for, prepared, held, prescribed, ticked", { timeout: 240_000 }, async () => {
    const shop = inject("shop");
    const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
    await fetchFromShop(mine, "PUT", "/user/updateUserBirthdateById", { _id: null, birthdate: "1990-05-01" }); // Drugs need an age.

    const patient = await phoneOf(mine, "/practitioners");
    await press(patient.locator("summary").filter({ hasText: directoryPhrases.filters }));
    await press(link(patient, /^मुंबई \(/));
    await headed(patient, directoryPhrases.titleIn({ city: "मुंबई" }));
    await looksWell(patient);
    const theDoctor = link(patient, directoryPhrases.seeOf({ name: NAME }));
    if ((await theDoctor.count()) === 0) await press(link(patient, directoryPhrases.more)); // Who is free first stands first, which the hour decides.
    await press(theDoctor);
    await headed(patient, NAME);
    await press(
      patient
        .locator("#times")
        .getByRole("link", { name: new RegExp(`^${directoryPhrases.modes.audio}`) })
        .first(),
    );
    await patient.waitForURL(/mode=audio/);
    await press(patient.locator("#times a", { hasText: /^\D*\d{1,2}:\d{2}\D*$/ }).last());
    await patient.waitForURL(/at=/);
    await patient.locator("#book .strong", { hasText: NAME }).waitFor();
    await write(patient.getByLabel(bookingPhrases.complaint), "रात में खाँसी");
    await press(patient.getByRole("checkbox", { name: bookingPhrases.consent }), "Space");
    await looksWell(patient);
    const keep = patient.getByRole("button", { name: bookingPhrases.keep({ fee: "₹" }) });
    const fee = /₹[\d,.]+/.exec((await keep.textContent()) ?? "")?.[0] ?? "";
    await press(keep);
    await headed(patient, bookingPhrases.heading.waits);
    await looksWell(patient);
    await press(button(patient, bookingPhrases.pay({ fee })));
    await patient.waitForURL(/\/sandbox\/pay/);
    await press(button(patient, `${fee} चुकाएँ`));
    await headed(patient, bookingPhrases.heading.settled);
    await looksWell(patient);
    const id = new URL(patient.url()).searchParams.get("booking") ?? "";
    await press(link(patient, bookingPhrases.see));
    await headed(patient, bookingPhrases.state.confirmed);
    await looksWell(patient);

    await press(link(patient, bookingPhrases.assess));
    const pages = 7;
    for (let page = 1; page <= pages; page += 1) {
      await patient.getByText(assessmentPhrases.page({ page: String(page), of: String(pages + 1) })).waitFor();
      if (page === 2) await looksWell(patient);
      await answerPage(patient);
    }
    await headed(patient, assessmentPhrases.review);
    await looksWell(patient);
    await press(button(patient, assessmentPhrases.send));
    await headed(patient, assessmentPhrases.sent);

    const { start } = await called(shop, mine, `/get/bookingdetails?id=${id}`);
    await timeGoesBy(shop, id, Date.parse(start) - Date.now() - MINUTE);
    await patient.goto(`/appointments/${id}`);
    await press(link(patient, callPhrases.join));
    await press(button(patient, callPhrases.trySound));
    await press(patient.getByRole("checkbox", { name: callPhrases.allow({ name: NAME }) }), "Space");
    await looksWell(patient);
    await press(button(patient, callPhrases.checkIn));
    await headed(patient, callPhrases.waiting);
    await looksWell(patient);

    const doctor = await phoneOf(theirs, "/desk");
    await press(doctor.locator(`a[href="/desk/audiocall?booking=${id}"]`));
    await press(button(doctor, callPhrases.trySound));
    await press(button(doctor, deskCallPhrases.enter));
    await press(button(doctor, deskCallPhrases.admit));
    for (const page of [patient, doctor]) await headed(page, callPhrases.lineBySound);
    for (const page of [patient, doctor]) await looksWell(page);
    await press(button(doctor, deskCallPhrases.prescribe));
    await write(doctor.getByLabel(prescriptionPhrases.texts.diagnosis), "provisional: कास");
    await press(doctor.getByRole("radio", { name: prescriptionPhrases.genders.female }), "Space");
    await press(button(doctor, prescribingPhrases.addDrug));
    await write(doctor.getByLabel(prescribingPhrases.drugName, { exact: true }), "Sitopaladi churna");
    await write(doctor.getByLabel(prescribingPhrases.otherTimes), "00:00");
    await write(doctor.getByLabel(prescribingPhrases.days), "5");
    await looksWell(doctor);
    await press(button(doctor, prescribingPhrases.preview));
    await press(button(doctor, prescribingPhrases.sign));
    await doctor.getByText(prescribingPhrases.signed).waitFor();
    await looksWell(doctor);
    await press(button(doctor, deskCallPhrases.complete));
    for (const page of [patient, doctor]) await headed(page, callPhrases.over);

    await press(link(patient, callPhrases.toAppointment));
    await headed(patient, bookingPhrases.state.completed);
    await looksWell(patient);
    await press(link(patient, bookingPhrases.prescriptions));
    await press(patient.locator("main a[href^='/prescription/']").first());
    await patient.getByText("Sitopaladi churna").first().waitFor();
    await looksWell(patient);
    await patient.goto("/ongoingtherapy");
    const dose = patient.getByRole("checkbox", { name: /Sitopaladi churna/ });
    const kept = patient.waitForResponse((answer) => answer.url().includes("/add/timecheckmarkofmedicineortask"));
    await press(dose, "Space");
    expect([await dose.isChecked(), (await kept).ok()]).toEqual([true, true]);
    await looksWell(patient);

    await patient.goto(`/appointments/${id}`);
    const review = patient.getByRole("form", { name: visitPhrases.review });
    await press(review.getByRole("radio", { name: visitPhrases.starsSay[1] }), "Space");
    for (let stars = 1; stars < 5; stars += 1) await patient.keyboard.press("ArrowRight");
    await write(review.getByLabel(visitPhrases.text), "ध्यान से सुनते हैं।");
    await press(button(patient, visitPhrases.send));
    await patient.getByText(visitPhrases.states.pending).waitFor();
    expect(await review.getByRole("radio", { name: visitPhrases.starsSay[5] }).isChecked()).toBe(true);
    await looksWell(patient);
  });
});
