import { describe, it } from "vitest";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { arrival, tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { customer } = visitors();

describe("somebody who buys a health plan", () => {
  it("pays for it by the keyboard alone", async () => {
    const page = await (await customer(newcomer(), { width: 390 })).tab("/my-plans/new?plan=swasthya");
    await page.getByRole("button", { name: "Go to payment (₹4,999)" }).waitFor();
    await tabTo(page, "Go to payment (₹4,999)");
    await page.keyboard.press("Enter");
    await arrival(page, "My health plan");
    await page.getByRole("button", { name: "Pay ₹4,999" }).waitFor();
    await tabTo(page, "Pay ₹4,999");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/sandbox\/pay/);
    const pay = page.getByRole("button", { name: /^Pay ₹/ });
    await tabTo(page, (await pay.innerText()).trim());
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/my-plans\/s-/);
    await page.getByRole("heading", { name: "Swasthya: Active" }).waitFor();
  });
});
