import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { chooseTime } from "#tests/browser/consultations/choose-time.ts";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { customer } = visitors();

describe("somebody who buys a health plan", () => {
  it("looks at it, pays, books by it, gets the consultation back, and cancels with what comes back shown before", async () => {
    const page = await (await customer(newcomer(), { width: 390 })).tab("/health-plans");
    await page.getByRole("link", { name: "Buy Swasthya" }).first().click();
    await page.getByRole("heading", { name: "Terms" }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Go to payment (₹4,999)" }).click();
    await page.getByRole("heading", { name: "Swasthya: Payment pending" }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Pay ₹4,999" }).click();
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole("button", { name: /^Pay ₹/ }).click();

    await page.waitForURL(/\/my-plans\/s-/);
    await page.getByRole("heading", { name: "Swasthya: Active" }).waitFor();
    await page.getByText("0 used, 4 left").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const plan = page.url();

    await page.goto("/practitioners?city=Ahmedabad"); // Where no other journey books.
    await page
      .getByRole("link", { name: /^See times and fees/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Choose a time" }).waitFor();
    await chooseTime(page, "last");
    await page.getByRole("button", { name: "Continue to payment", exact: true }).click();
    await page.getByText(/^Your plan Swasthya pays for this consultation instead of ₹[\d,]+; 3 left after it$/).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Confirm the appointment" }).click();
    await page.getByRole("heading", { name: "Your appointment is booked" }).waitFor();

    await page.goto(plan);
    await page.getByText("1 used, 3 left").waitFor();
    expect(await page.getByRole("button", { name: "Cancel the plan" }).count()).toBe(0);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: /: You$/ }).click();
    await page.getByText(/^Cancel by .+ and the consultation goes back to your plan/).waitFor();
    await page.getByRole("button", { name: "Cancel appointment" }).click();
    await page.getByRole("button", { name: "Yes, cancel" }).click();
    await page.getByRole("heading", { name: "Cancelled by you" }).waitFor();

    await page.goto(plan);
    await page.getByText("0 used, 4 left").waitFor();
    await page.getByRole("button", { name: "Cancel the plan" }).click();
    await page.getByRole("alertdialog").getByText("You get back").waitFor();
    await page.getByRole("button", { name: "Yes, cancel" }).click();
    await page.getByRole("heading", { name: "Swasthya: Cancelled" }).waitFor();
    await page.getByRole("link", { name: "All my plans" }).click();
    await page.getByRole("heading", { name: "My health plans", level: 1 }).waitFor();
    await page.getByRole("link", { name: "Swasthya", exact: true }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});
