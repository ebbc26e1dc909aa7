import { randomUUID } from "node:crypto";
import { expect, inject } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { dayPhrases } from "#web/features/desk/wording/day.ts";
import { accessibilityFaults, overflowOf } from "./accessibility-faults.ts";
import { bearerOf } from "./bearer-token.ts";
import { called } from "./booked-time.ts";
import { visitors } from "./visitors.ts";
import type { Page } from "playwright-core";

/** The demo's practitioner who can be booked around the clock. */
const [DOCTOR, ID] = ["5555500014", "dr-anil-bhardwaj"];

export type Booked = { readonly id: string; readonly start: number; readonly fee: number };

/** The address of his page. */
export const DOCTOR_PAGE = `/practitioners/${ID}`;

/** Appointments of the demo's practitioner who is there around the clock, for journeys that each take a day of their own. */
export function appointmentsAtTheDesk() {
  const { visitor } = visitors();

  /** A page as somebody who is signed in opens it, on a phone. */
  async function tabOf(bearer: string, path: string, language: "en" | "hi"): Promise<Page> {
    const { context, tab } = await visitor({ width: 390 });
    const cookies = { token: bearer, language };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: inject("shop").address })));
    return tab(path);
  }

  /** The desk at a day so many days ahead. */
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

  return { tabOf, deskAhead };
}

/** An appointment of somebody new so many days ahead, paid for at the sandbox. */
export async function booked(bearer: string, ahead: number): Promise<Booked> {
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

export const stateOf = async (bearer: string, id: string) => (await called(inject("shop"), bearer, `/get/bookingdetails?id=${id}`)).state;

/** The line of the day's list for the appointment at that time. */
export const rowAt = (desk: Page, start: number) =>
  desk.getByRole("list", { name: dayPhrases.list }).getByRole("button", { name: new RegExp(`^${timeAt(start)}, `) });

export const expectSound = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
