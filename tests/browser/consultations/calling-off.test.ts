import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { callingOffPhrases } from "#web/features/consultations/desk/calling-off/wording/calling-off.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { dayPhrases } from "#web/features/consultations/desk/wording/day.ts";
import { bookingPhrases as hindi } from "#web/features/consultations/wording/hindi/booking.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { called } from "#tests/browser/harness/booked-time.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** The demo's practitioner who can be booked around the clock. */
const [DOCTOR, ID] = ["5555500014", "dr-anil-bhardwaj"];

/** How many days ahead nobody else's journey looks at him: a day for one appointment, and one for several. */
const [AHEAD, FULL_DAY] = [4, 6];

type Booked = { readonly id: string; readonly start: number; readonly fee: number };

/** An appointment of somebody new so many days ahead, paid for at the sandbox. */
async function booked(bearer: string, ahead: number): Promise<Booked> {
  const shop = inject("shop");
  const date = daysAfter(indianDay(Date.now()), ahead);
  const { slots } = await called(shop, bearer, `/therapist/availableslot?id=${ID}&length=15&from=${date}&to=${date}`);
  const { start } = slots[Math.floor(Math.random() * slots.length)];
  const held = await called(shop, bearer, "/add/booking", { therapist_id: ID, start, length: 15, mode: "audio", key: randomUUID() });
  const { form } = await called(shop, bearer, "/add/payment", { booking_id: held._id, key: randomUUID() });
  const pressed = new URLSearchParams({ ...form.fields, deed: "pay" });
  await fetch(new URL(`${form.action}/answer`, shop.address), { method: "POST", body: pressed });
  await expect.poll(() => stateOf(bearer, held._id)).toBe("confirmed");
  return { id: held._id, start: Date.parse(held.start), fee: held.fee };
}

const stateOf = async (bearer: string, id: string) => (await called(inject("shop"), bearer, `/get/bookingdetails?id=${id}`)).state;

/** The desk at the day of those appointments. */
async function deskAhead(ahead: number): Promise<Page> {
  const desk = await tabOf(await bearerOf(inject("shop"), DOCTOR), "/desk", "en");
  const today = indianDay(Date.now());
  // Each day by its name: what stands there before the day is read is a heading too.
  const shows = (nth: number) => desk.getByRole("heading", { level: 2, name: weekdayOf(daysAfter(today, nth)), exact: true }).waitFor();
  await shows(0);
  for (let day = 1; day <= ahead; day += 1) {
    await desk.getByRole("button", { name: dayPhrases.later, exact: true }).click();
    await shows(day);
  }
  return desk;
}

/** A page as somebody who is signed in opens it, on a phone. */
async function tabOf(bearer: string, path: string, language: "en" | "hi") {
  const { context, tab } = await visitor({ width: 390 });
  const cookies = { token: bearer, language };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: inject("shop").address })));
  return tab(path);
}

/** The line of the day's list for the appointment at that time. */
const rowAt = (desk: Page, start: number) =>
  desk.getByRole("list", { name: dayPhrases.list }).getByRole("button", { name: new RegExp(`^${timeAt(start)}, `) });

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("an appointment that its practitioner cancels at the desk", () => {
  it("is cancelled with a reason, and its patient reads why, what comes back and what can be done", async () => {
    const mine = await bearerOf(inject("shop"), newcomer());
    const { id, start } = await booked(mine, AHEAD);
    const desk = await deskAhead(AHEAD);
    const row = rowAt(desk, start);
    await row.click();
    await desk.getByRole("button", { name: /^Cancel (?!appointments)/ }).click();
    const dialog = desk.getByRole("alertdialog", { name: "Cancel this appointment?" });
    await dialog.getByRole("button", { name: /^Cancel it: / }).click();
    await dialog.getByText("Please choose a reason.").waitFor();
    await looksWell(desk);
    await dialog.getByRole("radio", { name: "I can't come" }).check();
    await dialog.getByRole("button", { name: /^Cancel it: / }).click();
    await dialog.getByText(/^Cancelled: /).waitFor();
    await looksWell(desk);
    await dialog.getByRole("button", { name: "Back to my day" }).click();
    await row.getByText("Cancelled by you").waitFor();
    await looksWell(desk);

    const patient = await tabOf(mine, `/appointments/${id}`, "hi");
    await patient.getByRole("heading", { name: hindi.state.cancelled_by_practitioner }).waitFor();
    await patient.getByText(hindi.calledOff["cannot-come"]).waitFor();
    await patient.getByText(hindi.whatNext).waitFor();
    await looksWell(patient);
    await patient.getByRole("link", { name: hindi.findOther }).click();
    await patient.waitForURL(/\/practitioners\?type=[A-Z]+$/);
  });
});

