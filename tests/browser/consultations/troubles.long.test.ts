import { describe, expect, inject, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { bookedTime, keptTime, timeGoesBy } from "#tests/browser/harness/booked-time.ts";
import { onCommandLine } from "#tests/browser/harness/on-command-line.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();
const MINUTE = 60_000;

/** Somebody new on a phone, and the way to any page of theirs. */
async function somebody() {
  const shop = inject("shop");
  const bearer = await bearerOf(shop, newcomer());
  const { tab } = await visitor({ width: 390, bearer });
  return { shop, bearer, tab };
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("an appointment that goes otherwise", () => {
  it("is lost with the time that was kept, after a payment that failed: nothing was taken, and another time can be chosen", async () => {
    const { shop, bearer, tab } = await somebody();
    const { id } = await keptTime(shop, bearer);
    const page = await tab(`/appointmentpendingpayment?booking=${id}`);
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole("button", { name: "Let it fail" }).click();
    await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
    await page.getByText("You were not charged. You can try again while the time is kept.").waitFor();
    await page.getByText(/^1[0-5]:\d\d left$/).waitFor();
    await looksWell(page);
    await timeGoesBy(shop, id, 15 * MINUTE);
    await page.reload();
    await page.getByRole("heading", { name: "This time is no longer kept for you" }).waitFor();
    await page.getByText(/^The time was kept until .*\. Nothing was taken\.$/).waitFor();
    expect(await page.getByRole("button", { name: /^(Pay|Try again)/ }).count()).toBe(0);
    await looksWell(page);
    await page.getByRole("link", { name: "Choose another time" }).click();
    await page.getByRole("heading", { name: "Choose a time" }).waitFor();
  });

  it("is cancelled less than two hours before for half of its fee, as it said before, and can't be moved any more", async () => {
    const { shop, bearer, tab } = await somebody();
    const { id, start, fee } = await bookedTime(shop, bearer);
    const half = rupees(paise(fee - Math.floor(fee / 2)));
    await timeGoesBy(shop, id, start - Date.now() - 60 * MINUTE);
    const page = await tab(`/appointments/${id}`);
    await page.getByText(`After that, until it starts: you get back ${half}.`).waitFor();
    await page.getByRole("link", { name: "Change the time" }).click();
    await page.getByText(/^It could be moved until .*\. You can still cancel it before it starts\.$/).waitFor();
    await looksWell(page);
    await page.getByRole("link", { name: "See the appointment" }).click();
    await page.getByRole("button", { name: "Cancel the appointment" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText(rupees(fee), { exact: true }).waitFor();
    await dialog.getByText(half, { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Cancel it" }).click();
    await page.getByRole("heading", { name: "Cancelled by you" }).waitFor();
    await page.getByText(new RegExp(`^${half} (goes|went) back to where it came from`)).waitFor();
    await looksWell(page);
  });

  it("is moved twice, and then only kept or cancelled", async () => {
    const { shop, bearer, tab } = await somebody();
    const { id } = await bookedTime(shop, bearer);
    const page = await tab(`/reschedule?booking=${id}`);
    for (const left of ["at most twice", "this is the last time"]) {
      await page.getByText(left).waitFor();
      const days = page.getByLabel("Day", { exact: true });
      await days.selectOption(await days.locator("option").last().getAttribute("value")); // Today's could begin too soon to be moved again.
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: /^Move it to / }).click();
      await page.getByRole("heading", { name: /^Your appointment is now / }).waitFor();
      await page.goto(`/reschedule?booking=${id}`);
    }
    await page.getByText("This appointment was moved twice already. You can keep or cancel it.").waitFor();
    expect(await page.getByRole("radio").count()).toBe(0);
    await looksWell(page);
    await page.getByRole("link", { name: "See the appointment" }).click();
    await page.getByText("Moved", { exact: true }).nth(1).waitFor();
    await page.getByRole("heading", { name: "Booked", exact: true }).waitFor();
  });

  it("that its patient missed is over, with its bill and nothing to go back", async () => {
    const { shop, bearer, tab } = await somebody();
    const { id, start, fee } = await bookedTime(shop, bearer);
    await timeGoesBy(shop, id, start - Date.now() + 16 * MINUTE);
    await onCommandLine(shop, "booking", "missed", id, "--by", "patient");
    const page = await tab(`/appointments/${id}`);
    await page.getByRole("heading", { name: "You did not come" }).waitFor();
    expect(await page.getByText(/back to where it came from/).count()).toBe(0);
    expect(await page.getByRole("button", { name: /^(Take ₹|Cancel)/ }).count()).toBe(0);
    await looksWell(page);
    await page.getByRole("link", { name: "Receipt and bill" }).click();
    await page.getByRole("region", { name: /^Bill of supply/ }).waitFor();
    await page.getByText(rupees(fee).replace("₹", "")).first().waitFor();
    await page.goto(`/appointments/${id}`);
    await page.getByRole("link", { name: "Choose another time" }).click();
    await page.getByRole("heading", { name: "Choose a time" }).waitFor();
  });

  it("that its practitioner missed gets another time at no cost", async () => {
    const { shop, bearer, tab } = await somebody();
    const { id, start, fee } = await bookedTime(shop, bearer);
    await timeGoesBy(shop, id, start - Date.now() + 11 * MINUTE);
    await onCommandLine(shop, "booking", "missed", id, "--by", "practitioner");
    const list = await tab("/appointments");
    await list.getByRole("heading", { name: "Waiting for you" }).waitFor();
    await list.getByRole("link", { name: "Choose another time" }).waitFor();
    await looksWell(list);
    const page = await tab(`/appointments/${id}`);
    await page.getByRole("heading", { name: "The practitioner did not come" }).waitFor();
    await page.getByText(/^We're sorry: your practitioner did not come\. Choose another time at no cost until /).waitFor();
    await page.getByRole("button", { name: `Take ${rupees(fee)} back` }).waitFor();
    await looksWell(page);
    await page.getByRole("link", { name: "Choose another time" }).click();
    await page.getByRole("heading", { name: "The time that was missed" }).waitFor();
    await page.getByRole("radio").first().check();
    await looksWell(page);
    await page.getByRole("button", { name: /^Move it to / }).click();
    await page.getByRole("heading", { name: /^Your appointment is now / }).waitFor();
    await page.getByRole("link", { name: "See the appointment" }).click();
    await page.getByRole("heading", { name: "Booked", exact: true }).waitFor();
    await page.getByText("Another time chosen", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Change the time" }).waitFor(); // It counted as no move.
  });
});
