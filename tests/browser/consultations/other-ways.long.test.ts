import { describe, expect, inject, it } from "vitest";
import { rupees } from "#web/design/figures/amounts.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { aFreeTime } from "#tests/browser/harness/booked-time.ts";
import { arrival, focusOn, tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

describe("an appointment is booked", () => {
  it("by the keyboard alone, paid for, moved and cancelled, with the focus in sight all the way", async () => {
    const shop = inject("shop");
    const bearer = await bearerOf(shop, newcomer());
    const [{ tab }, time] = [await visitor({ bearer }), await aFreeTime(shop, bearer)];
    const fee = rupees(time.fee);
    const page = await tab(time.page);
    await page.getByRole("button", { name: /^Continue to payment/ }).waitFor();
    await press(page, "Continue to payment");
    await arrival(page, "Your appointment");
    await page.getByRole("heading", { name: "This time is held for you" }).waitFor();
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

    await press(page, "Cancel appointment");
    await page.getByRole("alertdialog").getByText("You get back").waitFor();
    await press(page, "Yes, cancel");
    await page.getByRole("heading", { name: "Cancelled by you" }).waitFor();
    expect((await focusOn(page)).isSeen).toBe(true);
  });
});

/** Goes to what has that name, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