describe("a day whose appointments its practitioner cancels one by one", () => {
  it("leaves those that were not pressed, and each patient reads what comes back and finds another time", async () => {
    const bearers = [newcomer(), newcomer(), newcomer()];
    const patients: (Booked & { readonly bearer: string })[] = [];
    for (const mobile of bearers) {
      const bearer = await bearerOf(inject("shop"), mobile);
      patients.push({ bearer, ...(await booked(bearer, FULL_DAY)) });
    }
    const [first, second, kept] = patients;
    if (first === undefined || second === undefined || kept === undefined) throw new TypeError("three have appointments");
    const desk = await deskAhead(FULL_DAY);
    await desk.getByRole("button", { name: callingOffPhrases.openDay }).click();
    const dialog = desk.getByRole("alertdialog", { name: callingOffPhrases.titleDay });
    const rowOf = ({ start }: Booked) => dialog.getByRole("listitem").filter({ hasText: new RegExp(`^${timeAt(start)}, `) });
    const cancel = (one: Booked) => rowOf(one).getByRole("button", { name: new RegExp(`^Cancel it: ${timeAt(one.start)}, `) });
    await dialog.getByRole("radio", { name: callingOffPhrases.reasons["hours-changed"] }).check();
    await looksWell(desk);
    for (const one of [first, second]) {
      await cancel(one).click();
      await dialog.getByText(new RegExp(`^Cancelled: ${timeAt(one.start)}, `)).waitFor();
      await rowOf(one).getByText(callingOffPhrases.done, { exact: true }).waitFor();
      expect(await cancel(one).count()).toBe(0);
    }
    expect(await cancel(kept).count()).toBe(1);
    await looksWell(desk);
    await dialog.getByRole("button", { name: callingOffPhrases.back }).click();
    for (const one of [first, second]) await rowAt(desk, one.start).getByText(callingOffPhrases.state.cancelled_by_practitioner).waitFor();
    await rowAt(desk, kept.start).getByText(callingOffPhrases.state.confirmed, { exact: true }).waitFor();

    const amount = rupees(paise(Math.round(first.fee * 100)));
    const page = await tabOf(first.bearer, `/appointments/${first.id}`, "en");
    await page.getByRole("heading", { name: bookingPhrases.state.cancelled_by_practitioner }).waitFor();
    await page.getByText(bookingPhrases.calledOff["hours-changed"]).waitFor();
    await page.getByText(new RegExp(`^${amount} (goes|went) back to where it came from`)).waitFor();
    await looksWell(page);
    await page.getByRole("link", { name: bookingPhrases.otherTime }).click();
    await page.waitForURL(new RegExp(`/practitioners/${ID}`));
    await page.getByRole("heading", { name: "Choose a time" }).waitFor();

    const told = await tabOf(second.bearer, "/bookingnotification", "en");
    await told.getByRole("link", { name: bookingPhrases.state.cancelled_by_practitioner }).first().click();
    await told.waitForURL(new RegExp(`/appointments/${second.id}$`));
    await expect
      .poll(async () => (await called(inject("shop"), second.bearer, `/get/bookingdetails?id=${second.id}`)).refund)
      .toBe(second.fee);
    expect(await stateOf(kept.bearer, kept.id)).toBe("confirmed");
  });
});
