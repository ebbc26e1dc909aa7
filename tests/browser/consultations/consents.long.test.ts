import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("the use of health data", () => {
  it("is allowed and withdrawn by a press each, on the page of who read them", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const page = await (await visitor({ width: 390, bearer })).tab("/accesslog");
    await page.getByText("Not allowed", { exact: true }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Allow Me" }).click();
    await page.getByText("Allowed: Me").waitFor();
    await page.reload();
    await page.getByText("Allowed", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Withdraw Me" }).click();
    await page.getByText("Withdrawn: Me").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.reload();
    await page.getByText("Not allowed", { exact: true }).waitFor();
  });
});
