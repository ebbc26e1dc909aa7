import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { arrival, tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { customer } = visitors();

/** Who has a plan in the demo. */
const ASHA = "5555500001";

describe("somebody who buys a health plan", () => {
  it.each([390, 1280])("sees side by side what each plan promises on a screen of %i px", async (width) => {
    const page = await (await customer(newcomer(), { width })).tab("/health-plans");
    const table = page.getByRole("region", { name: "The plans side by side" }).getByRole("table");
    const columns = await table.getByRole("columnheader").allTextContents();
    expect(columns.slice(-3)).toEqual(["Swasthya", "Parivar", "Madhumeh"]);
    const promised = async (name: string) => {
      const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
      return row.getByRole("cell").allTextContents();
    };
    expect(await promised("For a year")).toEqual(["₹4,999", "₹12,999", "₹8,999"]);
    expect(await promised("Consultations included")).toEqual(["4", "12", "8"]);
    expect(await promised("Off lab tests")).toEqual(["None", "10 %", "15 %"]);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const boxes = await Promise.all((await table.getByRole("cell").all()).map((cell) => cell.boundingBox()));
    expect(Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? width)))).toBeLessThanOrEqual(width);
    await table.getByRole("link", { name: "Buy Parivar" }).click();
    await page.getByRole("heading", { name: "Terms" }).waitFor();
  });

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

  it("goes to the payment and leaves it by the keyboard alone", async () => {
    const page = await (await customer(newcomer(), { width: 1280 })).tab("/my-plans/new?plan=swasthya");
    await page.getByRole("button", { name: "Go to payment (₹4,999)" }).waitFor();
    await tabTo(page, "Go to payment (₹4,999)");
    await page.keyboard.press("Enter");
    await arrival(page, "My health plan");
    await page.getByRole("button", { name: "Don't buy it" }).waitFor();
    await tabTo(page, "Don't buy it");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Don't buy it" }).waitFor({ state: "hidden" });
  });

  it("is told when the next one can be bought", async () => {
    const page = await (await customer(ASHA, { width: 1280 })).tab("/my-plans/new?plan=swasthya");
    await page.getByRole("button", { name: "Go to payment (₹4,999)" }).click();
    await page.getByText(/^You have a plan until .+ You can buy the next one from .+;/).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("reads their own plan and its bill in Hindi", async () => {
    const page = await (await customer(ASHA, { width: 390 })).tab("/language/hi?back=/my-plans/s-demo-parivar");
    await page.getByRole("heading", { name: "परिवार: चालू" }).waitFor();
    await page.getByText("लैब टेस्ट पर 10 % की छूट", { exact: true }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.goto("/my-plans/s-demo-parivar/bills");
    await page.getByText(/^परिवार, /).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it.each(["/health-plans", "/ayush-hospital", "/event", "/event/herb-garden"])(
    "reads %s in Hindi, without a word in Latin letters",
    async (path) => {
      const page = await (await customer(ASHA, { width: 390 })).tab(`/language/hi?back=${path}`);
      const main = page.getByRole("main");
      await main.getByRole("heading", { level: 1 }).waitFor();
      const latin = (await main.innerText()).match(/\p{Script=Latin}{2,}/gu) ?? [];
      expect(latin.filter((word) => word !== "HbA")).toEqual([]);
      expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    },
  );
});
