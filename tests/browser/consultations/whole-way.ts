import { expect, inject } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { called, timeGoesBy } from "#tests/browser/harness/booked-time.ts";
import { fetchFromShop } from "#tests/browser/harness/fetch-from-shop.ts";
import type { Page } from "playwright-core";
import type { healthConsentPhrases } from "#web/features/account/wording/health-consent.ts";
import type { assessmentPhrases } from "#web/features/assessments/wording/assessments.ts";
import type { ongoingPhrases } from "#web/features/consultations/wording/ongoing.ts";
import type { prescribingPhrases } from "#web/features/desk/prescribing/wording/prescribing.ts";
import type { deskCallPhrases } from "#web/features/desk/wording/desk-call.ts";
import type { prescriptionPhrases } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import type { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import type { callPhrases } from "#web/features/consultations/wording/calls.ts";
import type { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import type { visitPhrases } from "#web/features/consultations/wording/visit.ts";
import type { sandboxPhrases } from "#adapters/sandbox-payments/wording/page.ts";
import type { Visitors } from "#tests/browser/harness/visitors.ts";
import type { Hand } from "./hands.ts";

/** How the whole way is gone: with which hand, in a window of which width, in which language, and by which mode the two talk. */
export type Way = {
  readonly hand: Hand;
  readonly width: number;
  readonly mode: "audio" | "video";
  readonly language: "en" | "hi";
  readonly city: string;
  readonly complaint: string;
  readonly answer: string;
  readonly diagnosis: string;
  readonly review: string;
  readonly assessments: typeof assessmentPhrases;
  readonly ongoing: typeof ongoingPhrases;
  readonly prescribing: typeof prescribingPhrases;
  readonly desk: typeof deskCallPhrases;
  readonly prescriptions: typeof prescriptionPhrases;
  readonly healthConsent: typeof healthConsentPhrases;
  readonly bookings: typeof bookingPhrases;
  readonly calls: typeof callPhrases;
  readonly directory: typeof directoryPhrases;
  readonly visits: typeof visitPhrases;
  readonly sandbox: typeof sandboxPhrases;
};

/** A practitioner of the demo with an account, whom no other journey calls. */
const [DOCTOR, NAME] = ["5555500016", "Dr. Imtiaz Merchant"];
const MINUTE = 60_000;

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
const headed = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first().waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();

/** What a part of an assessment's page still wants: nothing of a group that has an answer. */
const wantedBy = (one: Element | null): "choice" | "text" | "figure" | "end" | "nothing" => {
  if (one === null || one.closest(".assessment form") === null) return "nothing";
  if (one instanceof HTMLButtonElement && one.type === "submit") return "end";
  if (one instanceof HTMLTextAreaElement) return one.value === "" ? "text" : "nothing";
  if (!(one instanceof HTMLInputElement)) return "nothing";
  const group = [...(one.closest("fieldset")?.querySelectorAll("input") ?? [])];
  if (group.some(({ checked }) => checked)) return "nothing";
  if (one.type === "radio") return "choice";
  if (one.type === "checkbox") return one === group.at(-1) ? "choice" : "nothing";
  return one.value !== "" ? "nothing" : one.inputMode === "text" || one.inputMode === "" ? "text" : "figure";
};

/** Answers each question of an assessment's page by what comes first, or by "none of these", and goes on. */
async function answerPage(page: Page, { hand: { press, tick, write }, answer }: Way): Promise<void> {
  const parts = page.locator(".assessment form :is(input:not([type=file]), textarea, button[type=submit])"); // Where reports are sent comes late.
  for (let at = 0; at < (await parts.count()); at += 1) {
    const part = parts.nth(at);
    const wanted = await part.evaluate(wantedBy);
    if (wanted === "choice") await tick(part);
    if (wanted === "text") await write(part, answer);
    if (wanted === "figure") await write(part, "7");
    if (wanted === "end") return press(part);
  }
  throw new Error("The page has no end.");
}

/** From the search to the review: booked, paid for, prepared, held, prescribed, ticked. */
export async function goTheWholeWay(visitor: Visitors["visitor"], way: Way): Promise<void> {
  const { hand, mode, assessments, prescribing, desk, prescriptions, bookings, calls, directory, ongoing, visits } = way;
  const { press, tick, choose, write } = hand;
  const [tryDevices, connected] = mode === "audio" ? [calls.trySound, calls.lineBySound] : [calls.tryThem, calls.line.video];
  const shop = inject("shop");
  const [mine, theirs] = [await bearerOf(shop, newcomer()), await bearerOf(shop, DOCTOR)];
  await fetchFromShop(mine, "PUT", "/user/updateUserBirthdateById", { _id: null, birthdate: "1990-05-01" }); // Drugs need an age.

  const windowOf = async (bearer: string, path: string): Promise<Page> => {
    const { context, tab } = await visitor({ width: way.width });
    await context.grantPermissions(["camera", "microphone"]);
    const cookies = { token: bearer, language: way.language };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.address })));
    return tab(path);
  };
  const patient = await windowOf(mine, "/practitioners");
  const theirCity = link(patient, new RegExp(`^${way.city} \\(`));
  if (!(await theirCity.isVisible())) await press(patient.locator("summary").filter({ hasText: directory.filters }));
  await press(theirCity);
  await headed(patient, directory.titleIn({ city: way.city }));
  await looksWell(patient);
  const theDoctor = link(patient, directory.seeOf({ name: NAME }));
  if ((await theDoctor.count()) === 0) await press(link(patient, directory.more)); // Who is free first stands first, which the hour decides.
  await press(theDoctor);
  await headed(patient, NAME);
  const theMode = patient
    .locator("#times")
    .getByRole("link", { name: new RegExp(`^${directory.modes[mode]}`) })
    .first();
  const fee = /₹[\d,.]+/.exec((await theMode.textContent()) ?? "")?.[0] ?? "no fee";
  await press(theMode);
  await patient.waitForURL(new RegExp(`mode=${mode}`));
  await press(patient.locator("#times a", { hasText: /^\D*\d{1,2}:\d{2}\D*$/ }).last());
  await patient.waitForURL(/at=/);
  await patient.locator("#book .strong", { hasText: NAME }).waitFor();
  await write(patient.getByLabel(bookings.complaint), way.complaint);
  await tick(patient.getByRole("checkbox", { name: way.healthConsent.tick }));
  await looksWell(patient);
  await press(button(patient, bookings.keep));
  await headed(patient, bookings.heading.waits);
  await looksWell(patient);
  await press(button(patient, bookings.pay({ fee })));
  await patient.waitForURL(/\/sandbox\/pay/);
  await press(button(patient, way.sandbox.deeds.pay.press({ amount: fee })));
  await headed(patient, bookings.heading.settled);
  await looksWell(patient);
  const id = new URL(patient.url()).searchParams.get("booking") ?? "";
  await press(link(patient, bookings.see));
  await headed(patient, bookings.state.confirmed);
  await looksWell(patient);

  await press(link(patient, bookings.assess.none));
  const pages = 7;
  for (let page = 1; page <= pages; page += 1) {
    await patient.getByText(assessments.page({ page: String(page), of: String(pages + 1) })).waitFor();
    if (page === 2) await looksWell(patient);
    await answerPage(patient, way);
  }
  await headed(patient, assessments.review);
  await looksWell(patient);
  await press(button(patient, assessments.send));
  await headed(patient, assessments.sent);

  const { start } = await called(shop, mine, `/get/bookingdetails?id=${id}`);
  await timeGoesBy(shop, id, Date.parse(start) - Date.now() - MINUTE);
  await patient.goto(`/appointments/${id}`);
  await press(link(patient, calls.join));
  await press(button(patient, tryDevices));
  await tick(patient.getByRole("checkbox", { name: calls.allow({ name: NAME }) }));
  await looksWell(patient);
  await press(button(patient, calls.checkIn));
  await headed(patient, calls.waiting);
  await patient.getByText(calls.next).waitFor();
  await looksWell(patient);

  const doctor = await windowOf(theirs, "/desk");
  await press(doctor.locator(`a[href="/desk/${mode}call?booking=${id}"]`));
  await press(button(doctor, tryDevices));
  await press(button(doctor, desk.enter));
  await press(button(doctor, desk.admit));
  for (const page of [patient, doctor]) await headed(page, connected);
  for (const page of [patient, doctor]) await looksWell(page);
  await press(button(doctor, desk.prescribe));
  await write(doctor.getByLabel(prescriptions.texts.diagnosis), way.diagnosis);
  await tick(doctor.getByRole("radio", { name: prescribing.genders.female }));
  await press(button(doctor, prescribing.addDrug));
  await write(doctor.getByLabel(prescribing.drugName, { exact: true }), "Sitopaladi churna");
  await write(doctor.getByLabel(prescriptions.details.dose, { exact: true }), "3 g");
  await tick(doctor.getByRole("radio", { name: prescribing.schedules["as-needed"] })); // Whatever the hour, it can be taken at once.
  await write(doctor.getByLabel(prescribing.mostADay), "3");
  await write(doctor.getByLabel(prescribing.hoursApart), "4");
  await write(doctor.getByLabel(prescribing.days), "5");
  await looksWell(doctor);
  await press(button(doctor, prescribing.preview));
  await press(button(doctor, prescribing.sign));
  await doctor.getByText(prescribing.signed).waitFor();
  await looksWell(doctor);
  await press(button(doctor, desk.complete));
  for (const page of [patient, doctor]) await headed(page, calls.over);

  await press(link(patient, calls.toAppointment));
  await headed(patient, bookings.state.completed);
  await looksWell(patient);
  await press(link(patient, bookings.prescription));
  await patient.getByText("Sitopaladi churna").first().waitFor();
  await looksWell(patient);
  await patient.goto("/ongoingtherapy");
  const stored = patient.waitForResponse((answer) => answer.url().includes("/add/timecheckmarkofmedicineortask"));
  await press(patient.getByRole("button", { name: `${ongoing.takenNow} Sitopaladi churna` }));
  expect((await stored).ok()).toBe(true);
  await looksWell(patient);

  await patient.goto(`/appointments/${id}`);
  const review = patient.getByRole("form", { name: visits.review });
  await choose(review.getByRole("radio"), 4);
  await write(review.getByLabel(visits.text), way.review);
  await press(button(patient, visits.send));
  await patient.getByText(visits.states.pending).waitFor();
  expect(await review.getByRole("radio", { name: visits.starsSay[5] }).isChecked()).toBe(true);
  await looksWell(patient);
}
