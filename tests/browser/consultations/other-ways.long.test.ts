import { describe, expect, inject, it } from "vitest";
import { bookingPhrases as hindi } from "#web/features/consultations/wording/hindi/booking.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { aFreeTime, called } from "#tests/browser/harness/booked-time.ts";
import { arrival, focusOn, tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Somebody new with a free time at hand, and the way to any page of theirs. */
async function somebody(language: "en" | "hi", width: number) {
  const shop = inject("shop");
  const bearer = await bearerOf(shop, newcomer());
  const { context, tab } = await visitor({ width });
  const cookies = { token: bearer, language };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.address })));
  return { shop, bearer, tab, time: await aFreeTime(shop, bearer) };
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("an appointment is booked", () => {
  it("for a child, in Hindi, and cancelled with what comes back shown before", async () => {
    const { shop, bearer, tab, time } = await somebody("hi", 390);
    const fee = rupees(time.fee);
    const child = { name: "Mira Sethi", relation: "daughter", birthdate: "2016-05-01", gender: "female", guardian_consent: true };
    await called(shop, bearer, "/user/addChildUserByUser", child);
    const page = await tab(time.page);
    await page.locator("html[lang=hi-IN], html[lang=hi]").waitFor();
    await page.getByLabel(hindi.whom).selectOption({ label: "Mira Sethi" });
    await looksWell(page);
    await page.getByRole("button", { name: hindi.keep({ fee: fee }) }).click();
    await page.getByRole("heading", { name: hindi.heading.waits }).waitFor();
    await page.getByText("Mira Sethi", { exact: true }).waitFor();
    await page.getByRole("button", { name: hindi.pay({ fee: fee }) }).click();
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole("button", { name: `${fee} चुकाएँ` }).click();
    await page.getByRole("heading", { name: hindi.heading.settled }).waitFor();
    await looksWell(page);
    await page.getByRole("link", { name: hindi.see }).click();
    await page.getByRole("heading", { name: hindi.state.confirmed, exact: true }).waitFor();
    await page.getByText("Mira Sethi", { exact: true }).waitFor();
    await page.getByText(hindi.ifPractitioner).waitFor();
    await looksWell(page);
    await page.getByRole("button", { name: hindi.cancel }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText(hindi.comesBack).waitFor();
    expect(await dialog.getByText(fee, { exact: true }).count()).toBe(2); // What was paid, and what comes back.
    await dialog.getByRole("button", { name: hindi.cancelSend }).click();
    await page.getByRole("heading", { name: hindi.state.cancelled_by_patient }).waitFor();
    await looksWell(page);
  });

  it("by the keyboard alone, paid for, moved and cancelled, with the focus in sight all the way", async () => {
    const { tab, time } = await somebody("en", 1280);
    const fee = rupees(time.fee);
    const page = await tab(time.page);
    await page.getByRole("button", { name: /^Keep this time/ }).waitFor();
    await press(page, `Keep this time for 10 minutes · ${fee}`);
    await arrival(page, "Your appointment");
    await page.getByRole("heading", { name: "This time is kept for you" }).waitFor();
    await press(page, `Pay ${fee}`);
    await page.waitForURL(/\/sandbox\/pay/);
    await press(page, `Pay ${fee}`);
    await page.getByRole("heading", { name: "Your appointment is booked" }).waitFor();
    await press(page, "See the appointment");
    await arrival(page, "Appointment");
    await page.getByRole("heading", { name: "Booked", exact: true }).waitFor();

    await press(page, "Change the time");
    await arrival(page, "Move your appointment");
    await page.getByRole("heading", { name: "Choose the new time" }).waitFor();
    const first = page.getByRole("radio").first();
    await tabTo(page, await first.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent?.trim() ?? ""));
    await page.keyboard.press("Space");
    expect(await first.isChecked()).toBe(true);
    const move = page.getByRole("button", { name: /^Move it to / });
    await move.waitFor();
    await press(page, (await move.textContent()) ?? "");
    await page.getByRole("heading", { name: /^Your appointment is now / }).waitFor();
    await press(page, "See the appointment");
    await arrival(page, "Appointment");
    await page.getByText("Moved", { exact: true }).waitFor();

    await press(page, "Cancel the appointment");
    await page.getByRole("alertdialog").getByText("You get back").waitFor();
    await press(page, "Cancel it");
    await page.getByRole("heading", { name: "Cancelled by you" }).waitFor();
    expect((await focusOn(page)).isSeen).toBe(true);
  });
});

/** Goes to what has that name, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
