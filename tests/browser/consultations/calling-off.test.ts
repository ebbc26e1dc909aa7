import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { bookingPhrases as hindi } from "#web/features/consultations/wording/hindi/booking.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { called } from "#tests/browser/harness/booked-time.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** The demo's practitioner who can be booked around the clock, and how many days ahead nobody else's journey looks at him. */
const [DOCTOR, ID, AHEAD] = ["5555500014", "dr-anil-bhardwaj", 4];

/** An appointment of somebody new on that day, paid for at the sandbox. */
async function booked(bearer: string): Promise<{ readonly id: string; readonly start: number }> {
  const shop = inject("shop");
  const date = daysAfter(indianDay(Date.now()), AHEAD);
  const { slots } = await called(shop, bearer, `/therapist/availableslot?id=${ID}&length=15&from=${date}&to=${date}`);
  const { start } = slots[Math.floor(Math.random() * slots.length)];
  const held = await called(shop, bearer, "/add/booking", { therapist_id: ID, start, length: 15, mode: "audio", key: randomUUID() });
  const { form } = await called(shop, bearer, "/add/payment", { booking_id: held._id, key: randomUUID() });
  const pressed = new URLSearchParams({ ...form.fields, deed: "pay" });
  await fetch(new URL(`${form.action}/answer`, shop.address), { method: "POST", body: pressed });
  await expect.poll(() => stateOf(bearer, held._id)).toBe("confirmed");
  return { id: held._id, start: Date.parse(held.start) };
}

const stateOf = async (bearer: string, id: string) => (await called(inject("shop"), bearer, `/get/bookingdetails?id=${id}`)).state;

/** The desk at the day of those appointments. */
async function deskAhead(): Promise<Page> {
  const desk = await tabOf(await bearerOf(inject("shop"), DOCTOR), "/desk", "en");
  const shown = () => desk.getByRole("heading", { level: 2 }).first().textContent();
  for (let day = 0; day < AHEAD; day += 1) {
    const before = await shown();
    await desk.getByRole("button", { name: callPhrases.later, exact: true }).click();
    await expect.poll(shown).not.toBe(before);
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

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("an appointment that its practitioner cancels at the desk", () => {
  it("is cancelled with a reason, and its patient reads why, what comes back and what can be done", async () => {
    const mine = await bearerOf(inject("shop"), newcomer());
    const { id, start } = await booked(mine);
    const desk = await deskAhead();
    const card = desk.getByRole("listitem").filter({ has: desk.getByRole("heading", { name: new RegExp(`^${timeAt(start)}, `) }) });
    await card.getByRole("button", { name: /^Cancel / }).click();
    const dialog = desk.getByRole("alertdialog", { name: "Cancel this appointment?" });
    await dialog.getByRole("button", { name: /^Cancel it: / }).click();
    await dialog.getByText("Please choose a reason.").waitFor();
    await looksWell(desk);
    await dialog.getByRole("radio", { name: "I can't come" }).check();
    await dialog.getByRole("button", { name: /^Cancel it: / }).click();
    await dialog.getByText(/^Cancelled: /).waitFor();
    await looksWell(desk);
    await dialog.getByRole("button", { name: "Back to my day" }).click();
    await card.getByText("Cancelled by you").waitFor();
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
