import { describe, expect, inject, it } from "vitest";
import { arrival, focusOn, tabTo } from "#tests/browser/harness/focus.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Somebody new at an address; nothing in this file is done by a mouse. */
async function somebodyAt(address: string): Promise<Page> {
  const person = await visitor({ width: 390 });
  await person.context.addCookies([{ name: "token", value: await bearerOf(inject("shop"), newcomer()), url: inject("shop").address }]);
  return person.tab(address);
}

/** Much of a page comes after it: the keys begin once what they look for stands there. */
const reach = async (page: Page, name: string) => {
  const named = ["button", "link", "radio", "checkbox"] as const;
  const sought = named.map((role) => page.getByRole(role, { name, exact: true }));
  await sought
    .reduce((any, one) => any.or(one), page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true })))
    .first()
    .waitFor({ state: "attached" });
  await tabTo(page, name);
};
const press = async (page: Page, name: string, key = "Enter") => {
  await reach(page, name);
  await page.keyboard.press(key);
};
/** Into the field of that name, in place of what stands there. */
const type = async (page: Page, name: string, text: string) => {
  await reach(page, name);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
};
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** The whole name of the button that begins like this: it tells which entry it is of. */
const whole = async (page: Page, begins: string): Promise<string> =>
  (await page
    .getByRole("button", { name: new RegExp(`^${begins}`) })
    .first()
    .getAttribute("aria-label")) ?? "";
/** To a page by its address, read from its heading on. */
const go = async (page: Page, address: string, heading: string) => {
  await page.goto(address);
  await arrival(page, heading);
};
/** What was pressed may go, but the focus stays within the page: else the next key would begin at its top. */
const keepsPlace = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);

describe("the keyboard alone", () => {
  it("works figures out, notes a day in every tracker, changes, takes back and walks a chart, with the focus in sight all the way", async () => {
    const page = await somebodyAt("/profile1");
    await type(page, "Weight", "72.25");
    await type(page, "Height", "170");
    await said(page, /^BMI 25/);

    await go(page, "/watertracker", "Water tracker");
    await press(
      page,
      "I allow Niramaya to keep my health data, and the practitioners of my appointments to read what is named above.",
      "Space",
    );
    await press(page, "Keep my entries");
    await page.getByText("May we keep your health data?").waitFor({ state: "detached" });
    await press(page, "Glass, 250 ml");
    await said(page, "250 ml of 2,000 ml");
    await type(page, "Your own amount in ml", "330");
    await page.keyboard.press("Enter");
    await said(page, "580 ml of 2,000 ml");
    await press(page, await whole(page, "Change 330 ml"));
    await type(page, "Amount in ml", "400");
    await press(page, "Save");
    await said(page, "650 ml of 2,000 ml");
    await keepsPlace(page);
    await press(page, await whole(page, "Remove 400 ml"));
    await said(page, "250 ml of 2,000 ml");
    await keepsPlace(page);
    await press(page, "Undo");
    await said(page, "650 ml of 2,000 ml");
    await keepsPlace(page);
    await tabTo(page, "Days: use the arrow keys");
    const chart = page.getByRole("slider", { name: "Days: use the arrow keys" });
    const heard: (string | null)[] = [];
    for (const key of ["End", "ArrowLeft", "Home", "ArrowRight", "End"]) {
      await page.keyboard.press(key);
      heard.push(await chart.getAttribute("aria-valuenow"));
    }
    expect(heard).toEqual(["7", "6", "1", "2", "7"]);
    expect(await chart.getAttribute("aria-valuetext")).toBe("Today: 650 ml. Not finished yet.");
    await press(page, "As a table");
    await page.getByRole("row", { name: /^Today 650 ml/ }).waitFor();

    await go(page, "/sleeptracker", "Sleep tracker");
    await press(page, "Good night");
    await press(page, "Good morning");
    await said(page, /^That was under 10 minutes/);
    await press(page, "The day before");
    await press(page, "Enter both times yourself, or a nap");
    await press(page, "Note this sleep");
    await said(page, "8 h of 8 h");
    await keepsPlace(page);

    await go(page, "/addexercise", "Add exercise");
    await type(page, "Search activities", "surya");
    await press(page, "Surya Namaskar", "Space");
    await type(page, "Minutes", "20");
    await type(page, "Your weight in kg", "60");
    await press(page, "Note this exercise");
    await said(page, "Surya Namaskar: 20 min, 70 kcal");
    await keepsPlace(page);

    await go(page, "/addmeal", "Add a meal");
    await type(page, "Search foods and dishes", "chapatti");
    await press(page, "Roti", "Space");
    await type(page, "How much", "2");
    await tabTo(page, "Meal");
    await page.keyboard.type("Lunch");
    await press(page, "Note it");
    await page.getByRole("list", { name: "Lunch" }).getByText("Roti, 2 pieces: 192 kcal").waitFor();
    await keepsPlace(page);

    await go(page, "/bmiandfattracker", "BMI and fat tracker");
    await type(page, "Weight", "61.5");
    await press(page, "Note it");
    await said(page, "61.5 kg");
    await keepsPlace(page);

    await go(page, "/wellness/mind/emotional/question", "Feelings");
    for (let question = 1; question <= 8; question += 1) {
      await said(page, `Question ${question} of 8`);
      await press(page, "sometimes");
    }
    await said(page, "50 of 100");

    await go(page, "/wellness", "Your day");
    await press(page, "A glass, 250 ml");
    await said(page, "900 ml of 2,000 ml");
    expect((await focusOn(page)).isSeen).toBe(true);
  });
});
