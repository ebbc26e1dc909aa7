import { expect, describe, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Somebody new with a son of 12. */
async function aParent() {
  const { address } = inject("shop");
  const bearer = await bearerOf(inject("shop"), newcomer());
  const member = { name: "Aarav Kulkarni", relation: "Son", birthdate: "2014-06-17", gender: "male", guardian_consent: true };
  const added = await fetch(`${address}/api/user/addChildUserByUser`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify(member),
  });
  expect(added.status).toBe(200);
  return visitor({ width: 390, bearer });
}

async function allow(page: Page, whose: RegExp): Promise<void> {
  await page.getByRole("checkbox", { name: whose }).check();
  await page.getByRole("button", { name: "Keep my entries" }).click();
  await page.getByRole("heading", { name: /^May we keep/ }).waitFor({ state: "detached" });
}

describe("a parent", () => {
  it("notes what a son drinks apart from their own, and finds him in the same tab again", async () => {
    const parent = await aParent();
    const page = await parent.tab("/watertracker");
    await allow(page, /my health data/);
    await page.getByRole("button", { name: "Bottle, 500 ml" }).click();
    await page.getByText("500 ml of 2,000 ml").waitFor();
    const whose = page.getByRole("combobox", { name: "Whose days" });
    await whose.selectOption({ label: "Aarav Kulkarni" });
    await allow(page, /the health data of Aarav Kulkarni/);
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor();
    await page.reload();
    await page.getByText("250 ml of 2,000 ml").waitFor();
    await expect.poll(() => whose.inputValue()).not.toBe("own");
    await page.evaluate(() => scrollTo(0, 0));
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

    const another = await parent.tab("/watertracker"); // A tab of its own begins with whoever is signed in.
    await another.getByText("500 ml of 2,000 ml").waitFor();
    await page.goto(`${inject("shop").address}/mealtracker`);
    await page.getByText("Under 18 there are no calories and no goal for them.").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});
