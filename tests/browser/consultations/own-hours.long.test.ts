import { describe, expect, inject, it } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** The demo's practitioner who consults at night: nobody else's journey looks at him. */
const [IMTIAZ, PROFILE] = ["5555500016", "/practitioners/dr-imtiaz-merchant"];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Consults on one weekday alone, from ten to eleven, whatever a try before this one left. */
async function consultsOn(weekday: string, bearer: string): Promise<void> {
  const { address } = inject("shop");
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  const shown = await (await fetch(`${address}/api/get/deskcalendar`, { headers })).json();
  const window = { weekday: weekday.toLowerCase(), from: "10:00", to: "11:00", valid_from: null, valid_until: null };
  const body = JSON.stringify({ before: shown.payload.calendar, after: { windows: [window], exceptions: [] } });
  const saved = await (await fetch(`${address}/api/update/deskcalendar`, { method: "PUT", headers, body })).json();
  expect(saved.status.status_code).toBe(0);
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("a practitioner's own hours", () => {
  it("are changed at the desk, and whoever chooses a time finds the new ones", async () => {
    const bearer = await bearerOf(inject("shop"), IMTIAZ);
    const day = daysAfter(indianDay(Date.now()), 3);
    const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? "";
    await consultsOn(weekday, bearer);
    const desk = await (await visitor({ width: 390 })).tab("/contact-us");
    await desk.evaluate((token) => localStorage.setItem("token", token), bearer);
    await desk.goto("/desk");
    await desk.getByRole("link", { name: "Hours", exact: true }).click();
    const hours = desk.getByRole("region", { name: weekday });
    await hours.getByLabel("From", { exact: true }).fill("15:00");
    await hours.getByLabel("Until", { exact: true }).fill("16:00");
    await looksWell(desk);
    const other = WEEKDAYS.find((one) => one !== weekday) ?? "";
    await hours.getByRole("button", { name: `Copy to other days: ${weekday}` }).click();
    await hours.getByRole("checkbox", { name: other }).check();
    await looksWell(desk);
    await hours.getByRole("button", { name: "Copy", exact: true }).click();
    await hours.getByText(`Copied to ${other}.`, { exact: true }).waitFor();
    const from = desk.getByRole("region", { name: other }).getByLabel("From", { exact: true });
    expect(await from.inputValue()).toBe("15:00");
    await looksWell(desk);
    await hours.getByRole("button", { name: "Undo", exact: true }).click();
    await from.waitFor({ state: "detached" });
    await desk.getByRole("button", { name: "Preview" }).click();
    const dialog = desk.getByRole("dialog", { name: "Before you save" });
    await dialog.getByText(/^\d+ appointments? falls? outside these hours$/).waitFor(); // The demo's, of his nights.
    await looksWell(desk);
    await dialog.getByRole("button", { name: "Save these hours" }).click();
    await desk.getByText("Saved. Patients see it at once.").waitFor();
    await looksWell(desk);

    const customer = await (await visitor({ width: 390 })).tab(`${PROFILE}?day=${day}`); // After midnight the night that has begun is his as it was.
    await customer.getByRole("link", { name: "3:00 pm", exact: true }).waitFor();
    expect(await customer.getByRole("link", { name: "10:00 am", exact: true }).count()).toBe(0);

    await desk.getByRole("link", { name: "Availability", exact: true }).click();
    await desk.getByLabel("Day", { exact: true }).fill(day);
    await desk.getByText("3:00 pm to 3:15 pm", { exact: true }).waitFor();
    await desk.getByText("Not consulting then").first().waitFor();
    await looksWell(desk);
  });
});
