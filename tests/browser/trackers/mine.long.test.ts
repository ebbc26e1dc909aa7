import { readFile } from "node:fs/promises";
import { expect, inject, it, describe } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { customer } = visitors();

const sound = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

async function allowed(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /^I allow/ }).check();
  await page.getByRole("button", { name: "Keep my entries" }).click();
  await page.getByText("May we keep your health data?").waitFor({ state: "detached" });
}

/** All that somebody has noted, as the page gives it to them. */
async function downloaded(page: Page): Promise<string> {
  await page.goto(`${inject("shop").address}/wellness/entries`);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all entries" }).click();
  return readFile(await (await coming).path(), "utf8");
}

async function bring(page: Page, file: string): Promise<void> {
  await page.goto(`${inject("shop").address}/wellness/entries`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "my-entries.ndjson", mimeType: "", buffer: Buffer.from(file) });
}

describe("somebody who takes their entries along", () => {
  it("finds each row in another account as it was, and bringing the same file again changes nothing", async () => {
    const { address } = inject("shop");
    const page = await (await customer(newcomer(), { width: 390 })).tab("/watertracker");
    await allowed(page);
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByRole("button", { name: "Bottle, 500 ml" }).click();
    await page.getByText("750 ml of 2,000 ml").waitFor();
    await page.getByRole("button", { name: /^Remove 500 ml/ }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor();
    await page.goto(`${address}/addmeal`);
    await page.getByLabel("Search foods and dishes").fill("chapatti");
    await page.getByRole("radio", { name: "Roti", exact: true }).check();
    await page.getByLabel("How much").fill("2");
    await page.getByLabel("Meal", { exact: true }).selectOption("Lunch");
    await page.getByRole("button", { name: "Note it" }).click();
    await page.getByRole("list", { name: "Lunch" }).getByText("Roti, 2 pieces: 192 kcal").waitFor();
    await page.goto(`${address}/bmiandfattracker`);
    await page.getByRole("textbox", { name: "Weight", exact: true }).fill("158");
    await page.getByLabel("Unit").selectOption("lb");
    await page.getByRole("button", { name: "Note it" }).click();
    const weights = (of: Page) => of.getByRole("list", { name: "Entries of this day" });
    await weights(page).getByText("158 lb").waitFor();

    let file = "";
    const presses = async () => {
      file = await downloaded(page);
      return file.trimEnd().split("\n").length;
    };
    await expect.poll(presses).toBe(5); // The glass, the bottle and its removal, the rotis, the weight, each once it is sent.
    const other = await (await customer(newcomer(), { width: 1280 })).tab("/wellness/entries");
    await allowed(other);
    for (const told of ["New: 5. Already here: 0.", "New: 0. Already here: 5."]) {
      await bring(other, file);
      await other.getByText(told).waitFor();
      await other.goto(`${address}/watertracker`);
      await other.getByText("250 ml of 2,000 ml").waitFor();
      await expect.poll(() => other.getByRole("list", { name: "Entries of this day" }).getByRole("listitem").count()).toBe(1);
      await other.goto(`${address}/mealtracker`);
      await other.getByRole("list", { name: "Lunch" }).getByText("Roti, 2 pieces: 192 kcal").waitFor();
      await expect.poll(() => other.getByRole("list", { name: "Lunch" }).getByRole("listitem").count()).toBe(1);
      await other.goto(`${address}/bmiandfattracker`);
      await weights(other).getByText("158 lb").waitFor();
      await expect.poll(() => weights(other).getByRole("listitem").count()).toBe(1);
      expect(await downloaded(other)).toBe(file);
    }
  });

  it("downloads them, erases them here and on another device, and brings them back into another account", async () => {
    const mobile = newcomer();
    const page = await (await customer(mobile, { width: 390 })).tab("/watertracker");
    await allowed(page);
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor();
    const desk = await (await customer(mobile)).tab("/watertracker");
    await desk.getByText("250 ml of 2,000 ml").waitFor();

    await page.goto(`${inject("shop").address}/wellness/entries`);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all entries" }).click();
    const file = await (await coming).path();
    expect((await readFile(file, "utf8")).trimEnd().split("\n").length).toBe(1);
    await page.getByText(/The file is in your downloads/).waitFor();
    await sound(page);
    await page.getByRole("button", { name: "Erase water" }).click();
    await page.getByRole("alertdialog", { name: "Erase water permanently?" }).waitFor();
    await sound(page);
    await page.getByRole("button", { name: "Erase permanently" }).click();
    await page.getByText("Erased.").waitFor();
    await desk.getByText("Nothing noted yet").waitFor();

    const other = await (await customer(newcomer(), { width: 1280 })).tab("/wellness/entries");
    await allowed(other);
    await other.getByLabel("Choose a file").setInputFiles({ name: "my-entries.ndjson", mimeType: "", buffer: await readFile(file) });
    await other.getByText("New: 1. Already here: 0.").waitFor();
    await sound(other);
    await other.goto(`${inject("shop").address}/watertracker`);
    await other.getByText("250 ml of 2,000 ml").waitFor();
  });
});
