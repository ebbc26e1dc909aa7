import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { onCommandLine } from "#tests/browser/harness/on-command-line.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Of whose tests the laboratory has told a part, and the booking. */
const [ASHA, PARTIAL] = ["5555500001", "l-demo-6"];

const whole = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("somebody whose second sample broke", () => {
  it("is told so, keeps what was found, and gets back the share of the rest, which is shown before", async () => {
    const shop = inject("shop");
    await onCommandLine(shop, "lab", "spoil", PARTIAL);
    const bearer = await bearerOf(shop, ASHA);
    const page = await (await visitor({ width: 390, line: "bad", bearer })).tab(`/diagnosticlab/bookings/${PARTIAL}`);
    await page.getByRole("heading", { name: "Another sample is needed" }).waitFor();
    await page.getByText(/or get back what you paid for the tests that are not done\.$/).waitFor();
    await page.getByRole("link", { name: "Read the report" }).waitFor(); // What was found stays.
    await whole(page);
    const decline = page.getByRole("button", { name: /^No other sample: send ₹[\d,.]+ back$/ });
    const amount = /₹[\d,.]+/.exec((await decline.textContent()) ?? "")?.[0] ?? "";
    await decline.click();
    await page.getByRole("heading", { name: "The report is here" }).waitFor();
    await page.getByText(amount).first().waitFor();
    await whole(page);
    await page.getByRole("link", { name: "Read the report" }).click();
    await page.getByText(/^Not done, and its share goes back/).waitFor();
    await page.getByText("A little above the usual range").first().waitFor();
    await whole(page);
    await page.goto(`/diagnosticlab/bookings/${PARTIAL}`);
    await page.getByRole("link", { name: "Bills", exact: true }).click();
    await page
      .getByText(/^Credit note/)
      .first()
      .waitFor();
    await whole(page);
  });
});
